// The columns of a table, as given by --columns.
#pragma once
#include "movetext/archive/jobs/job.hpp"

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli {

struct TableColumns {
  std::vector<std::string> names{};
  std::string fault{};  // an error message for the user; empty if there are columns
};

// Returns the columns for "Event,White,TimeControl". The name "all" stands for all other columns: the usual
// ones of the format, and one for each further tag in the records of the job. To find these tags the files
// are read, so it must be possible to read them again. "tag.Plies" is the tag of that name, in contrast to
// the column that counts the plies.
TableColumns read_columns(std::string_view text, const archive::Job& job, const std::atomic<bool>& stop);

}  // namespace mt::cli
