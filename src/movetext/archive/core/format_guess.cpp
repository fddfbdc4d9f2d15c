#include "movetext/archive/core/format_guess.hpp"

#include "movetext/archive/core/compression.hpp"
#include "movetext/archive/core/format_look.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::archive {
namespace {

// Returns the format that has the extension of the file name. Binary formats are skipped, because they are
// recognised by their first bytes, whatever the name is.
const Format* by_extension(std::string_view path) {
  for (const Format* format : all_formats())
    if (format->reads() && !format->binary && has_name_of(path, *format)) return format;
  return nullptr;
}

// Chooses the format of a movetext whose game is not clear: by its results, then by its name, then by its
// tags.
const Format& by_the_rest(const MovetextLook& look, const Format* named) {
  if (look.two_points && !look.has_moves) return native_format(conventions::pdn);
  const bool other_text = named != nullptr && !named->movetext && look.has_tags;
  if (named != nullptr && !other_text) return *named;
  return native_format(look.has_tags && !look.has_moves ? conventions::pgn : conventions::pdn);
}

}  // namespace

bool has_extension(std::string_view path, std::string_view extension) {
  const std::string_view name = without_compression(path);
  return name.size() > extension.size() &&
         text::same_in_any_case(name.substr(name.size() - extension.size()), extension);
}

bool has_name_of(std::string_view path, const Format& format) {
  const auto fits = [&](std::string_view extension) { return has_extension(path, extension); };
  return fits(format.extension) ||
         std::any_of(format.other_extensions.begin(), format.other_extensions.end(), fits);
}

const Format& guess_format(std::string_view first_bytes, std::string_view path,
                           std::optional<text::Charset> charset) {
  if (const Format* const opened = format_by_opening(first_bytes)) return *opened;
  const MovetextLook look = look_at_movetext(without_mark(first_bytes), charset);
  if (look.game) return native_format(look.game.convention());
  return by_the_rest(look, by_extension(path));
}

}  // namespace mt::archive
