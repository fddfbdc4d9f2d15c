#include "movetext/capi/position.hpp"

#include "movetext/archive/core/place.hpp"
#include "movetext/games/api/picture.hpp"
#include "movetext/games/api/position_letters.hpp"
#include "movetext/report/diagnostics.hpp"
#include "movetext/report/json_line.hpp"

#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace mt::capi {
namespace {

std::string_view word_of(Outcome::Kind kind) {
  constexpr std::array<std::string_view, 3> words{"open", "win", "draw"};
  return words[static_cast<std::size_t>(kind)];
}

// Returns the notation of moves with that name, or the usual one of the game for an empty name.
std::optional<board::Notation> notation_of(const AnyGame& game, std::string_view name) {
  if (name.empty()) return game.notation();
  const auto notation = board::notation_named(name);
  return notation && game.knows(*notation) ? notation : std::nullopt;
}

void put_places(report::JsonLine& line, std::string_view name, const AnyGame& game,
                std::span<const Place> places) {
  std::vector<std::string> names;
  for (const Place place : places) names.push_back(game.place_name(place, game.notation()));
  line.texts(name, std::vector<std::string_view>(names.begin(), names.end()));
}

// Returns all places of a game in their order.
std::vector<Place> all_places(const AnyGame& game, const AnyPosition& position) {
  const board::Diagram diagram = game.diagram(position);
  const auto* const drawing = std::get_if<board::Drawing>(&diagram);
  const int count =
      drawing == nullptr ? board::bar_place + 1 : drawing->shape().width * drawing->shape().height;
  std::vector<Place> places(static_cast<std::size_t>(count));
  std::iota(places.begin(), places.end(), Place{0});
  return places;
}

void write_move(const AnyGame& game, const std::string& text, const MoveParts& parts, std::string& out) {
  // Squares have the names of the usual notation; in games with letters and pieces, those of coordinates.
  const board::Notation squares = game.notation();
  report::JsonLine line(out);
  line.text("move", text);
  if (parts.from() != no_place) line.text("from", game.place_name(parts.from(), squares));
  if (parts.to() != no_place) line.text("to", game.place_name(parts.to(), squares));
  if (!parts.captured.empty()) put_places(line, "captured", game, parts.captured);
  if (parts.promotion != 0) line.text("promotion", std::string(1, parts.promotion));
  if (parts.steps().size() > 1) {
    line.list("steps");
    for (const MoveParts::Step step : parts.steps()) {
      line.item();
      line.text("from", game.place_name(step.from, squares));
      line.text("to", game.place_name(step.to, squares));
    }
    line.end_list();
  }
  line.end();
}

}  // namespace

void Position::put(const Diagnostic& diagnostic) {
  report::write_diagnostic_json(
      answer_,
      archive::Place{
          .file = "position", .column = diagnostic.begin + 1U, .length = diagnostic.end - diagnostic.begin},
      diagnostic);
}

bool Position::read(std::string_view text) {
  answer_.clear();
  if (text.empty()) return true;
  std::vector<Diagnostic> notes;
  const bool good =
      read_position_text(text, notes, [&](std::string_view plain, std::vector<Diagnostic>& found) {
        return game_->parse_position(plain, at_, found);
      });
  for (const Diagnostic& note : notes) put(note);
  return good;
}

bool Position::play(std::string_view move) {
  answer_.clear();
  std::string canonical;
  Diagnostic refusal;
  if (!game_->play(at_, move, game_->notation(), canonical, refusal)) {
    put(refusal);
    return false;
  }
  answer_ = canonical;
  return true;
}

bool Position::list_moves(std::string_view notation) {
  const auto wanted = notation_of(*game_, notation);
  std::vector<std::string> texts;
  std::vector<MoveParts> parts;
  if (!wanted || !game_->legal_moves(at_, *wanted, texts) || !game_->list_moves(at_, parts)) return false;
  for (std::size_t i = 0; i < texts.size(); ++i) write_move(*game_, texts[i], parts[i], answer_);
  return true;
}

void Position::list_facts() {
  report::JsonLine line(answer_);
  line.text("game", game_->spec().name());
  line.text("side", game_->side_name(game_->to_move(at_)));
  line.number("number", game_->move_number(at_));
  line.texts("notations", game_->position_notations());
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < board::notation_names.size(); ++i)
    if (game_->knows(static_cast<board::Notation>(i))) names.push_back(board::notation_names[i]);
  line.texts("move_notations", names);
  line.text("notation", board::name(game_->notation()));
  const board::Shape shape = game_->coordinates().shape;
  const std::vector<Place> places = all_places(*game_, at_);
  if (places.size() == static_cast<std::size_t>(shape.width * shape.height))
    line.number("width", static_cast<std::uint64_t>(shape.width));
  put_places(line, "places", *game_, places);
  const Outcome outcome = game_->outcome(at_);
  line.text("outcome", word_of(outcome.kind));
  if (outcome.kind == Outcome::Kind::win) line.text("winner", game_->side_name(outcome.winner));
  if (outcome.end != End::none) line.text("end", mt::name(outcome.end));
  if (!outcome.reason.empty()) line.text("reason", outcome.reason);
  line.end();
}

bool Position::ask(mt_view view, std::string_view argument) {
  answer_.clear();
  switch (view) {
    case mt_view_text:
      if (argument.empty()) argument = game_->position_notations().front();
      return game_->write_position(at_, argument, answer_);
    case mt_view_moves:
      return list_moves(argument);
    case mt_view_board:
      answer_ = text_of(*game_, at_, argument == "flip");
      return argument.empty() || argument == "flip";
    case mt_view_picture:
      answer_ = svg_of(*game_, at_, argument == "flip");
      return argument.empty() || argument == "flip";
    case mt_view_facts:
      list_facts();
      return argument.empty();
  }
  return false;
}

}  // namespace mt::capi
