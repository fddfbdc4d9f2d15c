// The source file of targets that only precompile headers.
