#include "movetext/engine/protocol/gnubg/board_words.hpp"

#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/games/api/match_turn.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace mt::engine::gnubg {
namespace {

constexpr std::string_view notation = "fibs";

// Indices of fields in a board line; the word "board" has index 0.
enum Field : std::size_t {
  own_score = 4,
  other_score,
  places,  // 26 fields
  turn = places + 26,
  own_may_double = turn + 6,
  other_may_double,
  was_doubled,
  own_off = was_doubled + 5,
  other_off,
  own_bar,
  other_bar,
  all = 53
};

std::vector<std::string> fields_of(std::string_view line) {
  std::vector<std::string> out;
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t end = std::min(line.find(':', begin), line.size());
    out.emplace_back(line.substr(begin, end - begin));
    begin = end + 1;
  }
  return out;
}

std::string negated(const std::string& number) {
  if (number == "0") return number;
  return number.starts_with('-') ? number.substr(1) : "-" + number;
}

// Converts the line to the view of the other player.
void turn_round(std::vector<std::string>& field) {
  std::swap(field[own_score], field[other_score]);
  std::reverse(field.begin() + places, field.begin() + turn);
  for (std::size_t place = places; place < turn; ++place) field[place] = negated(field[place]);
  field[turn] = negated(field[turn]);
  std::swap(field[own_may_double], field[other_may_double]);
  field[was_doubled] = negated(field[was_doubled]);
  std::swap(field[own_off], field[other_off]);
  std::swap(field[own_bar], field[other_bar]);
}

std::string line_seen_by(const AnyGame& game, const AnyPosition& position, Side side) {
  std::string line;
  if (!game.write_position(position, notation, line)) return {};
  std::vector<std::string> field = fields_of(line);
  if (field.size() != all) return {};
  if (game.is_white(side)) turn_round(field);  // the fields were written from Black's view
  std::swap(field[own_score], field[other_score]);
  std::string out;
  for (const std::string& word : field) out.append(out.empty() ? "" : ":").append(word);
  return out;
}

}  // namespace

bool has_game(const GameSpec& spec) {
  const Family& family = spec.family();
  if (!family.has_dice || spec.row != family.games.data()) return false;
  const auto names = make_game(spec)->position_notations();
  return std::find(names.begin(), names.end(), notation) != names.end();
}

std::string board_line(const AnyGame& game, const AnyPosition& position) {
  const auto state = game.match_state(position);
  if (!state || state->animals > 0 || state->resignation != 0) return {};
  return line_seen_by(game, position, state->to_decide);
}

std::string board_line_on_roll(const AnyGame& game, const AnyPosition& position) {
  const auto state = game.match_state(position);
  if (!state || state->double_offered || state->resignation != 0) return {};
  return line_seen_by(game, position, state->on_roll);
}

std::string play_of_reply(const AnyGame& game, const AnyPosition& position, std::string_view reply,
                          std::string& why) {
  Words words(reply);
  const std::string text = words.empty() ? std::string(no_play_words) : std::string(words.take_rest());
  AnyPosition after = position;
  std::string move;
  Diagnostic refusal;
  if (game.play(after, text, game.notation(), move, refusal)) return move;
  why = refusal.message;
  return {};
}

}  // namespace mt::engine::gnubg
