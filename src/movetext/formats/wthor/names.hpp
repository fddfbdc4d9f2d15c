// The tables of names that come with the games: players (.jou) and tournaments (.trn). Each record of a table
// is a zero-terminated name in ISO 8859-1. Games refer to names by number, from 0.
#pragma once
#include "movetext/formats/api/companion.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::wthor {

struct TableKind {
  std::size_t width;         // bytes of a record; a name has at most one byte less
  std::string_view what;     // "player"
  std::string_view unknown;  // the name for number 0 in a new table
};
inline constexpr TableKind players{20, "player", "???"};
inline constexpr TableKind tournaments{26, "tournament", "Diverses parties"};

inline constexpr std::array<std::string_view, 2> usual_stems{"wthor", "wth"};
inline constexpr std::size_t most_names = 65'535;  // the largest number that a header can hold
// The companions of a file of games: players, then tournaments.
inline constexpr std::array<Companion, 2> name_files{{
    {".jou", usual_stems, 16 + most_names* players.width},
    {".trn", usual_stems, 16 + most_names* tournaments.width},
}};

class NameTable {
 public:
  explicit NameTable(const TableKind& kind) : kind_(&kind) {}

  // Reads all names of a file. If the file has a fault, reads the names before it and returns an error
  // message; otherwise returns an empty string.
  std::string read(std::string_view file);
  // Appends a name.
  void add(std::string_view name);

  std::size_t size() const { return names_.size(); }
  // Returns a name in UTF-8.
  std::string_view name(std::size_t number) const { return names_[number]; }
  // Returns the lowest number of a name, or nullopt if the table does not contain the name.
  std::optional<std::size_t> find(std::string_view name) const;
  const TableKind& kind() const { return *kind_; }

 private:
  const TableKind* kind_;
  std::vector<std::string> names_;
  std::map<std::string, std::size_t, std::less<>> numbers_;  // the first number of each name
};

// Returns the text for a number without a name: "#123".
std::string numbered(std::size_t number);
// Reads a text such as "#123". Returns nullopt if the text is a name.
std::optional<std::size_t> read_numbered(std::string_view text);

}  // namespace mt::wthor
