// The sequential test of two hypotheses about the difference in strength (GSPRT): the match ends as soon as
// one of them is likely enough.
//
//   const double llr = log_likelihood_ratio(tally.pairs, terms);
//   if (verdict(llr, terms) != SprtVerdict::open) stop();
//
// The ratio is that of the most likely distributions of results with the strength of each hypothesis (Michel
// Van den Bergh, "Normalized Elo", 2020, and "The GSPRT approximation", 2020; fastchess computes the same).
#pragma once
#include <cstdint>
#include <span>

namespace mt::engine::match {

enum class EloModel : std::uint8_t {
  normalized,  // strength in standard deviations of a game
  logistic,    // the usual Elo
};

struct SprtTerms {
  double elo0 = 0;      // "it is not stronger than this"
  double elo1 = 5;      // "it is at least that strong"; more than elo0
  double alpha = 0.05;  // the chance to accept the second although the first is true
  double beta = 0.05;   // the chance of the other mistake
  EloModel model = EloModel::normalized;
};

enum class SprtVerdict : std::uint8_t { open, first, second };

// `counts`: results by half points, of games (3 numbers) or of pairs (5 numbers). Returns 0 without any.
double log_likelihood_ratio(std::span<const std::uint64_t> counts, const SprtTerms& terms);
double lower_bound(const SprtTerms& terms);
double upper_bound(const SprtTerms& terms);
SprtVerdict verdict(double ratio, const SprtTerms& terms);

}  // namespace mt::engine::match
