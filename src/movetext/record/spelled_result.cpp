#include "movetext/record/spelled_result.hpp"

#include "movetext/text/dash.hpp"

#include <array>

namespace mt {
namespace {

struct Points {
  std::size_t size = 0;  // bytes; 0 if the text is not a number
  int halves = 0;
  bool letter = false;  // the number is the letter O, which is read as a zero
};

bool has(std::string_view text, std::size_t at, std::string_view part) {
  return at < text.size() && text[at] == part[0] && text.compare(at, part.size(), part) == 0;
}

// Returns the size in bytes of the fraction stroke at `at`, or 0 if there is none there.
std::size_t stroke_size(std::string_view text, std::size_t at) {
  if (text[at] == '/') return 1;
  return has(text, at, "\u2044") || has(text, at, "\u2215") ? 3 : 0;
}

// Returns the size in bytes of the decimal half ("0.5", "0,5", ".5") at `at`, or 0 if there is none there.
std::size_t decimal_half_size(std::string_view text, std::size_t at) {
  if (has(text, at, "0.5") || has(text, at, "0,5")) return 3;
  return has(text, at, ".5") ? 2 : 0;
}

Points points_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) return {};
  if (const std::size_t half = lone_half_size(text, at); half > 0) return {half, 1};
  if (const std::size_t half = decimal_half_size(text, at); half > 0) return {half, 1};
  if (has(text, at, "1,0")) return {3, 2};
  if (has(text, at, "0,0")) return {3, 0};
  switch (text[at]) {
    case '0':
      return {1, 0};
    case '1':
      return {1, 2};
    case '2':
      return {1, 4};
    case 'O':
      return {1, 0, true};
    default:
      return {};
  }
}

struct Usual {
  int first;
  int second;
  std::string_view text;
};
constexpr auto results_by_score = std::to_array<Usual>({{2, 0, "1-0"},
                                                        {0, 2, "0-1"},
                                                        {1, 1, "1/2-1/2"},
                                                        {4, 0, "2-0"},
                                                        {0, 4, "0-2"},
                                                        {2, 2, "1-1"},
                                                        {0, 0, "0-0"}});

}  // namespace

std::size_t lone_half_size(std::string_view text, std::size_t at) {
  if (has(text, at, "\u00BD")) return 2;
  if (text.size() - at < 3 || text[at] != '1') return 0;
  const std::size_t stroke = stroke_size(text, at + 1);
  return stroke > 0 && has(text, at + 1 + stroke, "2") ? stroke + 2 : 0;
}

SpelledResult read_spelled_result(std::string_view text, std::size_t at) {
  const Points first = points_at(text, at);
  if (first.size == 0) return {};
  const std::size_t sign = at + first.size;
  if (sign >= text.size()) return {};
  const std::size_t dash = text[sign] == ':' ? 1 : text::dash_size(text, sign);
  if (dash == 0) return {};
  const Points second = points_at(text, sign + dash);
  if (second.size == 0 || (first.letter && second.halves == 0) || (second.letter && first.halves == 0))
    return {};
  return {first.size + dash + second.size, first.halves, second.halves};
}

std::string_view usual_result(int first, int second) {
  for (const Usual& usual : results_by_score)
    if (usual.first == first && usual.second == second) return usual.text;
  return {};
}

}  // namespace mt
