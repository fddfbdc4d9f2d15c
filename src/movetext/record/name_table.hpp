// A table that gives each player one name. Users write and maintain it.
//
//   Müller, Hans = Muller, H. = Mueller Hans
//   Wiersma, Harm = Wiersma H.
//   Guest = guest*
//   Player {code} = *
//
// A line has the preferred name, then other names of the same player. The comparison of names ignores letter
// case, accents, points, commas and blanks. Empty lines and lines that begin with # are ignored. In another
// name, * stands for any text; such a line is a pattern, and may fit many players. {code} in the preferred
// name of a pattern becomes a code of the player: the same player has the same code in all records.
#pragma once
#include "movetext/record/record.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace mt {

class NameTable {
 public:
  // Computes a digest from which a text cannot be found, such as archive::digest_of.
  using Digest = std::array<std::uint8_t, 32> (*)(std::string_view bytes);

  // `digest`: makes the codes; if it is nullptr, the table cannot have codes.
  explicit NameTable(Digest digest = nullptr) : digest_(digest) {}

  // Returns an error message ("line 3: ..."), or an empty string on success.
  std::string read(std::string_view text);

  // Returns the preferred name of a player, or the name itself if the table does not contain it. A name in
  // full takes precedence over patterns, and an earlier pattern over a later one. No pattern fits a name
  // without letters and digits, such as "?".
  std::string known(std::string_view name) const;
  // Replaces the names of the record's players by their preferred names.
  void unify(Record& record) const;

 private:
  struct Pattern {
    std::string form;  // plain form, with each * as written
    std::string name;
  };

  std::string add(std::string_view name, std::string_view known);
  std::string add_pattern(std::string_view name, std::string_view known);
  std::string with_code(std::string name, const std::string& plain) const;

  Digest digest_;
  std::string key_;  // digest of the whole table, so that the codes of each table differ
  std::unordered_map<std::string, std::string> known_;  // preferred names by the plain form of each name
  std::vector<Pattern> patterns_;
};

// Appends a name in the form used for comparisons: words of small letters without accents and of digits,
// separated by single blanks.
void append_plain_name(std::string_view name, std::string& out);

}  // namespace mt
