// Lists letters that chess pieces have in other languages but not in English.
#pragma once
#include <string_view>

namespace mt::server::domain {

// S, C and J are knights, L, F, A and G bishops, T and W rooks, D and H queens; Russian letters are not among
// them.
inline constexpr std::string_view foreign_letters = "SLTDCFAGWH";

}  // namespace mt::server::domain
