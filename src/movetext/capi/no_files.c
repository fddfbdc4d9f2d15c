// Replacements for WebAssembly. The C and C++ libraries write a message to a file before they abort; here
// there are no files, so these functions stop the module at once.
__attribute__((noreturn)) void __cxa_pure_virtual(void) {
  __builtin_trap();
}

__attribute__((noreturn)) void abort_message(const char* words, ...) {
  (void)words;
  __builtin_trap();
}

// Replaces std::__libcpp_verbose_abort(const char*, ...).
__attribute__((noreturn)) void _ZNSt3__222__libcpp_verbose_abortEPKcz(const char* words, ...) {
  (void)words;
  __builtin_trap();
}
