// A sequential test of two hypotheses about the difference in strength (GSPRT). The match ends as soon as one
// hypothesis is likely enough.
//
//   const double llr = log_likelihood_ratio(tally.pairs, terms);
//   if (verdict(llr, terms) != SprtVerdict::open) stop();
//
// For each hypothesis, the test computes the most likely distribution of results among all distributions that
// have the strength of the hypothesis. The result is the logarithm of the ratio of the likelihoods of these
// two distributions (Michel Van den Bergh, "Normalized Elo", 2020, and "The GSPRT approximation", 2020;
// fastchess computes the same).
#pragma once
#include <cstdint>
#include <span>

namespace mt::engine::match {

enum class EloModel : std::uint8_t {
  normalized,  // strength in units of the standard deviation of a game
  logistic,    // the usual Elo
};

struct SprtTerms {
  double elo0 = 0;      // the first hypothesis: the engine is not stronger than this
  double elo1 = 5;      // the second hypothesis: the engine is at least as strong as this; must exceed elo0
  double alpha = 0.05;  // chance that the second hypothesis is accepted although the first is true
  double beta = 0.05;   // chance that the first hypothesis is accepted although the second is true
  EloModel model = EloModel::normalized;
};

enum class SprtVerdict : std::uint8_t { open, first, second };

// Returns the logarithm of the likelihood of the second hypothesis divided by the likelihood of the first.
// `counts` has the number of games (3 counts) or of pairs of games (5 counts) for each number of half points.
// Returns 0 if all counts are 0.
double log_likelihood_ratio(std::span<const std::uint64_t> counts, const SprtTerms& terms);
double lower_bound(const SprtTerms& terms);
double upper_bound(const SprtTerms& terms);
SprtVerdict verdict(double ratio, const SprtTerms& terms);

}  // namespace mt::engine::match
