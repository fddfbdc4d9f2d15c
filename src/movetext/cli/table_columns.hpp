// The columns of a table, as --columns names them.
#pragma once
#include "movetext/archive/jobs/job.hpp"

#include <atomic>
#include <string>
#include <string_view>
#include <vector>

namespace mt::cli {

struct TableColumns {
  std::vector<std::string> names{};
  std::string fault{};  // why there are none, in words for the user
};

// Returns the columns for "Event,White,TimeControl".  Among the names "all" stands for all others: the usual
// ones of the format, and one for each further tag that the records of the job have.  For these the files
// are read, so they must be files that can be read again.  "tag.Plies" is the tag of that name beside the
// column that counts the plies.
TableColumns read_columns(std::string_view text, const archive::Job& job, const std::atomic<bool>& stop);

}  // namespace mt::cli
