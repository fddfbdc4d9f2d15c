// Tags in their canonical form (names, order and values), whatever dialect they were read from.
#pragma once
#include "movetext/record/record.hpp"
#include "movetext/text/date.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// The seven tags that every record has, in export order.
enum class RosterTag : std::uint8_t { event, site, date, round, white, black, result };
inline constexpr std::array<std::string_view, 7> roster_names{"Event", "Site",  "Date",  "Round",
                                                              "White", "Black", "Result"};

// Appends the name in its usual spelling: known names in their own letter case ("setup" -> "SetUp"); other
// names unchanged, except for a capital first letter and "_" for every character that a name may not contain.
void append_tag_name(std::string_view written, std::string& out);
// Returns whether the name has its usual spelling.
bool is_tag_name(std::string_view written);

// Adds a tag unless the record has one of that name already. `name` must be spelled as append_tag_name()
// spells it.
bool add_tag(Record& record, Span name, Span value);

// Returns the value of a roster tag by its own name or by an alias (Italian Dati, Anno, Bianco, Nero,
// Risultato; P1 and P2 for the side that moves first and second; Red for Black), or an empty view if no tag
// gives it.
std::string_view roster_value(const Record& record, RosterTag tag, bool white_first = true);

// Returns the termination marker of the movetext, or an empty view.
std::string_view terminator(const Record& record);
// Returns the result of the game: the Result tag or the termination marker, as the convention decides; the
// other one if that gives no result; "*" if neither does.
std::string_view record_result(const Record& record);

struct CanonicalTag {
  std::string_view name;
  std::string_view value;  // not escaped
};

struct TagOptions {
  bool white_first = true;  // P1 is White
  bool reduced = false;     // only the roster, the game, its start position and its notation
  bool others = true;       // include tags outside the roster
};

// The exported tags: the roster (unknown values are "?", date "????.??.??", result "*"), then all
// others in ASCII order of their names. Dates are YYYY.MM.DD if they can be read. A FEN also adds SetUp "1".
// An alias whose value is in the roster is not repeated; one with another value keeps its own name. Empty
// tags of known names are left out.
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
  // Returns whether the first tags of the record are the roster, in its order, with the same values as in the
  // sheet.
  bool roster_as_read() const { return roster_as_read_; }
  // Returns the value of any tag by its name, or an empty view.
  std::string_view named(std::string_view name) const;

 private:
  void fill_roster(const Record& record, bool white_first);
  void fill_others(const Record& record, const TagOptions& options);
  // Returns a date in its canonical form; `reading` is its text as read.
  std::string_view dated(std::string_view value, const text::DateReading& reading);

  std::vector<CanonicalTag> tags_;
  std::string dates_;
  bool roster_as_read_ = false;
};

}  // namespace mt
