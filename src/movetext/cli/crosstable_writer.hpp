// Writes the tables of tournaments in the form that the user has chosen.
#pragma once
#include "movetext/archive/output.hpp"
#include "movetext/tournament/standings.hpp"
#include "movetext/tournament/tournament.hpp"

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

namespace mt::cli {

enum class CrosstableForm : std::uint8_t { text, html, csv, json, trf };

struct CrosstableOptions {
  CrosstableForm form = CrosstableForm::text;
  tournament::StandingsOptions standings{};
  bool has_teams = false;  // also tables of teams
};

class CrosstableWriter {
 public:
  CrosstableWriter(const CrosstableOptions& options, archive::Output& output)
      : options_(options), output_(output) {}

  // Writes all tables. Returns false if the output has failed, if `stop` becomes true, or if the tournaments
  // cannot be written in this form; then fault() gives the reason.
  bool write(const std::vector<tournament::Tournament>& tournaments, const std::atomic<bool>& stop);
  const std::string& fault() const { return fault_; }
  // Returns the values that were cut because they are longer than their fields.
  const std::vector<std::string>& cut() const { return cut_; }

 private:
  // A tournament with its standings, and those of its teams.
  struct Tables {
    const tournament::Tournament& players;
    tournament::Standings standings;
    tournament::Tournament teams{};
    tournament::Standings team_standings{};
  };
  Tables tables_of(const tournament::Tournament& tournament) const;
  std::vector<tournament::TieBreak> all_tie_breaks(
      const std::vector<tournament::Tournament>& tournaments) const;
  bool write_documents(const std::vector<tournament::Tournament>& tournaments, const std::atomic<bool>& stop);
  bool write_rows(const std::vector<tournament::Tournament>& tournaments, const std::atomic<bool>& stop);
  bool write_report(const std::vector<tournament::Tournament>& tournaments);

  const CrosstableOptions& options_;
  archive::Output& output_;
  std::string fault_;
  std::vector<std::string> cut_;
};

}  // namespace mt::cli
