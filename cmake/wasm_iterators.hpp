// Included before every file that is compiled for WebAssembly. Debian's libc++ for this target wraps the
// iterators of std::array and std::string_view in a class; other standard libraries, and libc++ elsewhere,
// use pointers, and the project is written for pointers. The templates of both are compiled with the project
// alone.
#include <__config>
#undef _LIBCPP_ABI_USE_WRAP_ITER_IN_STD_ARRAY
#undef _LIBCPP_ABI_USE_WRAP_ITER_IN_STD_STRING_VIEW
