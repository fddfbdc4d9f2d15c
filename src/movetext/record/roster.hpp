// Tags in their canonical form: names, order and values do not depend on the dialect that was read.
#pragma once
#include "movetext/record/record.hpp"
#include "movetext/text/date.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// The seven tags that every record has, in the order of an export.
enum class RosterTag : std::uint8_t { event, site, date, round, white, black, result };
inline constexpr std::array<std::string_view, 7> roster_names{"Event", "Site",  "Date",  "Round",
                                                              "White", "Black", "Result"};

// Appends a tag name in its usual spelling. A known name gets its usual letter case ("setup" -> "SetUp").
// Other names only get a capital first letter, and "_" for every character that a name must not contain.
void append_tag_name(std::string_view written, std::string& out);
// Returns whether the name has its usual spelling.
bool is_tag_name(std::string_view written);

// Adds a tag unless the record already has a tag with that name. `name` must have the spelling of
// append_tag_name().
bool add_tag(Record& record, Span name, Span value);

// Returns the value of a roster tag, or an empty view if the record does not have it. The tag may also have
// an alias: Italian Dati, Anno, Bianco, Nero, Risultato; P1 and P2 for the first and the second side; Red for
// Black.
std::string_view roster_value(const Record& record, RosterTag tag, bool white_first = true);

// Returns the termination marker of the movetext, or an empty view if there is none.
std::string_view terminator(const Record& record);
// Returns the result of the game. The convention decides whether the tag Result or the termination marker
// takes precedence. If the preferred one does not give a result, the other one is used. If neither gives a
// result, the result is "*".
std::string_view record_result(const Record& record);

struct CanonicalTag {
  std::string_view name;
  std::string_view value;  // not escaped
};

struct TagOptions {
  bool white_first = true;  // whether P1 is White
  bool reduced = false;     // only the roster, the game, the start position and the notation
  bool others = true;       // include tags outside the roster
};

// The exported tags:
// - First comes the roster. Unknown values are "?", date "????.??.??", result "*".
// - All other tags follow in ASCII order of their names.
// - Readable dates are written as YYYY.MM.DD.
// - A FEN also adds SetUp "1".
// - An alias with the value of its roster tag is left out. An alias with another value keeps its own name.
// - Tags with a known name and no value are left out.
//
//   TagSheet sheet;
//   sheet.fill(record);
//   for (const CanonicalTag& tag : sheet.tags()) write(tag.name, tag.value);
class TagSheet {
 public:
  void fill(const Record& record, const TagOptions& options = {});
  // The tags are views into the record and into this sheet, valid until either changes.
  std::span<const CanonicalTag> tags() const { return tags_; }
  std::string_view value(RosterTag tag) const { return tags_[static_cast<std::size_t>(tag)].value; }
  // Returns whether the record begins with the roster, with the same order and values as in the sheet.
  bool roster_as_read() const { return roster_as_read_; }
  // Returns the value of the tag with that name, or an empty view.
  std::string_view named(std::string_view name) const;

 private:
  void fill_roster(const Record& record, bool white_first);
  void fill_others(const Record& record, const TagOptions& options);
  // Returns a date in its canonical form. `reading` is the result of reading it.
  std::string_view dated(std::string_view value, const text::DateReading& reading);

  std::vector<CanonicalTag> tags_;
  std::string dates_;
  bool roster_as_read_ = false;
};

}  // namespace mt
