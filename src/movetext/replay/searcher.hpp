// Searches the positions of a record while it is replayed.
//
//   Searcher searcher;
//   searcher.begin(*game, record, searches, SearchIn::main_line);
//   replay(record, *game, *game, {.lines = &searcher});
//   searcher.finish();
//   if (searcher.found(0)) select(record);
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/record/record.hpp"
#include "movetext/replay/replay.hpp"
#include "movetext/replay/search.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mt::replay {

enum class SearchIn : std::uint8_t { main_line, all_lines };

// A position that was found.
struct FoundPlace {
  std::uint32_t event =
      no_event;  // the event of the tape that leads to it; no_event: the start of the record
  // Unset if a condition on annotations found the event, and the position is not known.
  std::optional<AnyPosition> position{};
};

class Searcher final : public LineFollower {
 public:
  // Starts the next record. What a game cannot have is never found in its records. `game` and `record` must
  // be valid until the record has been replayed, `searches` as long as the searcher is used.
  void begin(const AnyGame& game, const Record& record, std::span<const Search> searches, SearchIn where);
  void start(const AnyPosition& position) override;
  void visit(std::uint32_t event, const AnyPosition& position) override;
  void open() override;
  void close() override;
  // Ends the last game of the record.
  void finish();

  // Returns where searches[number] was found first, or nullptr.
  const FoundPlace* found(std::size_t number) const { return found_[number] ? &*found_[number] : nullptr; }

 private:
  // The searches in three lists; `number` is the index in found_.
  struct Watched {  // tested in each position
    const SoughtPosition* position = nullptr;
    const SoughtStretch* sought = nullptr;
    std::size_t number = 0;
    std::size_t stretch = 0;  // index in Line::stretches if the position has to last
  };
  struct Final {  // tested in the final position
    const SoughtPosition* position = nullptr;
    std::size_t number = 0;
  };
  struct Sequence {
    const std::vector<SoughtMove>* moves = nullptr;
    std::size_t number = 0;
  };
  // How long a position has lasted.
  struct Stretch {
    std::uint32_t length = 0;
    std::uint32_t end = 0;  // Line::positions at its last position
    FoundPlace first{};
  };
  // The progress of a line.
  struct Line {
    std::uint32_t positions = 0;  // how many have been seen
    std::vector<Stretch> stretches{};
    std::vector<std::uint64_t> made{};  // of all sequences: bit i is set if i of the moves have been made
    // The last position; if needs_last_ is false, the last one of a stretch.
    std::optional<AnyPosition> last{};
    std::uint32_t last_event = no_event;  // the event that leads to it
    std::uint32_t label = 1;              // Event::value of the last ply (line_state.hpp)
  };
  struct Frame {
    Line before;
    Line now;
  };
  // What an event does in the line.
  struct Step {
    bool is_move = false;
    std::uint32_t label = 0;  // Event::value of the move
  };

  void bind(const AnyGame& game, std::span<const Search> searches);
  void reset();
  void begin_line();
  void end_line();
  void note(std::size_t number, const FoundPlace& place);
  void drop_found();
  void prepare_for(std::uint32_t event);
  void see(std::uint32_t event, const AnyPosition& position);
  void take(std::uint32_t event, const AnyPosition& position);
  void lengthen(const Watched& watched, std::uint32_t event, const AnyPosition& position);
  void advance(std::uint32_t event, const AnyPosition& position);
  bool is_position(std::uint32_t event) const { return !is_match_ || is_match_position(event); }
  bool is_match_position(std::uint32_t event) const;
  bool is_setup(std::uint32_t event) const;
  bool is_repeat(std::uint32_t event, const AnyPosition& position) const;
  Step step_of(std::uint32_t event, const AnyPosition& position) const;
  void follow(std::uint32_t event, const AnyPosition& position, std::uint32_t label);
  bool is_move(const SoughtMove& move, const AnyPosition& after, std::uint32_t label) const;
  bool keeps_lines() const { return where_ == SearchIn::all_lines && (needs_last_ || stretches_ > 0); }

  const AnyGame* game_ = nullptr;
  std::optional<GameSpec> bound_to_;
  const Record* record_ = nullptr;
  SearchIn where_ = SearchIn::main_line;
  std::vector<std::optional<GameSearch>> searches_;  // nullopt: the game cannot have what is sought
  std::vector<Watched> watched_;
  std::vector<Watched> open_;  // those of which nothing has been found in this record
  std::vector<Final> finals_;
  std::vector<Sequence> sequences_;
  std::size_t stretches_ = 0;  // the number of positions that have to last
  bool needs_last_ = false;    // some searches need each position at the next one, or at the end
  std::size_t possible_ = 0;   // the number of searches for something that the game can have
  std::size_t unfound_ = 0;    // how many of these have found nothing in this record
  std::vector<std::optional<FoundPlace>> found_;
  Line now_;
  Line before_;  // before the last move of the line, if keeps_lines()
  std::vector<Frame> frames_;
  std::size_t depth_ = 0;
  bool is_match_ = false;
};

}  // namespace mt::replay
