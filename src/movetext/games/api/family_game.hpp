// The common implementation of AnyGame for games of single moves. G is a Game (game.hpp).
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/family_keyer.hpp"
#include "movetext/games/api/game.hpp"
#include "movetext/games/api/refusal.hpp"
#include "movetext/games/api/sought_pieces.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace mt {

// Finds the moves that a text can mean in the notation of `read`. If there are none, and the text can also be
// read in a second notation, finds the moves of the second reading. If that reading has moves, stores it in
// `read`. Returns false if the position is too complex.
template <class G>
bool match_either(const G& game, const typename G::Position& position, std::string_view text,
                  typename G::MoveText& read, typename G::MoveList& moves) {
  if (!game.match(position, read, moves, nullptr)) return false;
  if constexpr (HasRivalNotations<G>) {
    const std::optional<board::Notation> rival = rival_of(game, read);
    if (!moves.empty() || !rival) return true;
    typename G::MoveText other;
    if (game.read(text, other, rival) || other.notation != *rival) return true;
    if (!game.match(position, other, moves, nullptr)) moves.clear();
    if (!moves.empty()) read = other;
  }
  return true;
}

// Returns whether a text with this fault is meant as another move, in a search: Qxg7 is not Qg7, and bxc3 is
// not Bxc3.
constexpr bool names_another(Code spelling_fault) {
  return spelling_fault == Code::wrong_separator || spelling_fault == Code::letter_case;
}

template <Game G>
class FamilyGame : public AnyGame {
 public:
  template <class Rules>
  FamilyGame(const GameSpec& spec, const Rules& rules) : AnyGame(spec), game_(rules) {}
  const G& rules() const { return game_; }

  // A game with several notations of moves or positions overrides the functions from here to perft(). A game
  // with a faster perft overrides perft().
  board::Notation notation() const override { return game_.notation(); }
  bool knows(board::Notation notation) const override { return notation == game_.notation(); }
  std::vector<std::string_view> position_notations() const override { return {"fen"}; }
  bool write_position(const AnyPosition& position, std::string_view notation,
                      std::string& out) const override {
    if (notation != "fen") return false;
    game_.write_position(at(position), out);
    return true;
  }
  Result<std::uint64_t> perft(const AnyPosition& position, int depth) const override {
    return count_paths(at(position), depth);
  }
  AnyPosition start() const override { return AnyPosition(game_.start()); }
  Side to_move(const AnyPosition& position) const override { return game_.to_move(at(position)); }
  bool same_board(const AnyPosition& a, const AnyPosition& b) const override {
    return game_.same_board(at(a), at(b));
  }
  std::uint64_t board_key(const AnyPosition& position) const override {
    return game_.board_key(at(position));
  }
  std::vector<AnyPosition> images(const AnyPosition& position) const override {
    if constexpr (HasSymmetries<G>) {
      std::vector<AnyPosition> out;
      for (const Position& image : game_.images(at(position))) out.emplace_back(image);
      return out;
    } else {
      return {position};
    }
  }
  std::unique_ptr<const PositionKeyer> position_keyer() const override {
    if constexpr (HasPieces<G>)
      return std::make_unique<FamilyKeyer<G>>(game_, key_name(spec()), this->white());
    else
      return AnyGame::position_keyer();
  }
  Outcome outcome(const AnyPosition& position) const override {
    typename G::Referee referee(game_);
    referee.reset(at(position));
    return referee.outcome();
  }
  bool parse_position(std::string_view text, AnyPosition& out,
                      std::vector<Diagnostic>& notes) const override {
    Position position;
    if (!game_.parse_position(text, position, notes)) return false;
    out = AnyPosition(position);
    return true;
  }
  std::unique_ptr<const SoughtPosition> seek(std::string_view text) const override {
    std::vector<Diagnostic> notes;
    auto sought = std::make_unique<Wanted>(game_);
    if (!game_.read_sought(text, sought->wanted, notes)) return nullptr;
    return sought;
  }
  PieceSigns piece_signs() const override {
    if constexpr (HasPieces<G>)
      return G::piece_signs;
    else
      return {};
  }
  std::unique_ptr<const SoughtPosition> seek_material(const MaterialText& wanted) const override {
    if constexpr (HasPieces<G>)
      return SoughtMaterial<G>::make(game_, wanted, this->white());
    else
      return nullptr;
  }
  std::unique_ptr<const SoughtPosition> seek_pattern(const PatternText& pattern,
                                                     std::string& fault) const override {
    if constexpr (HasPieces<G>)
      return SoughtPattern<G>::make(game_, pattern, this->white(), fault);
    else
      return AnyGame::seek_pattern(pattern, fault);
  }
  std::uint32_t move_number(const AnyPosition& position) const override {
    return game_.move_number(at(position));
  }
  bool reads_move(std::string_view text) const override {
    typename G::MoveText read;
    return !game_.read(text, read, std::nullopt);
  }
  bool leads(const AnyPosition& before, std::string_view text, const AnyPosition& after) const override {
    typename G::MoveText read;
    typename G::MoveList moves;
    const Position p = at(before);
    if (game_.read(text, read, std::nullopt) || !match_either(game_, p, text, read, moves)) return false;
    const Position next = at(after);
    for (const auto& move : moves)
      if (game_.same_board(game_.play(p, move), next))
        return !names_another(game_.spelling_fault(p, read, move));
    return false;
  }
  bool legal_moves(const AnyPosition& position, board::Notation notation,
                   std::vector<std::string>& out) const override {
    typename G::MoveList moves;
    return list(at(position), notation, moves, out);
  }
  bool list_moves(const AnyPosition& position, std::vector<MoveParts>& out) const override {
    typename G::MoveList moves;
    const Position p = at(position);
    if (!game_.legal_moves(p, moves)) return false;
    for (const auto& move : moves) game_.list_parts(p, move, out.emplace_back());
    return true;
  }
  bool next_positions(const AnyPosition& position, board::Notation notation, std::vector<std::string>& out,
                      std::vector<AnyPosition>& after) const override {
    typename G::MoveList moves;
    const Position p = at(position);
    if (!list(p, notation, moves, out)) return false;
    for (const auto& move : moves) after.emplace_back(game_.play(p, move));
    return true;
  }
  bool play(AnyPosition& position, std::string_view text, board::Notation notation, std::string& canonical,
            Diagnostic& refusal) const override {
    const Position p = at(position);
    typename G::Move move;
    if (std::optional<Diagnostic> why = choose(p, text, move)) {
      refusal = std::move(*why);
      return false;
    }
    game_.write_move(p, move, notation, canonical);
    position = AnyPosition(game_.play(p, move));
    return true;
  }
  // Sets `out` to the one legal move that the text means. Returns a diagnostic if there is none.
  std::optional<Diagnostic> choose(const typename G::Position& p, std::string_view text,
                                   typename G::Move& out) const {
    typename G::MoveList moves;
    std::optional<Diagnostic> why = read_move(p, text, moves);
    if (!why) out = moves.front();
    return why;
  }

