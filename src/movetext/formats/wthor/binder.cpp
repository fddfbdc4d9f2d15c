#include "movetext/formats/wthor/binder.hpp"

#include "movetext/base/severity.hpp"
#include "movetext/text/charset.hpp"
#include "movetext/text/little_endian.hpp"

#include <algorithm>
#include <tuple>

namespace mt::wthor {
namespace {

bool is_before(const text::Date& a, const text::Date& b) {
  return std::tuple(a.year, a.month, a.day) < std::tuple(b.year, b.month, b.day);
}

}  // namespace

GrowingTable::GrowingTable(const TableKind& kind, const CompanionFile& base)
    : table_(kind), is_new_(!base.found) {
  if (is_new_) {
    add(kind.unknown);
    return;
  }
  fault_ = base.fault.empty() ? table_.read(base.bytes) : base.fault;
  if (!fault_.empty()) {
    fault_ = base.path + ": no names can be added to this table: " + fault_;
    return;
  }
  header_ = read_header(base.bytes);
  records_ = base.bytes.substr(header_bytes);
  base_size_ = table_.size();
}

void GrowingTable::add(std::string_view name) {
  const std::size_t begin = records_.size();
  text::encode(name, text::OutputEncoding::latin_1, records_);
  records_.resize(begin + table_.kind().width, '\0');
  table_.add(name);
}

std::optional<std::size_t> GrowingTable::find(const Named& named) {
  if (named.name.empty()) return 0;
  if (named.number && *named.number < table_.size() && table_.name(*named.number) == named.name)
    return *named.number;
  if (const auto found = table_.find(named.name)) return found;
  const auto number = read_numbered(named.name);
  if (!number) return std::nullopt;
  if (*number < base_size_ || *number == 0) return number;
  if (!is_new_ || *number < table_.size()) return std::nullopt;
  while (table_.size() <= *number && table_.size() < most_names) add(numbered(table_.size()));
  return table_.find(named.name);
}

std::optional<std::uint16_t> GrowingTable::number_of(const Named& named) {
  std::optional<std::size_t> number = find(named);
  if (!number) {
    if (table_.size() == most_names) return std::nullopt;
    number = table_.size();
    add(named.name);
  }
  return static_cast<std::uint16_t>(*number);
}

std::string GrowingTable::file(const text::Date& created) const {
  if (!is_new_ && table_.size() == base_size_) return {};
  Header header{.created = created, .names = static_cast<std::uint32_t>(table_.size())};
  if (header_.dated && is_before(created, header_.created)) header.created = header_.created;
  std::string file;
  append_header(header, file);
  return file + records_;
}

void GameBinder::Range::add(unsigned value) {
  if (value == 0) return;
  least = least == 0 ? value : std::min(least, value);
  most = std::max(most, value);
}

GameBinder::GameBinder(std::span<const CompanionFile> companions)
    : players_(players, companions[0]), tournaments_(tournaments, companions[1]) {
  fault_ = players_.fault().empty() ? tournaments_.fault() : players_.fault();
}

void GameBinder::begin(std::string& out) {
  out.append(header_bytes, '\0');
}

bool GameBinder::append_number(const Named& named, GrowingTable& table, std::string& out) {
  const auto number = table.number_of(named);
  if (!number) {
    fault_ =
        "there are too many names: a WTHOR table has numbers for " + std::to_string(most_names) + " names";
    return false;
  }
  text::append_little_endian(*number, 2, out);
  return true;
}

bool GameBinder::bind(std::string_view record, std::string& out) {
  const Draft draft = read_draft(record);
  if (!append_number(draft.event, tournaments_, out) || !append_number(draft.black, players_, out) ||
      !append_number(draft.white, players_, out))
    return false;
  out += static_cast<char>(draft.discs);
  out += static_cast<char>(draft.theoretical);
  for (const std::uint8_t move : draft.moves) out += static_cast<char>(move);
  ++games_;
  years_.add(draft.year);
  undated_ = undated_ || draft.year == 0;
  depths_.add(draft.depth);
  if (is_before(created_, draft.created)) created_ = draft.created;
  return true;
}

// Returns the day of creation for the file's header. It does not depend on the day on which the program runs:
// if no game has a dated source file, it is 1 January of the latest year of the games, or of 1900 if that
// year is unknown.
text::Date GameBinder::day_of_creation() const {
  constexpr std::int16_t first_year = 1900;
  if (created_.year > 0) return created_;
  const bool told = years_.most >= static_cast<unsigned>(first_year) && years_.most < 2100;
  return {told ? static_cast<std::int16_t>(years_.most) : first_year, 4, 1, 1};
}

Bound GameBinder::end() {
  Bound bound;
  Header header{.created = day_of_creation(), .games = games_};
  const auto note = [&](std::uint32_t at, std::string words) {
    bound.notes.push_back({Code::left_out, severity(Code::left_out), at, at, std::move(words), {}});
  };
  if (years_.is_one() && !undated_) {
    header.year = years_.most;
  } else if (years_.most > 0) {
    note(10, "left out: the years of the games, from " + std::to_string(years_.least) + " to " +
                 std::to_string(years_.most) + (undated_ ? " and unknown ones" : "") +
                 "; a WTHOR file has only one year for all games");
  }
  header.depth = static_cast<std::uint8_t>(depths_.least);
  if (!depths_.is_one())
    note(14, "left out: depths of the theoretical scores above " + std::to_string(depths_.least) +
                 "; a WTHOR file has only one depth for all games");
  append_header(header, bound.head);
  bound.companions = {players_.file(header.created), tournaments_.file(header.created)};
  return bound;
}

std::unique_ptr<Binder> make_binder(std::span<const CompanionFile> companions) {
  return std::make_unique<GameBinder>(companions);
}

}  // namespace mt::wthor
