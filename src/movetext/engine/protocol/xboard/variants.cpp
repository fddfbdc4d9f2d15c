#include "movetext/engine/protocol/xboard/variants.hpp"

#include "movetext/engine/protocol/api/words.hpp"

#include <algorithm>
#include <array>

namespace mt::engine::xboard {
namespace {

struct Variant {
  std::string_view name;
  std::string_view game;
  std::string_view positions = "fen";  // the notation of positions that has the protocol's letters
  bool has_rights = true;              // to castle and to capture en passant: fields of its FEN
};
// The games that the protocol names or writes otherwise than we do.  XBoard writes xiangqi with H and E and
// without fields that are always empty; HoiXiangqi refuses anything else.
constexpr std::array<Variant, 3> variants{
    {{usual_variant, "chess"}, {"fischerandom", "chess960"}, {"xiangqi", "xiangqi", "wxf-fen", false}}};

Variant row_of(std::string_view game) {
  const auto* row =
      std::find_if(variants.begin(), variants.end(), [&](const Variant& each) { return each.game == game; });
  return row == variants.end() ? Variant{game, game} : *row;
}

}  // namespace

std::string variant_of(const GameSpec& spec) {
  const std::string game = spec.name();
  return std::string(row_of(game).name);
}

Fields fields_of(const AnyGame& game, const AnyPosition& position) {
  const std::string name = game.spec().name();
  const Variant row = row_of(name);
  std::string text;
  game.write_position(position, row.positions, text);
  Words words(text);
  Fields out{.men = std::string(words.take()), .side = std::string(words.take())};
  const std::string_view castling = words.take();
  const std::string_view en_passant = words.take();
  if (row.has_rights) {
    out.castling = castling;
    out.en_passant = en_passant;
  }
  out.counters = words.take_rest();
  return out;
}

std::string fen_of(const Fields& fields) {
  std::string out = fields.men;
  for (const std::string* field : {&fields.side, &fields.castling, &fields.en_passant, &fields.counters})
    if (!field->empty()) out.append(" ").append(*field);
  return out;
}

}  // namespace mt::engine::xboard
