#include "movetext/engine/protocol/xboard/variants.hpp"

#include "movetext/engine/protocol/api/words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace mt::engine::xboard {
namespace {

struct Variant {
  std::string_view name;
  std::string_view game;
  std::string_view positions = "fen";  // the notation of positions with the letters that the protocol uses
  bool has_rights = true;              // the FEN has fields for castling and en passant
  // Moves from the usual start after which White or Black is to move.
  std::array<std::string_view, 2> turns{};
};
// The protocol's specification requires this move before the setup of a position with Black to move.
constexpr std::string_view waiting_move = "a2a3";
// XBoard writes xiangqi positions with the letters H and E, and without the fields that are always empty.
// HoiXiangqi refuses any other form. MaxQi 4.8 does not clear the a-file when it clears the board, so the
// moves of `turns` empty that file first. MaxQi also reports false mates if the last of these moves ends on
// the b-file.
constexpr std::array<Variant, 3> variants{
    {{.name = usual_variant, .game = "chess", .turns = {"", waiting_move}},
     {.name = "fischerandom", .game = "chess960", .turns = {"", waiting_move}},
     {.name = "xiangqi",
      .game = "xiangqi",
      .positions = "wxf-fen",
      .has_rights = false,
      .turns = {"a3a4 a6a5 a4a5 a9a5 a0a5 i9i8 a5c5 i8i9", "a3a4 a6a5 a4a5 a9a5 a0a5 i9i8 a5c5"}}}};

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

std::optional<std::vector<std::string>> moves_to_turn(const AnyGame& game, Side side) {
  const std::string name = game.spec().name();
  std::vector<std::string> out;
  AnyPosition position = game.start();
  Diagnostic refusal;
  for (Words words(row_of(name).turns[static_cast<std::size_t>(side)]); !words.empty();)
    if (!game.play(position, words.take(), notation, out.emplace_back(), refusal)) return std::nullopt;
  if (game.to_move(position) != side) return std::nullopt;
  return out;
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
