// Tags in their canonical form: names, order and values, whatever dialect they were read from.
#pragma once
#include "movetext/record/record.hpp"

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

// Appends the name in its usual spelling: known names in their own letter case ("setup" -> "SetUp"), others
// as they are, but with a capital first letter and "_" for every character that a name may not have.
void append_tag_name(std::string_view written, std::string& out);
// Whether the name is spelled that way already.
bool is_tag_name(std::string_view written);

// Adds a tag unless the record has one of that name already; the first one stays.  `name` is spelled as
// append_tag_name() does it.
bool add_tag(Record& record, Span name, Span value);

// The value of a roster tag by its own name or by an alias (Italian Dati, Anno, Bianco, Nero, Risultato; P1
// and P2 for the side that moves first and second; Red for Black).  Empty when nobody says it.
std::string_view roster_value(const Record& record, RosterTag tag, bool white_first = true);

// The termination marker of the movetext, or an empty view.
std::string_view terminator(const Record& record);
// The result of the game: what its convention lets decide of the Result tag and the termination marker; the
// other one if that tells nothing; "*" if neither does.
std::string_view record_result(const Record& record);

struct CanonicalTag {
  std::string_view name;
  std::string_view value;  // not escaped
};

struct TagOptions {
  bool white_first = true;  // who P1 is
  bool reduced = false;     // the roster, the game and its start position only
};

// The tags as they are exported: the roster (unknown: "?", date "????.??.??", result "*"), then all others in
// ASCII order of their names.  Dates are YYYY.MM.DD where they can be read.  A FEN brings SetUp "1" with it.
// An alias whose value has gone into the roster is not repeated; one that says something else keeps its own
// name. Empty tags of known names are left out.
//
//   TagSheet sheet;
//   sheet.fill(record);
//   for (const CanonicalTag& tag : sheet.tags()) write(tag.name, tag.value);
class TagSheet {
 public:
  void fill(const Record& record, const TagOptions& options = {});
  // Views into the record and into this sheet: good until either changes.
  std::span<const CanonicalTag> tags() const { return tags_; }
  std::string_view value(RosterTag tag) const { return tags_[static_cast<std::size_t>(tag)].value; }
  // The value of any other tag, or an empty view.
  std::string_view other(std::string_view name) const;

 private:
  void fill_roster(const Record& record, bool white_first);
  void fill_others(const Record& record, const TagOptions& options);
  std::string_view dated(std::string_view value);

  std::vector<CanonicalTag> tags_;
  std::string dates_;
};

}  // namespace mt
