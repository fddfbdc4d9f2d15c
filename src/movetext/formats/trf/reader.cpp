#include "movetext/formats/trf/reader.hpp"

#include "movetext/base/severity.hpp"
#include "movetext/formats/trf/file.hpp"
#include "movetext/record/decoded_reading.hpp"
#include "movetext/text/charset.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace mt::trf {
namespace {

using tournament::Kind;
using tournament::Result;

std::string_view text_of(Result result) {
  switch (result) {
    case Result::white_wins:
      return "1-0";
    case Result::black_wins:
      return "0-1";
    case Result::draw:
      return "1/2-1/2";
    default:
      return "*";
  }
}

Result result_of_bye(Kind kind) {
  if (kind == Kind::half_bye) return Result::draw;
  return kind == Kind::zero_bye ? Result::open : Result::white_wins;
}

class GameMaker {
 public:
  GameMaker(const Report& report, const ReadOptions& options, Record& record)
      : report_(report), options_(options), record_(record) {}

  void make(const ReportGame& game) {
    const bool is_bye = tournament::is_bye(game.kind);
    const Result result = is_bye ? result_of_bye(game.kind) : game.result;
    const bool is_double = game.kind == Kind::forfeit && result == Result::nobody_wins;
    add("Event", report_.name);
    add("Site", report_.site);
    add_date("Date", game.round <= report_.days.size() && !report_.days[game.round - 1].empty()
                         ? "20" + report_.days[game.round - 1]
                         : report_.first_day);
    add("Round", std::to_string(game.round));
    const ReportPlayer& white = report_.players[game.white];
    add("White", white.name);
    add("Black", is_bye ? std::string(tournament::bye_name) : report_.players[game.black].name);
    add("Result", std::string(text_of(result)));
    add_date("EventDate", report_.first_day);
    if (const auto kind = tournament::kind_of_event_type(report_.type))
      add("EventType", std::string(tournament::event_type_of(*kind)));
    add_player("White", white);
    if (!is_bye) add_player("Black", report_.players[game.black]);
    if (game.kind != Kind::game)
      add("Termination",
          std::string(is_double ? tournament::double_forfeit : tournament::termination_of(game.kind)));
    record_.add(EventKind::result, text_of(result));
  }

 private:
  void add_player(std::string_view side, const ReportPlayer& player) {
    const auto add_own = [&](std::string_view name, const std::string& value) {
      add(std::string(side).append(name), value);
    };
    add_own("Title", player.title);
    if (player.rating != "0" && player.rating != "0000") add_own("Elo", player.rating);
    add_own("Federation", player.federation);
    if (player.fide_id != "0") add_own("FideId", player.fide_id);
    add_own("Team", player.team);
  }
  void add_date(std::string_view name, const std::string& written) {
    if (written.empty()) return;
    const text::DateReading reading = text::read_date(written);
    if (reading.form == text::DateForm::text) return add(name, written);
    std::string date;
    text::write_date(reading.date, date);
    add(name, date);
  }
  // Adds a tag. The texts of the file may be in another charset than UTF-8.
  void add(std::string_view name, const std::string& bytes) {
    if (bytes.empty()) return;
    std::string value;
    if (text::is_utf8(bytes))
      value = bytes;
    else
      text::decode(bytes, options_.charset.value_or(text::guess_charset(bytes)), value);
    record_.push_tag(record_.keep(name), record_.keep(value));
  }

  const Report& report_;
  const ReadOptions& options_;
  Record& record_;
};

// Returns the offset in the text of the record for an offset in its bytes.
std::uint32_t offset_in_text(std::string_view bytes, std::size_t offset, const Record& record) {
  if (record.charset == text::Charset::utf8) return static_cast<std::uint32_t>(offset);
  std::string before;
  text::decode(bytes.substr(0, offset), record.charset, before);
  return static_cast<std::uint32_t>(std::min(before.size(), record.source.size()));
}

}  // namespace

Reading read_record(const RecordPlace& place, const ReadOptions& options, Record& record) {
  const auto& report = *static_cast<const Report*>(place.context);
  const std::size_t begin = static_cast<std::size_t>(place.offset) + place.begin;
  const std::size_t end = static_cast<std::size_t>(place.offset) + place.chunk.size();
  const auto game = std::upper_bound(report.games.begin(), report.games.end(), begin,
                                     [](std::size_t at, const ReportGame& each) { return at < each.end; });
  const auto first_fault =
      std::lower_bound(report.faults.begin(), report.faults.end(), begin,
                       [](const Fault& each, std::size_t at) { return each.begin < at; });
  bool has_game = game != report.games.end() && game->end <= end;
  std::size_t next = has_game ? game->end : end;
  const auto value_fault = std::find_if(first_fault, report.faults.end(),
                                        [](const Fault& each) { return each.code == Code::damaged_file; });
  if (value_fault != report.faults.end() && value_fault->begin < next) {
    has_game = false;
    next = std::clamp(value_fault->end, begin + 1, end);
  }
  const std::string_view own = place.chunk.substr(place.begin, next - begin);
  read_decoded(own, options, record, [&](std::string_view text) {
    record.source = text;
    record.convention = &conventions::pgn;
    record.source_is_movetext = false;
    return Reading{Found::record, text.size()};
  });
  if (has_game) GameMaker(report, options, record).make(*game);
  const auto at = [&](std::size_t byte) { return offset_in_text(own, std::min(byte, next) - begin, record); };
  bool has_fault = false;
  for (auto fault = first_fault; fault != report.faults.end() && fault->begin < next; ++fault) {
    has_fault = true;
    record.report(fault->code, severity(fault->code, options.policy), at(fault->begin), at(fault->end),
                  fault->message);
  }
  return {has_game ? Found::record : has_fault ? Found::stray : Found::none, place.begin + (next - begin)};
}

}  // namespace mt::trf
