#include "movetext/engine/statistics/ratings.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

namespace mt::statistics {
namespace {

struct Rating {
  double below;  // the word is for values below this
  std::string_view word;
};
constexpr double any = std::numeric_limits<double>::infinity();

constexpr auto gnubg_ratings = std::to_array<Rating>({{0.002, "Supernatural"},
                                                      {0.005, "World class"},
                                                      {0.008, "Expert"},
                                                      {0.012, "Advanced"},
                                                      {0.018, "Intermediate"},
                                                      {0.026, "Casual player"},
                                                      {0.035, "Beginner"},
                                                      {any, "Awful"}});

constexpr auto xg_ratings = std::to_array<Rating>({{2.5, "World Champ"},
                                                   {5, "World Class"},
                                                   {7.5, "Expert"},
                                                   {12.5, "Advanced"},
                                                   {17.5, "Intermediate"},
                                                   {22.5, "Casual"},
                                                   {30, "Beginner"},
                                                   {any, "Distracted"}});

std::string_view word_below(std::span<const Rating> ratings, double value) {
  const auto found =
      std::find_if(ratings.begin(), ratings.end() - 1, [&](const Rating& row) { return value < row.below; });
  return found->word;
}

}  // namespace

std::string_view gnubg_word(double mean_loss) {
  return word_below(gnubg_ratings, mean_loss);
}

std::string_view xg_word(double rating) {
  return word_below(xg_ratings, rating);
}

}  // namespace mt::statistics
