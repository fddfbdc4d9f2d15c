// Implements backgammon as a MatchGame (games/api/match_game.hpp). Positions and plays are values; the
// functions of this class are the operations on them.
//
//   const Backgammon game(rows::nackgammon);
//   Position position = game.start({.match_length = 5});
#pragma once
#include "movetext/board/shape.hpp"
#include "movetext/games/api/match_game.hpp"
#include "movetext/games/api/piece_signs.hpp"
#include "movetext/games/api/position_key.hpp"
#include "movetext/games/backgammon/cube.hpp"
#include "movetext/games/backgammon/explain.hpp"
#include "movetext/games/backgammon/generate.hpp"
#include "movetext/games/backgammon/match.hpp"
#include "movetext/games/backgammon/nearest_play.hpp"
#include "movetext/games/backgammon/plain_play.hpp"
#include "movetext/games/backgammon/play_text.hpp"
#include "movetext/games/backgammon/position_text.hpp"
#include "movetext/games/backgammon/resolve_play.hpp"
#include "movetext/games/backgammon/write_play.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::backgammon {

// These functions could be static. In other families they need the rules, and callers treat all families
// alike.
// NOLINTBEGIN(readability-convert-member-functions-to-static)
class Backgammon {
 public:
  using Position = backgammon::Position;
  using Play = backgammon::Play;
  using PlayText = backgammon::PlayText;
  using Misread = backgammon::Misread;

  explicit Backgammon(const Rules& rules) : rules_(rules) {}
  const Rules& rules() const { return rules_; }
  static std::string_view side_name(Side side) { return colour_name(side); }

  Position start(const MatchRules& match = {}) const { return start_position(rules_, match); }
  bool has_play(const Position& position) const {
    return backgammon::has_play(position.board, position.on_roll, position.dice);
  }
  Position play(const Position& position, const Play& play) const { return backgammon::play(position, play); }
  // Points have the numbers of the side that plays, as in MoveParts.
  void list_parts(const Play& play, MoveParts& out) const {
    out.clear();
    for (const Leg& leg : play.legs()) {
      out.add({leg.from, leg.to});
      if (leg.hits) out.captured.push_back(leg.to);
    }
    std::sort(out.captured.begin(), out.captured.end());
  }
  GameResult finished(const Position& position) const { return backgammon::finished(position); }
  int largest_loss(const Position& position, Side side) const { return position.borne_off(side) > 0 ? 1 : 3; }

  template <class Visit>
  void visit_plays(const Position& position, Visit&& visit) const {
    const auto plays = std::make_unique<PlayList>();
    legal_plays(position, *plays);
    for (const Play& play : *plays) visit(play);
  }
  Play in_order(const Play& play) const { return ordered(play); }

  // The checkers in searches. The upper row of a pattern has the points 13 to 18, the bar with Black's
  // checkers, and the points 19 to 24; the lower row has 12 to 7, the bar with White's checkers, and 6 to 1.
  // The points have the numbers of White.
  static constexpr PieceSigns piece_signs{.kinds = "C", .white = "O", .black = "X", .most = max_checkers};
  using Squares = Set64;
  board::Shape grid() const { return {13, 2, board::Squares::all}; }
  // The sides have the same rules, each from its own end of the board.
  static constexpr std::array<BoardSymmetry, 1> exchanged{{{.mirrors_rows = true, .exchanges_sides = true}}};
  std::span<const BoardSymmetry> board_symmetries() const { return exchanged; }
  int square_at(board::Cell cell) const {
    if (cell.x == 6) return cell.y == 0 ? bar : 0;
    return cell.y == 0 ? 12 - cell.x + (cell.x > 6 ? 1 : 0) : 13 + cell.x - (cell.x > 6 ? 1 : 0);
  }
  Set64 squares_of(const Position& position, Side side, std::size_t /*kind*/, int number) const {
    const Points own = points_with(position.board.of(side), number);
    if (side == Side::first) return own;
    return across(own) | own >> bar;
  }
  Side to_move(const Position& position) const { return position.to_decide; }

  bool play_plain(const Position& position, std::string_view text, Play& out) const {
    return backgammon::play_plain(position.board, position.on_roll, position.dice, text, out);
  }
  Misread read(std::string_view text, PlayText& out) const { return read_play_text(text, out); }
  bool says_no_play(const PlayText& text) const { return text.count == 0; }
  ResolvedPlay resolve(const Position& position, const PlayText& text) const {
    return resolve_play(position.board, position.on_roll, position.dice, text);
  }
  void remark(const Position& position, std::string_view written, const ResolvedPlay& found, Policy policy,
              std::vector<Diagnostic>& notes) const {
    if (found.results > 1) notes.push_back(explain_ambiguity(position, found, written));
    if (found.wrong_star)
      notes.push_back(
          {Code::hit_mark,
           severity(Code::hit_mark, policy),
           0,
           static_cast<std::uint32_t>(written.size()),
           std::string(written) + " hits fewer checkers than it has stars; read as " + play_text(found.play),
           {}});
  }
  bool play_literally(const Position& position, const PlayText& text, Play& out) const {
    return backgammon::play_literally(position.board, position.on_roll, text, out);
  }
  void write(const Play& play, board::Notation notation, std::string& out) const {
    const bool expanded = notation == board::Notation::expanded;
    write_play(play, expanded ? PlayNotation::expanded : PlayNotation::canonical, out);
  }
  Diagnostic explain(const Position& position, const PlayText& text, std::string_view written) const {
    return backgammon::explain(position, text, written);
  }
  Diagnostic explain(std::string_view written, Misread misread) const {
    return explain_misreading(written, misread);
  }
  void add_nearest(const Position& position, std::string_view written, Diagnostic& why) const {
    add_nearest_play(position, written, why);
  }
  std::string nearest_dice(const Position& position, const PlayText& text, std::string_view written) const {
    return backgammon::nearest_dice(position, text, written);
  }
  bool read_setup(std::string_view text, Side on_roll, Position& position,
                  std::vector<Diagnostic>& notes) const {
    const auto set = parse_position_in_match(rules_, text, on_roll, notes);
    if (!set) return false;
    position.board = set->position.board;
    position.cube.exponent = set->position.cube.exponent;
    position.cube.owner = set->position.cube.owner;
    return true;
  }

 private:
  Rules rules_;
};
// NOLINTEND(readability-convert-member-functions-to-static)
static_assert(MatchGame<Backgammon>);

}  // namespace mt::backgammon
