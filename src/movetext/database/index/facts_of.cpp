#include "movetext/database/index/facts_of.hpp"

#include "movetext/database/codec/byte_hash.hpp"
#include "movetext/record/collate.hpp"
#include "movetext/record/score.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::database {
namespace {

constexpr std::int64_t highest_rating = 9999;

// Returns a date in its canonical form as a number; unknown parts are 0.
std::int32_t date_number(std::string_view canonical) {
  constexpr std::size_t size = 10;  // YYYY.MM.DD
  if (canonical.size() != size) return 0;
  const auto part = [&](std::size_t begin, std::size_t digits) {
    const std::int64_t number = text::parse_number(canonical.substr(begin, digits));
    return static_cast<std::int32_t>(std::max<std::int64_t>(number, 0));
  };
  return part(0, 4) * 10000 + part(5, 2) * 100 + part(8, 2);
}

std::int32_t rating_of(const Record& record, std::string_view name) {
  return static_cast<std::int32_t>(
      std::max<std::int64_t>(text::parse_number(record.tag(name), highest_rating), 0));
}

StoredResult result_of_record(const Record& record, bool white_first) {
  switch (read_score(record_result(record))) {
    case Score::first_wins:
      return white_first ? StoredResult::white_won : StoredResult::black_won;
    case Score::second_wins:
      return white_first ? StoredResult::black_won : StoredResult::white_won;
    case Score::draw:
      return StoredResult::drawn;
    default:
      return StoredResult::open;
  }
}

std::uint32_t flags_of_record(const archive::Passing& passing) {
  const Record& record = passing.record;
  const Parts parts = parts_found(record, {});
  std::uint32_t out = 0;
  if (record.find_tag(TagName::fen) != nullptr) out |= flags::position;
  if (parts.comments || parts.nags) out |= flags::comments;
  if (parts.variations) out |= flags::variations;
  if (passing.has_error) out |= flags::errors;
  const bool warns = std::any_of(record.diagnostics.begin(), record.diagnostics.end(),
                                 [](const Diagnostic& each) { return each.severity == Severity::warning; });
  if (warns) out |= flags::warnings;
  if (record.convention->is_match) out |= flags::match;
  return out;
}

}  // namespace

GameFacts FactReader::read(archive::Passing& passing, std::uint64_t position_key) {
  GameFacts facts;
  const Record& record = passing.record;
  const AnyGame* const game = passing.played.game;
  const bool white_first = passing.is_whole ? white_moves_first(passing) : true;
  sheet_.fill(record, {.white_first = white_first, .others = false});
  if (game != nullptr) facts.type = game->spec().name();
  facts.white = sheet_.value(RosterTag::white);
  facts.black = sheet_.value(RosterTag::black);
  facts.event = sheet_.value(RosterTag::event);
  facts.site = sheet_.value(RosterTag::site);
  facts.round = sheet_.value(RosterTag::round);
  facts.eco = record.tag("ECO");
  facts.opening = record.tag("Opening");
  facts.date = date_number(sheet_.value(RosterTag::date));
  facts.white_elo = rating_of(record, "WhiteElo");
  facts.black_elo = rating_of(record, "BlackElo");
  facts.result = result_of_record(record, white_first);
  facts.plies = passing.played.replayed.plies;
  facts.games = record.convention->is_match ? passing.played.replayed.games : 1;
  facts.flags = flags_of_record(passing);
  facts.position_key = static_cast<std::int64_t>(position_key);
  identity_.clear();
  append_identity(record, sheet_, Repeats::moves, {}, identity_);
  facts.moves_key = static_cast<std::int64_t>(hash_of(identity_));
  return facts;
}

}  // namespace mt::database
