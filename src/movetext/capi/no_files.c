// This file serves WebAssembly.  Before they give up, the libraries of C and C++ write why to a file; here
// there is none, and a module that cannot go on stops at once.
__attribute__((noreturn)) void __cxa_pure_virtual(void) {
  __builtin_trap();
}

__attribute__((noreturn)) void abort_message(const char* words, ...) {
  (void)words;
  __builtin_trap();
}

// Stands for std::__libcpp_verbose_abort(const char*, ...).
__attribute__((noreturn)) void _ZNSt3__222__libcpp_verbose_abortEPKcz(const char* words, ...) {
  (void)words;
  __builtin_trap();
}
