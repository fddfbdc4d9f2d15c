// The findings that `check` reports, as they were stored when the records were added.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/listener.hpp"
#include "movetext/sqlite/database.hpp"

namespace mt::database {

// Returns whether the database has all findings of all its sources. It lacks those of sources that have grown
// or from which games were removed, because the other records of such a source may now be read as another
// game, and those of sources with a record beyond the size limit. Throws sqlite::Error.
bool has_stored_findings(sqlite::Database& database);

// Reports the findings in the order of the sources, without the lines of the text (Place::line_text). Ends
// when the listener returns false; `is_heard` is then false. Returns what `check` counts in the sources.
// Throws sqlite::Error.
archive::Counts report_stored_findings(sqlite::Database& database, archive::FindingListener& listener,
                                       bool& is_heard);

}  // namespace mt::database
