// A table that gives each player one name. Users write and maintain it.
//
//   Müller, Hans = Muller, H. = Mueller Hans
//   Wiersma, Harm = Wiersma H.
//
// A line has the preferred name, then other names of the same player. The comparison of names ignores letter
// case, accents, points, commas and blanks. Empty lines and lines that begin with # are ignored.
#pragma once
#include "movetext/record/record.hpp"

#include <string>
#include <string_view>
#include <unordered_map>

namespace mt {

class NameTable {
 public:
  // Returns an error message ("line 3: ..."), or an empty string on success.
  std::string read(std::string_view text);

  // Returns the preferred name of a player, or the name itself if the table does not contain it.
  std::string_view known(std::string_view name) const;
  // Replaces the names of the record's players by their preferred names.
  void unify(Record& record) const;

 private:
  bool add(std::string_view name, std::string_view known);

  std::unordered_map<std::string, std::string> known_;  // preferred names by the plain form of each name
};

// Appends a name in the form used for comparisons: words of small letters without accents and of digits,
// separated by single blanks.
void append_plain_name(std::string_view name, std::string& out);

}  // namespace mt
