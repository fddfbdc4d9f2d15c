# cmake -DTEXT=serve.py -DNAME=script -DNAMESPACE=mt::engine::gnubg -DOUT=script.hpp -P TextConstant.cmake: writes a text
# file as a constant of a header, with one string per line, so that the program needs no file at run time.
file(READ "${TEXT}" text)
get_filename_component(file "${TEXT}" NAME)
string(REPLACE "\\" "\\\\" text "${text}")
string(REPLACE "\"" "\\\"" text "${text}")
string(REPLACE "\n" "\\n\"\n    \"" text "${text}")
file(WRITE "${OUT}" "// Made by cmake/TextConstant.cmake from ${file}.
#pragma once
#include <string_view>

namespace ${NAMESPACE} {

inline constexpr std::string_view ${NAME} =
    \"${text}\";

}  // namespace ${NAMESPACE}
")
