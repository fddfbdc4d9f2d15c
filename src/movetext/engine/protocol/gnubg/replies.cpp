#include "movetext/engine/protocol/gnubg/replies.hpp"

#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace mt::engine::gnubg {
namespace {

constexpr double largest_number = 1000;  // no equity is that large

bool read_all(Words& words, std::span<double> out) {
  for (double& number : out) {
    const auto read = read_real(words.take());
    if (!read || std::abs(*read) > largest_number) return false;
    number = *read;
  }
  return true;
}

bool is_chance(double number) {
  constexpr double rounding = 1e-6;
  return number >= -rounding && number <= 1 + rounding;
}

bool read_scale(Words& words, Scale& scale) {
  std::array<double, 2> both{};
  if (!read_all(words, both)) return false;
  scale = {both[0], both[1]};
  return std::all_of(both.begin(), both.end(), is_chance);
}

// Reads the five probabilities of GNU Backgammon.
std::optional<Chances> read_chances(std::span<const double, 5> number) {
  if (!std::all_of(number.begin(), number.end(), is_chance)) return std::nullopt;
  std::array<double, 5> p{};
  for (std::size_t i = 0; i < p.size(); ++i) p[i] = std::clamp(number[i], 0.0, 1.0);
  return Chances{p[0], p[1], p[2], 1 - p[0], p[3], p[4]};
}

}  // namespace

std::optional<ValuesReply> read_values(std::string_view text, std::size_t positions, bool with_chances) {
  Words words(text);
  ValuesReply out;
  if (!read_scale(words, out.scale)) return std::nullopt;
  while (out.positions.size() < positions) {
    std::array<double, 3> equities{};
    std::array<double, 5> chances{};
    Values& values = out.positions.emplace_back();
    if (!read_all(words, equities)) return std::nullopt;
    values = {equities[0], equities[1], equities[2], {}};
    if (!with_chances) continue;
    if (!read_all(words, chances)) return std::nullopt;
    values.chances = read_chances(chances);
    if (!values.chances) return std::nullopt;
  }
  return words.empty() ? std::optional(std::move(out)) : std::nullopt;
}

std::optional<std::vector<ListedPlay>> read_plays(std::string_view text) {
  std::vector<ListedPlay> out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(';'), text.size());
    Words words(text.substr(0, end));
    ListedPlay play;
    if (!read_all(words, {&play.equity, 1}) || words.empty()) return std::nullopt;
    play.move = words.take_rest();
    out.push_back(std::move(play));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

std::optional<std::vector<double>> read_numbers(std::string_view text, std::size_t count) {
  Words words(text);
  std::vector<double> out(count);
  return read_all(words, out) && words.empty() ? std::optional(std::move(out)) : std::nullopt;
}

std::optional<RollOutReply> read_roll_out(std::string_view text, std::size_t rows) {
  Words words(text);
  RollOutReply out;
  if (!read_scale(words, out.scale)) return std::nullopt;
  while (out.rows.size() < rows) {
    std::array<double, 14> number{};
    if (!read_all(words, number)) return std::nullopt;
    const auto chances = read_chances(std::span(number).first<5>());
    if (!chances) return std::nullopt;
    out.rows.push_back({*chances, number[5], number[6], number[13]});
  }
  return words.empty() ? std::optional(std::move(out)) : std::nullopt;
}

}  // namespace mt::engine::gnubg
