// Writes games as drafts of pairings, from which the binder makes a report.
#pragma once
#include "movetext/formats/api/writer.hpp"
#include "movetext/record/record.hpp"

#include <memory>
#include <string>

namespace mt::trf {

std::unique_ptr<RecordWriter> make_writer(const WritingOptions& options, LineWriter& lines);
// Returns in words the parts of a game that a report does not have.
std::string losses(const Record& record, const WritingOptions& options);

}  // namespace mt::trf
