#include "movetext/database/index/facts_of.hpp"

#include "movetext/database/codec/byte_hash.hpp"
#include "movetext/games/table/parse_game.hpp"
#include "movetext/record/collate.hpp"
#include "movetext/record/named_value.hpp"
#include "movetext/record/ordered_value.hpp"
#include "movetext/record/score.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <optional>
#include <string>

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

// Returns whether a value of the record is the text of its column, or is missing as in the column.
bool is_column(std::string_view value, std::string_view column) {
  return value == column || (value.empty() && column == "?");
}

// Returns whether the value is the number of its column; 0 is an unknown number.
bool is_column(std::string_view value, std::int32_t column) {
  return column == 0 ? is_unknown(value) : value == std::to_string(column);
}

// Returns whether the game has the board and the rules that its name implies.
bool is_usual_game(const Record& record, const AnyGame& game) {
  const std::optional<GameSpec> named = parse_game(game.spec().name());
  return named && *named == game.spec() && game.spec().family().convention == record.convention;
}

// Returns whether there is text before the tags of the record. A run that refuses the record before it by its
// tags skips this text.
bool begins_with_text(const archive::Passing& passing) {
  if (!passing.chunk.file->format->movetext) return false;
  const std::string_view chunk(passing.chunk.bytes);
  const std::string_view text = chunk.substr(passing.extent.begin, passing.extent.end - passing.extent.begin);
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && text[first] != '[';
}

// Returns whether filters can use the columns in place of the record.
bool describes_record(const GameFacts& facts, const Record& record, const AnyGame* game, bool white_first) {
  if (game == nullptr || !is_usual_game(record, *game)) return false;
  if (record.find_tag("P1") != nullptr || record.find_tag("P2") != nullptr) return false;
  // The replay may have added passes.
  const auto is_special = [](const Event& event) {
    return event.kind == EventKind::setup || event.kind == EventKind::null_ply;
  };
  if (std::any_of(record.tape.begin(), record.tape.end(), is_special)) return false;
  const auto value = [&](FilterName name) { return value_named(record, name, {}, white_first); };
  std::string date;
  append_date(facts.date, date);
  return is_column(value(FilterName::white), facts.white) &&
         is_column(value(FilterName::black), facts.black) &&
         is_column(value(FilterName::event), facts.event) && is_column(value(FilterName::site), facts.site) &&
         is_column(value(FilterName::round), facts.round) &&
         (facts.date == 0 ? is_unknown(value(FilterName::date)) : value(FilterName::date) == date) &&
         is_column(value(FilterName::white_elo), facts.white_elo) &&
         is_column(value(FilterName::black_elo), facts.black_elo) && value(FilterName::eco) == facts.eco &&
         value(FilterName::opening) == facts.opening &&
         static_cast<std::uint32_t>(count_plies(record)) == facts.plies;
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
  if (begins_with_text(passing) || !describes_record(facts, record, game, white_first))
    facts.flags |= flags::unusual;
  identity_.clear();
  append_identity(record, sheet_, Repeats::moves, {}, identity_);
  facts.moves_key = static_cast<std::int64_t>(hash_of(identity_));
  return facts;
}

}  // namespace mt::database
