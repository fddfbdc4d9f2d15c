// Compares the name of an output file with the format that is written.
#pragma once
#include "movetext/archive/stages/visit_records.hpp"
#include "movetext/formats/api/format.hpp"
#include "movetext/games/api/game_spec.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

// What decides which formats can hold a record.
struct RecordKind {
  const Convention* convention = nullptr;
  std::optional<GameSpec> game{};             // nothing: it is not known
  std::vector<std::string_view> positions{};  // the notations of its positions
  bool has_moves = false;
};

RecordKind kind_of(const PlayedRecord& played);

// Returns the format that a file of this name is meant to be in, by its extension without that of a
// compression; of several formats with one extension the one that has its name, else the first of the list.
// Returns nullptr if no format that is written has the extension.
const Format* format_of_output(std::string_view path);

// Returns the same, or a format that is only read.
const Format* format_of_name(std::string_view path);

// Returns the format that the name of the output asks for in place of the canonical one, if it can be written
// record by record and holds all that the canonical one holds.  Returns nullptr if there is none.  `first`:
// the first record, if it is known; a list of positions holds only records without moves.
const Format* format_to_follow(std::string_view path, const Format& canonical, const RecordKind* first);

// Returns why records should not be written in the canonical format under that name, in words for the user:
// the extension is that of another format.  Returns an empty text if it is not.  The way out that it names
// can be taken with records like the first one.
std::string objection_to_name(std::string_view path, const Format& canonical, const RecordKind* first);

}  // namespace mt::archive
