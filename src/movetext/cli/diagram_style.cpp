#include "movetext/cli/diagram_style.hpp"

#include "movetext/archive/core/compression.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr std::string_view theme_choices = "classic|print|wood|green|dark|contrast";

// Returns whether the choices are the names of all themes, in the order of the table.
constexpr bool names_all_themes(std::string_view choices) {
  for (const board::Theme& theme : board::themes) {
    if (!choices.starts_with(theme.name)) return false;
    choices.remove_prefix(theme.name.size());
    if (choices.starts_with('|')) choices.remove_prefix(1);
  }
  return choices.empty();
}
static_assert(names_all_themes(theme_choices));

constexpr auto style_options = std::to_array<Option>({
    {.name = "as",
     .kind = ValueKind::choice,
     .value = "FORM",
     .choices = "text|svg|png",
     .help = "form of the diagram (default: by the name of the output file, else text)"},
    {.name = "size",
     .kind = ValueKind::text,
     .value = "SIZE",
     .choices = "small|large",
     .help = "small, large, or the width of the picture in pixels, 64 to 8192 (default: large); a backgammon "
             "board in text has only one size"},
    {.name = "theme",
     .kind = ValueKind::choice,
     .value = "NAME",
     .choices = theme_choices,
     .help = "colours of SVG and PNG: print has shades of grey for paper, dark is for dark pages, contrast "
             "is for colour-blind readers (default: classic)"},
    flip_option,
    coordinates_option,
    {.name = "pieces",
     .kind = ValueKind::text,
     .value = "SET",
     .help = "piece set in SVG and PNG, for games with several sets: characters, pictograms (default: the "
             "first set of the game)"},
    {.name = "arrow",
     .kind = ValueKind::text,
     .value = "FROM-TO[:COLOUR]",
     .help = "draw an arrow, such as e2-e4, 32-28:red or bar/22:blue; colours are green (the default), red, "
             "yellow and blue; several arrows are separated by commas",
     .repeatable = true},
    {.name = "mark",
     .kind = ValueKind::text,
     .value = "SQUARE[:COLOUR]",
     .help = "mark a square or a point; several are separated by commas, such as e4:red,d5 or bar,6:blue",
     .repeatable = true},
    {.name = "legend", .help = "below a board in text, explain its signs and name the side to move"},
    {.name = "unicode", .help = "use Unicode signs for men and lines in text, if the game has them"},
});

struct FormEnding {
  std::string_view extension;
  std::string_view form;
};
constexpr auto form_endings = std::to_array<FormEnding>({{".txt", "text"}, {".svg", "svg"}, {".png", "png"}});

// Returns the extension of a file name, such as ".svg", or an empty text if it has none. The extension of a
// compression does not count.
std::string_view extension_of(std::string_view path) {
  const std::string_view name = archive::without_compression(path);
  const std::string_view last = name.substr(name.rfind('/') + 1);
  const std::size_t dot = last.rfind('.');
  const bool none = dot == std::string_view::npos || dot == 0 || dot + 1 == last.size();
  return none ? std::string_view{} : last.substr(dot);
}

// Returns the form of the drawing, or an empty text if the output file has an unknown extension.
std::string form_of(const Invocation& invocation) {
  if (const auto form = invocation.value("as")) return std::string(*form);
  const std::string_view extension = extension_of(invocation.value_or("output", ""));
  const bool json = invocation.has("json") && text::same_in_any_case(extension, ".json");
  if (extension.empty() || json) return "text";
  for (const FormEnding& ending : form_endings)
    if (text::same_in_any_case(extension, ending.extension)) return std::string(ending.form);
  return {};
}

// Returns an error if the output cannot have this form, else an empty string.
std::string objection_to_form(const Invocation& invocation, std::string_view form) {
  if (form.empty())
    return "cannot draw a diagram as '" + std::string(extension_of(invocation.value_or("output", ""))) +
           "'; name the output .txt, .svg or .png, or use --as";
  if (form != "png") return {};
  if (invocation.has("json")) return "--json cannot hold a PNG; use --as svg";
  const bool to_terminal = invocation.terminal().out_is_terminal && !invocation.has("output");
  return to_terminal ? "a terminal cannot show a PNG; name a file with -o" : "";
}

std::string read_size(const Invocation& invocation, DiagramStyle& style) {
  const std::string_view size = invocation.value_or("size", "large");
  if (size == "small") style.size = board::PictureSize::small;
  if (size == "small" || size == "large") return {};
  const std::int64_t pixels = text::parse_number(size, board::most_pixels);
  if (pixels < board::least_pixels)
    return "--size cannot be '" + std::string(size) + "'; use small, large, or a width in pixels from " +
           std::to_string(board::least_pixels) + " to " + std::to_string(board::most_pixels);
  if (style.is_text())
    return "--size " + std::string(size) + " is a width in pixels, for SVG and PNG; text is small or large";
  style.pixels = static_cast<int>(pixels);
  return {};
}

}  // namespace

Seen seen_by(const Invocation& invocation) {
  if (!invocation.has("flip")) return Seen::usually;
  return invocation.value_or("flip", "") == "mover" ? Seen::by_mover : Seen::flipped;
}

std::span<const Option> diagram_options() {
  return style_options;
}

std::string read_diagram_style(const Invocation& invocation, DiagramStyle& style) {
  style.form = form_of(invocation);
  if (std::string fault = objection_to_form(invocation, style.form); !fault.empty()) return fault;
  if (std::string fault = read_size(invocation, style); !fault.empty()) return fault;
  style.seen = seen_by(invocation);
  style.coordinates = invocation.value_or("coordinates", "canonical");
  if (const auto pieces = invocation.value("pieces")) style.pieces = std::string(*pieces);
  style.theme = board::find_theme(invocation.value_or("theme", board::default_theme.name));
  style.legend = invocation.has("legend");
  style.unicode = invocation.has("unicode");
  style.arrows = invocation.values("arrow");
  style.marks = invocation.values("mark");
  if (style.is_text() && invocation.has("theme")) return "--theme is for SVG and PNG, not for text";
  if (!style.is_text() && (style.legend || style.unicode))
    return std::string(style.legend ? "--legend" : "--unicode") + " is for text, not for " + style.form;
  return {};
}

}  // namespace mt::cli
