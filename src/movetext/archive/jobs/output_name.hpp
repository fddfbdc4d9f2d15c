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

// The properties of a record that decide which formats can hold the record.
struct RecordKind {
  const Convention* convention = nullptr;
  std::optional<GameSpec> game{};             // empty if it is not known
  std::vector<std::string_view> positions{};  // the notations of its positions
  bool has_moves = false;
};

RecordKind kind_of(const PlayedRecord& played);

// Returns the format meant by the extension of a file name, after the extension of a compression is removed.
// If several formats share the extension, returns the format whose name is the extension, or else the first
// in the list. Returns nullptr if no format that can be written has the extension.
const Format* format_of_output(std::string_view path);

// Like format_of_output(), but includes formats that can only be read.
const Format* format_of_name(std::string_view path);

// Returns the format that the extension of the output name asks for instead of the canonical format. The
// format must be written record by record. It must be able to hold records like `first`, or everything that
// the canonical format holds if `first` is nullptr. Returns nullptr if there is no such format. `first`: the
// kind of the first record; may be nullptr if it is not known. If the first record has moves, the result is
// not a list of positions.
const Format* format_to_follow(std::string_view path, const Format& canonical, const RecordKind* first);

// The records are written in the canonical format. Returns an error message if the name has the extension of
// another format, else an empty string. The advice in the message works for records like the first one.
std::string objection_to_name(std::string_view path, const Format& canonical, const RecordKind* first);

}  // namespace mt::archive
