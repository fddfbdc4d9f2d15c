// Writes games for a file of the WTHOR database.
//
//   if (wthor::obstacle(record).empty()) writer->write(record, false, out);   // then the Binder takes it
#pragma once
#include "movetext/formats/api/writer.hpp"
#include "movetext/record/record.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace mt::wthor {

// Returns in words why a game of Othello cannot be written, or an empty string if it can be written.
std::string_view obstacle(const Record& record);
// Returns in words the parts of a game that would be lost, or an empty string if nothing would be lost.
std::string losses(const Record& record, const WritingOptions& options);

// Creates a writer of drafts (draft.hpp).
std::unique_ptr<RecordWriter> make_writer(const WritingOptions& options, LineWriter& lines);

}  // namespace mt::wthor
