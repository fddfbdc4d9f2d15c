// Lines: LF, CR and CR LF each end one.
#pragma once
#include <cstdint>
#include <string_view>

namespace mt::text {

std::uint64_t count_line_ends(std::string_view text);

}  // namespace mt::text
