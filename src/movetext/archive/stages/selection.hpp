// Which records of an archive are wanted: a filter with its conditions prepared.
//
//   Selection selection;
//   std::string fault = selection.require("eco:B90..B99 and elo>=2400", make_pattern);
//   if (selection.refuses_tags(record, number)) skip();  // as soon as its tags are read
//   if (selection.refuses(record, number)) skip();       // as soon as it is read
//   if (selection.takes(record, played)) write();   // when it has been replayed
#pragma once
#include "movetext/archive/stages/game_filter.hpp"
#include "movetext/openings/tagger.hpp"
#include "movetext/record/filter.hpp"
#include "movetext/record/tag_condition.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/sought_positions.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

class Selection {
 public:
  // What is known of a record once it has been replayed.
  struct Played {
    const AnyGame* game = nullptr;  // nullptr: it is not known
    const replay::Replayed* replayed = nullptr;
    const replay::SoughtPositions* sought = nullptr;  // positions(), looked for in this record
    bool white_first = true;
    std::uint64_t number = 0;  // of the record in its file, from 1
  };

  // Requires this of records, too.  Returns what is wrong with the text of the filter; empty: nothing.
  std::string require(std::string_view text, MakePattern make_pattern);
  // Says that the names of openings are known only after the replay: of all records, or of those that do not
  // have them.
  void wait_for_openings(openings::Renew renew) { openings_ = renew; }

  bool takes_all() const { return filter_.empty(); }
  // Says that a record of which the tags are read is not wanted, whatever its moves are.
  bool refuses_tags(const Record& record, std::uint64_t number) const {
    return refuses_early(record, number, false);
  }
  // Says that a record which is not replayed is not wanted, whatever comes of that.
  bool refuses(const Record& record, std::uint64_t number) const {
    return refuses_early(record, number, true);
  }
  bool takes(const Record& record, const Played& played) const;

  // The positions that conditions ask for, and the games.
  const std::vector<std::string>& positions() const { return positions_; }
  std::vector<GameSpec> games() const;
  bool asks_for_ends() const { return asks_for(FilterName::ends); }
  // Says that the records of a file are numbered, which they are only one after the other.
  bool asks_for_numbers() const { return asks_for(FilterName::number); }
  // Says that no record of a file after that one is wanted.
  bool is_over_after(std::uint64_t number) const;
  // Says that conditions, or the names of the players in the record, need to know the game and its moves.
  bool asks_the_replay(const Record& record) const;

 private:
  // A condition in the form of its name.
  struct Prepared {
    FilterName name = FilterName::player;
    Comparison comparison = Comparison::fits;
    TagCondition tags{};
    Bounds numbers{};  // of plies, or of records
    GameFilter game{};
    std::size_t position = 0;  // in positions_
    End end = End::none;
    bool is_of_opening = false;  // the condition is about a tag that names the opening
  };

  std::string prepare(const Condition& condition, MakePattern make_pattern, Prepared& out);
  bool asks_for(FilterName name) const;
  bool refuses_early(const Record& record, std::uint64_t number, bool is_whole) const;
  bool is_known(const Prepared& condition, const Record& record, bool is_whole) const;
  static bool holds(const Prepared& condition, const Record& record, const Played& played,
                    std::string& scratch);

  Filter filter_;
  std::vector<Prepared> prepared_;  // in the order of filter_.conditions()
  std::vector<std::string> positions_;
  std::optional<openings::Renew> openings_;  // nothing: they are what the record says
};

}  // namespace mt::archive
