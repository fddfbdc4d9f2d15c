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

// Returns the columns that `text` names, such as "Event,White,TimeControl". The name "all" means all other
// columns: the usual columns of the format, and one for each further tag in the records of the job. To find
// these tags the files are read once more, so they cannot be pipes. "tag.Plies" is a tag with the name Plies,
// but "Plies" is the number of plies.
TableColumns read_columns(std::string_view text, const archive::Job& job, const std::atomic<bool>& stop);

}  // namespace mt::cli
