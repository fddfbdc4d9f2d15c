// Equities with five decimals, as comments hold them.
//
//   exact_text(-0.080383)   "-0.08038"
//   exact_value(-0.080383)  -0.08038, the number that the text means
#pragma once
#include <string>

namespace mt::engine {

// Numbers whose size exceeds a million are replaced by a million.
std::string exact_text(double number);
double exact_value(double number);

}  // namespace mt::engine
