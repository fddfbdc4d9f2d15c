// Initializes the MIME library and releases its objects.
#pragma once
#include <gmime/gmime.h>
#include <memory>
#include <string>
#include <string_view>

namespace mt::server::mime {

// Initializes the library. Call it before any other function of the library. Any thread may call it, any
// number of times.
void need_library();

struct Unref {
  void operator()(void* object) const { g_object_unref(object); }
};
struct Free {
  void operator()(void* memory) const { g_free(memory); }
};
struct FreeFormat {
  void operator()(GMimeFormatOptions* options) const { g_mime_format_options_free(options); }
};
struct FreeParser {
  void operator()(GMimeParserOptions* options) const { g_mime_parser_options_free(options); }
};
template <class T>
using Object = std::unique_ptr<T, Unref>;
using Text = std::unique_ptr<char, Free>;
using FormatOptions = std::unique_ptr<GMimeFormatOptions, FreeFormat>;
using ParserOptions = std::unique_ptr<GMimeParserOptions, FreeParser>;

inline std::string string_of(const char* text) {
  return text ? std::string(text) : std::string();
}

// Returns the bytes that `write` writes to a stream. The library returns bytes only through streams.
template <class Write>
std::string bytes_of(Write write) {
  const Object<GMimeStream> stream(g_mime_stream_mem_new());
  write(stream.get());
  const GByteArray* bytes = g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(stream.get()));
  return bytes && bytes->len > 0 ? std::string(reinterpret_cast<const char*>(bytes->data), bytes->len)
                                 : std::string();
}

}  // namespace mt::server::mime
