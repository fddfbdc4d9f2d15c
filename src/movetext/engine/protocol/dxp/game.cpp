#include "movetext/engine/protocol/dxp/game.hpp"

#include "movetext/engine/protocol/api/square_moves.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <algorithm>
#include <utility>

namespace mt::engine::dxp {

bool has_game(const GameSpec& spec) {
  const auto game = parse_game("international");
  return game && spec == *game;
}

BackRequest move_at(int ply, bool white_began) {
  const int from_white = ply + (white_began ? 0 : 1);
  return {.number = from_white / 2 + 1, .is_white = from_white % 2 == 0};
}

int ply_of(const BackRequest& move, bool white_began) {
  return (move.number - 1) * 2 + (move.is_white ? 0 : 1) - (white_began ? 0 : 1);
}

std::optional<std::string> find_move(const AnyGame& game, const AnyPosition& position, const Move& move) {
  const SquareMove meant{.from = move.from, .to = move.to, .taken = move.taken};
  for (SquareMove& each : square_moves(game, position))
    if (each.is_same(meant)) return std::move(each.move);
  return std::nullopt;
}

std::optional<Move> squares_of(const AnyGame& game, const AnyPosition& position, std::string_view move) {
  for (SquareMove& each : square_moves(game, position))
    if (each.move == move) return Move{.from = each.from, .to = each.to, .taken = std::move(each.taken)};
  return std::nullopt;
}

std::unique_ptr<Game> Game::begin(const GameSpec& spec, std::string_view position) {
  Diagnostic problem;
  auto board = replay::LiveGame::begin(spec, {.start = std::string(position)}, problem);
  if (!board || board->rules().outcome(board->position()).kind != Outcome::Kind::open) return nullptr;
  std::shared_ptr<const AnyGame> rules = make_game(spec);
  GameLine line = position.empty() ? GameLine(rules) : GameLine(rules, board->position());
  return std::unique_ptr<Game>(new Game(std::move(board), std::move(line)));
}

Outcome Game::claim() const {
  const Outcome outcome = board_->outcome();
  return outcome.kind == Outcome::Kind::open ? board_->claim() : outcome;
}

bool Game::play(std::string_view move) {
  const Side side = to_move();
  std::string canonical;
  Diagnostic refusal;
  if (!board_->play(move, line_.game().notation(), canonical, refusal)) return false;
  line_.add(std::move(canonical), board_->position());
  ++made_[static_cast<std::size_t>(side)];
  return true;
}

bool Game::take_back(const BackRequest& move) {
  const int now = static_cast<int>(line_.moves().size());
  const int ply = ply_of(move, is_white(line_.game().to_move(line_.start())));
  if (ply < 0 || ply > now) return false;
  if (ply < now && !board_->take_back(static_cast<std::uint32_t>(ply))) return false;
  while (static_cast<int>(line_.moves().size()) > ply) {
    line_.take_back();
    --made_[static_cast<std::size_t>(to_move())];
  }
  return true;
}

}  // namespace mt::engine::dxp
