# mt_text_constant(TEXT NAME NAMESPACE OUT): writes a text file as a constant of the header OUT, with one string per
# line, so that the program needs no file at run time. The header is written when the project is configured, and
# again after the text has changed, so that tools that build nothing find it, too.
function(mt_text_constant TEXT NAME NAMESPACE OUT)
  file(READ "${TEXT}" text)
  get_filename_component(file "${TEXT}" NAME)
  string(REPLACE "\\" "\\\\" text "${text}")
  string(REPLACE "\"" "\\\"" text "${text}")
  string(REPLACE "\n" "\\n\"\n    \"" text "${text}")
  set(header "// Made by cmake/TextConstant.cmake from ${file}.
#pragma once
#include <string_view>

namespace ${NAMESPACE} {

inline constexpr std::string_view ${NAME} =
    \"${text}\";

}  // namespace ${NAMESPACE}
")
  set(old "")
  if(EXISTS "${OUT}")
    file(READ "${OUT}" old)
  endif()
  if(NOT old STREQUAL header)
    file(WRITE "${OUT}" "${header}")
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${TEXT}")
endfunction()
