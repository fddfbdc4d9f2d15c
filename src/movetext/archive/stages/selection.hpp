// Selects records of an archive: a filter whose conditions are prepared once.
//
//   Selection selection;
//   std::string fault = selection.require("eco:B90..B99 and elo>=2400", make_pattern);
//   if (selection.refuses_tags(record, number)) skip();  // when its tags are read
//   if (selection.refuses(record, number)) skip();       // when it has been read
//   if (selection.takes(record, played)) write();   // when it has been replayed
#pragma once
#include "movetext/archive/stages/game_filter.hpp"
#include "movetext/openings/tagger.hpp"
#include "movetext/record/annotation_condition.hpp"
#include "movetext/record/filter.hpp"
#include "movetext/record/tag_condition.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/search.hpp"
#include "movetext/replay/searcher.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

// Reads the file of that name. Returns nullopt if there is no such file.
using ReadTextFile = std::optional<std::string> (*)(const std::string& name);

// Returns whether conditions with that name search the positions of a record.
constexpr bool is_of_positions(FilterName name) {
  return name == FilterName::position || name == FilterName::material || name == FilterName::pattern ||
         name == FilterName::moves;
}

class Selection {
 public:
  // Facts about a record once it has been replayed.
  struct Played {
    const AnyGame* game = nullptr;  // nullptr if the game is not known
    const replay::Replayed* replayed = nullptr;
    const replay::Searcher* searcher = nullptr;  // has searched the record for Selection::searches()
    bool white_first = true;
    std::uint64_t number = 0;  // number of the record in its file, from 1
  };

  // Adds a filter. Records must also pass the filters added before. Returns an error message, or an empty
  // string if the filter is valid.
  // Without `read_file`, patterns cannot be in files.
  std::string require(std::string_view text, MakePattern make_pattern, ReadTextFile read_file = nullptr);
  // After this call, conditions on openings are tested after the replay. Depending on `renew`, this holds for
  // all records, or only for records that do not name the opening.
  void wait_for_openings(openings::Renew renew) { openings_ = renew; }

  // After this call, variations are searched as well.
  void look_into_variations() { where_ = replay::SearchIn::all_lines; }

  // A condition, prepared for the type of its value.
  struct Prepared {
    FilterName name = FilterName::player;
    Comparison comparison = Comparison::fits;
    TagCondition tags{};
    Bounds numbers{};  // bounds of plies or of record numbers
    GameFilter game{};
    std::size_t search = 0;  // index in searches()
    AnnotationCondition annotations{};
    End end = End::none;
    bool is_of_opening = false;  // the condition is about a tag that names the opening
    bool is_negated() const { return comparison == Comparison::differs; }
  };
  const Filter& filter() const { return filter_; }
  // Returns the conditions, in the order of filter().conditions().
  const std::vector<Prepared>& prepared() const { return prepared_; }
  // Returns whether conditions on openings are tested after the replay.
  bool waits_for_openings() const { return openings_.has_value(); }

  bool takes_all() const { return filter_.empty(); }
  // Returns whether the tags alone are enough to refuse a record, whatever its moves are.
  bool refuses_tags(const Record& record, std::uint64_t number) const {
    return refuses_early(record, number, false);
  }
  // Returns whether a record can be refused without a replay, whatever the replay would show.
  bool refuses(const Record& record, std::uint64_t number) const {
    return refuses_early(record, number, true);
  }
  bool takes(const Record& record, const Played& played) const;
  // Returns the place in a selected record that the first condition with a place has found. Returns nullopt
  // if no condition of the filter is about places, or if such conditions hold only because they are negated.
  std::optional<replay::FoundPlace> place(const Record& record, const Played& played) const;

  // Return the searches and the games that occur in the conditions.
  const std::vector<replay::Search>& searches() const { return searches_; }
  replay::SearchIn where() const { return where_; }
  std::vector<GameSpec> games() const;
  bool asks_for_ends() const { return asks_for(FilterName::ends); }
  // Returns whether the records of a file must be numbered, and so read in sequence.
  bool asks_for_numbers() const { return asks_for(FilterName::number); }
  // Returns whether no record after this number is wanted from a file.
  bool is_over_after(std::uint64_t number) const;
  // Returns whether the record must be replayed to test the conditions: a condition depends on the game or
  // its moves, or the game decides which player of the record has which colour.
  bool asks_the_replay(const Record& record) const;

 private:
  std::string prepare(const Condition& condition, MakePattern make_pattern, ReadTextFile read_file,
                      Prepared& out);
  std::string prepare_search(const Condition& condition, ReadTextFile read_file, Prepared& out);
  bool asks_for(FilterName name) const;
  bool refuses_early(const Record& record, std::uint64_t number, bool is_whole) const;
  bool is_known(const Prepared& condition, const Record& record, bool is_whole) const;
  bool holds(const Prepared& condition, const Record& record, const Played& played,
             std::string& scratch) const;
  bool in_variations() const { return where_ == replay::SearchIn::all_lines; }

  Filter filter_;
  std::vector<Prepared> prepared_;  // in the order of filter_.conditions()
  std::vector<replay::Search> searches_;
  replay::SearchIn where_ = replay::SearchIn::main_line;
  // Set by wait_for_openings(); if empty, only the record's own tags count.
  std::optional<openings::Renew> openings_;
};

}  // namespace mt::archive
