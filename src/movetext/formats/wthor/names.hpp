// The tables of names that accompany the games: players (.jou) and tournaments (.trn), with a zero-terminated
// name in ISO 8859-1 in each record. Games refer to them by number, from 0.
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
  std::size_t width;         // bytes of a record; a name has at most one less
  std::string_view what;     // "player"
  std::string_view unknown;  // the name of number 0 in a new table
};
inline constexpr TableKind players{20, "player", "???"};
inline constexpr TableKind tournaments{26, "tournament", "Diverses parties"};

inline constexpr std::array<std::string_view, 2> usual_stems{"wthor", "wth"};
inline constexpr std::size_t most_names = 65'535;  // a header cannot hold a higher number
// The companions of a file of games, in this order.
inline constexpr std::array<Companion, 2> name_files{{
    {".jou", usual_stems, 16 + most_names* players.width},
    {".trn", usual_stems, 16 + most_names* tournaments.width},
}};

class NameTable {
 public:
  explicit NameTable(const TableKind& kind) : kind_(&kind) {}

  // Reads the names of a file, as many as it has. Returns an error message, or an empty string if there is no
  // fault.
  std::string read(std::string_view file);
  // Appends a name.
  void add(std::string_view name);

  std::size_t size() const { return names_.size(); }
  // Returns a name in UTF-8.
  std::string_view name(std::size_t number) const { return names_[number]; }
  // Returns the first number of a name.
  std::optional<std::size_t> find(std::string_view name) const;
  const TableKind& kind() const { return *kind_; }

 private:
  const TableKind* kind_;
  std::vector<std::string> names_;
  std::map<std::string, std::size_t, std::less<>> numbers_;  // the first number of each name
};

// Returns the text for a number without a name: "#123".
std::string numbered(std::size_t number);
// Reads such a text. Returns nullopt if the text is a name.
std::optional<std::size_t> read_numbered(std::string_view text);

}  // namespace mt::wthor