 protected:
  using Position = typename G::Position;
  static Position at(const AnyPosition& position) { return position.as<Position>(); }

 private:
  struct Wanted final : SoughtPosition {
    explicit Wanted(const G& rules) : game(rules) {}
    bool is(const AnyPosition& position) const override { return game.is_sought(at(position), wanted); }
    const G& game;
    typename G::Sought wanted{};
  };

  bool list(const Position& p, board::Notation notation, typename G::MoveList& moves,
            std::vector<std::string>& out) const {
    if (!game_.legal_moves(p, moves)) return false;
    game_.write_moves(p, moves, notation, out);
    return true;
  }
  Result<std::uint64_t> count_paths(const Position& position, int depth) const {
    if (depth <= 0) return std::uint64_t{1};
    typename G::MoveList moves;
    if (!game_.legal_moves(position, moves)) return Fault{Code::too_complex, 0, 0};
    if (depth == 1) return std::uint64_t{moves.size()};
    std::uint64_t paths = 0;
    for (const auto& move : moves) {
      const Result<std::uint64_t> behind = count_paths(game_.play(position, move), depth - 1);
      if (!behind) return behind;
      paths += *behind;
    }
    return paths;
  }
  // Sets `moves` to the one move that the text means. Returns a diagnostic if there is none.
  std::optional<Diagnostic> read_move(const Position& p, std::string_view text,
                                      typename G::MoveList& moves) const {
    typename G::MoveText read;
    if (const auto misread = game_.read(text, read, std::nullopt)) return game_.explain(text, misread);
    if (!match_either(game_, p, text, read, moves)) moves.clear();
    if (moves.empty()) return game_.explain(p, text, read);
    if (moves.size() > 1) return game_.explain_ambiguity(p, text, read, moves);
    // A record may continue after the end of its game; a player may not.
    typename G::MoveList legal;
    if (!game_.legal_moves(p, legal) || !legal.empty()) return std::nullopt;
    return refusal_after_end(text, outcome(AnyPosition(p)).reason);
  }

 protected:
  G game_;
};

}  // namespace mt
