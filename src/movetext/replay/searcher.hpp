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
  struct Instant {  // found in one position
    const SoughtPosition* position = nullptr;
    std::size_t number = 0;
    bool at_every_event = false;
  };
  struct Lasting {  // has to last, or to be at the end
    const SoughtStretch* sought = nullptr;
    std::size_t number = 0;
  };
  struct Sequence {
    const std::vector<SoughtMove>* moves = nullptr;
    std::size_t number = 0;
  };
  // How long a SoughtStretch has lasted.
  struct Stretch {
    std::uint32_t length = 0;
    FoundPlace first{};
  };
  // The progress of a line. Instants have none.
  struct Line {
    std::vector<Stretch> stretches{};     // of all elements of lasting_
    std::vector<std::uint64_t> made{};    // of all sequences: bit i is set if i of the moves have been made
    std::optional<AnyPosition> last{};    // the last position
    std::uint32_t last_event = no_event;  // the event that leads to it
    std::uint32_t label = 1;              // Event::value of the last ply (line_state.hpp)
  };
  struct Frame {
    Line before;
    Line now;
  };
  // What an event does in the line.
  struct Step {
    bool is_position = true;  // leads to a position that counts
    bool is_move = false;
    std::uint32_t label = 0;  // Event::value of the move
  };

  void bind(const AnyGame& game, std::span<const Search> searches);
  void begin_line();
  void end_line();
  void see(std::uint32_t event, const AnyPosition& position);
  void advance(std::uint32_t event, const AnyPosition& position);
  bool is_position(std::uint32_t event) const;
  Step step_of(std::uint32_t event, const AnyPosition& position) const;
  void last_on(std::uint32_t event, const AnyPosition& position);
  void follow(std::uint32_t event, const AnyPosition& position, std::uint32_t label);
  bool is_move(const SoughtMove& move, const AnyPosition& after, std::uint32_t label) const;
  bool keeps_lines() const { return where_ == SearchIn::all_lines && has_progress_; }

  const AnyGame* game_ = nullptr;
  std::optional<GameSpec> bound_to_;
  const Record* record_ = nullptr;
  SearchIn where_ = SearchIn::main_line;
  std::vector<std::optional<GameSearch>> searches_;  // nullopt: the game cannot have what is sought
  std::vector<Instant> instants_;
  std::vector<Lasting> lasting_;
  std::vector<Sequence> sequences_;
  bool has_progress_ = false;  // some searches are not instants
  std::vector<std::optional<FoundPlace>> found_;
  Line now_;
  Line before_;  // before the last move of the line, if keeps_lines()
  std::vector<Frame> frames_;
  std::size_t depth_ = 0;
  bool is_match_ = false;
};

}  // namespace mt::replay
