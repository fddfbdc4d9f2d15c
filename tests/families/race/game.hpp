// The race as a game of matches (games/api/match_game.hpp): positions and plays are values, and these
// functions are its operations.
#pragma once
#include "movetext/base/square_set.hpp"
#include "movetext/board/shape.hpp"
#include "movetext/games/api/match_game.hpp"
#include "movetext/games/api/piece_signs.hpp"
#include "race/rules.hpp"
#include "race/texts.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::race {

// `results`: 1 if the text means a legal play, else 0.
struct ResolvedPlay {
  Play play;
  int results = 0;
};

// Functions are not static even if they do not need the rules here: they may need them in another family.
// NOLINTBEGIN(readability-convert-member-functions-to-static)
class Race {
 public:
  using Position = race::Position;
  using Play = race::Play;
  using PlayText = race::PlayText;
  using Misread = bool;  // the text is not a play at all

  explicit Race(const Rules& rules) : rules_(rules) {}
  const Rules& rules() const { return rules_; }
  static constexpr std::string_view side_name(Side side) { return name_of(side); }

  Position start(const MatchRules& match) const;
  bool has_play(const Position& position) const { return !legal_plays(position).empty(); }
  Position play(Position position, const Play& play) const;
  GameResult finished(const Position& position) const;
  int largest_loss(const Position& position, Side side) const { return position.of(side)[1] == 0 ? 1 : 2; }
  template <class Visit>
  void visit_plays(const Position& position, Visit&& visit) const {
    for (const Play& play : legal_plays(position)) visit(play);
  }
  Play in_order(const Play& play) const { return play; }
  // A place is a number of steps from home.
  void list_parts(const Play& play, MoveParts& out) const {
    out.clear();
    for (std::size_t i = 0; i < play.count; ++i) out.add({play.legs[i].from, play.legs[i].to});
  }

  // The runners in searches. A pattern has a row for each side, Blue's above: from 0 steps away from home
  // to 12.
  static constexpr PieceSigns piece_signs{.kinds = "R", .white = "R", .black = "B", .most = 2};
  using Squares = Set64;
  board::Shape grid() const { return {most_steps + 1, 2, board::Squares::all}; }
  int square_at(board::Cell cell) const { return cell.y * (most_steps + 1) + cell.x; }
  Set64 squares_of(const Position& position, Side side, std::size_t /*kind*/, int number) const {
    const auto [one, two] = position.of(side);
    const int row = side == Side::first ? 0 : most_steps + 1;
    const Set64 both = one == two ? bit<Set64>(row + one) : Set64{0};
    return number > 1 ? both : bit<Set64>(row + one) | bit<Set64>(row + two);
  }
  Side to_move(const Position& position) const { return position.to_decide; }

  // Always false: a faster way to read two dice would gain nothing.
  bool play_plain(const Position& /*position*/, std::string_view /*text*/, Play& /*out*/) const {
    return false;
  }
  Misread read(std::string_view text, PlayText& out) const { return !read_play_text(text, out); }
  bool says_no_play(const PlayText& text) const { return text.legs.empty(); }
  ResolvedPlay resolve(const Position& position, const PlayText& text) const;
  void remark(const Position& /*position*/, std::string_view /*written*/, const ResolvedPlay& /*found*/,
              Policy /*policy*/, std::vector<Diagnostic>& /*notes*/) const {}
  bool play_literally(const Position& position, const PlayText& text, Play& out) const;
  void write(const Play& play, board::Notation /*notation*/, std::string& out) const {
    write_play(play, out);
  }
  Diagnostic explain(const Position& position, const PlayText& text, std::string_view written) const;
  Diagnostic explain(std::string_view written, Misread misread) const;
  void add_nearest(const Position& /*position*/, std::string_view /*written*/, Diagnostic& /*why*/) const {}
  std::string nearest_dice(const Position& /*position*/, const PlayText& /*text*/,
                           std::string_view /*written*/) const {
    return {};
  }
  bool read_setup(std::string_view text, Side /*on_roll*/, Position& position,
                  std::vector<Diagnostic>& notes) const {
    return read_position(rules_, text, position, notes);
  }

 private:
  Rules rules_;
};
// NOLINTEND(readability-convert-member-functions-to-static)
static_assert(MatchGame<Race>);

}  // namespace mt::race
