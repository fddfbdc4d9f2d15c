// A table, kept by users, with one name for each player.
//
//   Müller, Hans = Muller, H. = Mueller Hans
//   Wiersma, Harm = Wiersma H.
//
// A line has the name to be written first, then other names of the same player. Letter case, accents, points,
// commas and blanks of these do not matter. Empty lines and lines that begin with # are ignored.
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

  // Returns the name that the table has for a player, or the name itself if it has none.
  std::string_view known(std::string_view name) const;
  // Replaces the names of the record's players by those of the table.
  void unify(Record& record) const;

 private:
  bool add(std::string_view name, std::string_view known);

  std::unordered_map<std::string, std::string> known_;  // key: plain form of a name
};

// Appends the part of a name that counts in comparisons: small letters without accents, and digits, in words
// separated by single blanks.
void append_plain_name(std::string_view name, std::string& out);

}  // namespace mt
