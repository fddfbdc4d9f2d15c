// One name for each player: a table that users keep.
//
//   Müller, Hans = Muller, H. = Mueller Hans
//   Wiersma, Harm = Wiersma H.
//
// A line has the name that is written, and others that mean the same player.  Letter case, accents, points,
// commas and blanks do not count in these.  Empty lines and lines that begin with # say nothing.
#pragma once
#include "movetext/record/record.hpp"

#include <string>
#include <string_view>
#include <unordered_map>

namespace mt {

class NameTable {
 public:
  // Returns what is wrong ("line 3: ..."); empty: nothing.
  std::string read(std::string_view text);

  // Returns the name that the table has for a player; the name itself if it has none.
  std::string_view known(std::string_view name) const;
  // Gives the players of the record the names of the table.
  void unify(Record& record) const;

 private:
  bool add(std::string_view name, std::string_view known);

  std::unordered_map<std::string, std::string> known_;  // by the plain form of a name
};

// Appends what counts of a name: small letters without accents, and digits.  Words are apart by one blank.
void append_plain_name(std::string_view name, std::string& out);

}  // namespace mt
