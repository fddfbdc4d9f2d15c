#include "movetext/games/api/any_game.hpp"

#include "movetext/games/api/place_names.hpp"

namespace mt {
namespace {

class SoughtBoard final : public SoughtPosition {
 public:
  SoughtBoard(const AnyGame& game, const AnyPosition& wanted) : game_(game), wanted_(wanted) {}
  bool is(const AnyPosition& position) const override { return game_.same_board(position, wanted_); }

 private:
  const AnyGame& game_;
  AnyPosition wanted_;
};

// For games whose pieces have no names.
class BoardKeyer final : public PositionKeyer {
 public:
  explicit BoardKeyer(const AnyGame& game) : game_(game) {}
  PositionKeys keys(const AnyPosition& position) const override {
    PositionKeys keys;
    keys.push_back(game_.board_key(position));
    return keys;
  }
  std::unique_ptr<KeyFollower> follow() const override { return std::make_unique<Follower>(*this); }

 private:
  class Follower final : public KeyFollower {
   public:
    explicit Follower(const BoardKeyer& keyer) : keyer_(keyer) {}
    const PositionKeys& keys(const AnyPosition& position) override {
      keys_ = keyer_.keys(position);
      return keys_;
    }

   private:
    const BoardKeyer& keyer_;
    PositionKeys keys_;
  };

  const AnyGame& game_;
};

}  // namespace

std::unique_ptr<const PositionKeyer> AnyGame::position_keyer() const {
  return std::make_unique<BoardKeyer>(*this);
}

std::unique_ptr<const SoughtPosition> AnyGame::seek(std::string_view text) const {
  std::vector<Diagnostic> notes;
  AnyPosition wanted;
  if (!parse_position(text, wanted, notes)) return nullptr;
  return std::make_unique<SoughtBoard>(*this, wanted);
}

std::unique_ptr<const SoughtPosition> AnyGame::seek_pattern(const PatternText& /*pattern*/,
                                                            std::string& fault) const {
  fault = "the pieces of " + spec_.name() + " cannot be searched for";
  return nullptr;
}

// Lists the moves as texts and plays each text. A canonical text names exactly one move, so play() refuses
// none of them.
bool AnyGame::next_positions(const AnyPosition& position, board::Notation notation,
                             std::vector<std::string>& moves, std::vector<AnyPosition>& after) const {
  if (!legal_moves(position, notation, moves)) return false;
  std::string canonical;
  for (const std::string& move : moves) {
    Diagnostic refusal;
    AnyPosition& next = after.emplace_back(position);
    if (!play(next, move, notation, canonical, refusal)) return false;
  }
  return true;
}

std::string AnyGame::place_name(Place place, board::Notation notation) const {
  if (place == no_place) return {};
  const board::Coordinates squares = coordinates();
  if (notation != board::Notation::points && notation != board::Notation::expanded) {
    const board::Cell cell = cell_of(squares.shape, place);
    return squares.shape.playable(cell) ? std::string(squares.name(cell, notation).view()) : std::string();
  }
  return PlaceNames::name_of(board::PointsDrawing(), place);
}

std::unique_ptr<const AnyGame> make_game(const GameSpec& spec) {
  return spec.family().make(spec);
}

}  // namespace mt
