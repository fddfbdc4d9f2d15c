#include "movetext/server/protocol/mail/quoted_head.hpp"

#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/server/protocol/mail/evidence.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace mt::server::protocol {
namespace {

using text::same_in_any_case;

constexpr std::size_t shortest_underline = 10;  // underscores of a line above a forwarded mail
constexpr std::size_t fewest_dashes = 5;        // dashes on each side of "Original Message"
constexpr std::size_t longest_label = 40;       // bytes of one label
constexpr std::size_t longest_field = 300;
// Maximum number of lines, including continuation lines and an empty line.
constexpr std::size_t most_head_lines = 8;
constexpr int fewest_fields = 3;

enum Field : std::uint8_t { none = 0, who = 1, when = 2, whom = 4, what = 8 };

struct Label {
  std::string_view text;
  Field field;
};

// Labels in these languages: English, German, French, Italian, Dutch, Russian, Spanish, Portuguese, Polish,
// Czech and Slovak, Swedish, Danish and Norwegian, Finnish, Turkish, Ukrainian, Hungarian, Romanian, Greek.
constexpr auto labels =
    std::to_array<Label>({{"From", who},
                          {"Sent", when},
                          {"Date", when},
                          {"To", whom},
                          {"Subject", what},
                          {"Von", who},
                          {"Gesendet", when},
                          {"Datum", when},
                          {"An", whom},
                          {"Betreff", what},
                          {"De", who},
                          {"Envoy\u00e9", when},
                          {"\u00c0", whom},
                          {"Objet", what},
                          {"Da", who},
                          {"Inviato", when},
                          {"Data", when},
                          {"A", whom},
                          {"Oggetto", what},
                          {"Van", who},
                          {"Verzonden", when},
                          {"Aan", whom},
                          {"Onderwerp", what},
                          {"\u041e\u0442", who},
                          {"\u041e\u0442 \u043a\u043e\u0433\u043e", who},
                          {"\u041e\u0442\u043f\u0440\u0430\u0432\u043b\u0435\u043d\u043e", when},
                          {"\u0414\u0430\u0442\u0430", when},
                          {"\u041a\u043e\u043c\u0443", whom},
                          {"\u0422\u0435\u043c\u0430", what},
                          {"Enviado", when},
                          {"Enviado el", when},
                          {"Fecha", when},
                          {"Para", whom},
                          {"Asunto", what},
                          {"Enviada", when},
                          {"Enviada em", when},
                          {"Enviado em", when},
                          {"Assunto", what},
                          {"Od", who},
                          {"Wys\u0142ano", when},
                          {"Wys\u0142ane", when},
                          {"Do", whom},
                          {"Temat", what},
                          {"Odesl\u00e1no", when},
                          {"Odoslan\u00e9", when},
                          {"Komu", whom},
                          {"P\u0159edm\u011bt", what},
                          {"Predmet", what},
                          {"Fr\u00e5n", who},
                          {"Skickat", when},
                          {"Till", whom},
                          {"\u00c4mne", what},
                          {"Fra", who},
                          {"Sendt", when},
                          {"Dato", when},
                          {"Til", whom},
                          {"Emne", what},
                          {"L\u00e4hett\u00e4j\u00e4", who},
                          {"L\u00e4hetetty", when},
                          {"P\u00e4iv\u00e4m\u00e4\u00e4r\u00e4", when},
                          {"Vastaanottaja", whom},
                          {"Aihe", what},
                          {"Kimden", who},
                          {"G\u00f6nderen", who},
                          {"G\u00f6nderildi", when},
                          {"G\u00f6nderme Tarihi", when},
                          {"Tarih", when},
                          {"Kime", whom},
                          {"Al\u0131c\u0131", whom},
                          {"Konu", what},
                          {"\u0412\u0456\u0434", who},
                          {"\u041d\u0430\u0434\u0456\u0441\u043b\u0430\u043d\u043e", when},
                          {"Felad\u00f3", who},
                          {"Elk\u00fcldve", when},
                          {"K\u00fcldve", when},
                          {"D\u00e1tum", when},
                          {"C\u00edmzett", whom},
                          {"T\u00e1rgy", what},
                          {"De la", who},
                          {"Trimis", when},
                          {"C\u0103tre", whom},
                          {"Subiect", what},
                          {"\u0391\u03c0\u03cc", who},
                          {"\u03a3\u03c4\u03ac\u03bb\u03b8\u03b7\u03ba\u03b5", when},
                          {"\u03a0\u03c1\u03bf\u03c2", whom},
                          {"\u0398\u03ad\u03bc\u03b1", what}});

// A line of the form "Label: value". Some programs write "*Label:*", a space before the colon, or a wide
// colon.
struct Labelled {
  std::string_view label;  // empty if the line has no label
  std::string_view value;
};

Labelled labelled(std::string_view line) {
  constexpr std::string_view wide_colon = "\uff1a";
  line = text::trim(line);
  while (line.starts_with('*')) line.remove_prefix(1);
  const std::string_view front = line.substr(0, longest_label);
  std::size_t colon = front.find(':');
  std::size_t size = 1;
  if (const std::size_t wide = front.find(wide_colon); wide < colon) {
    colon = wide;
    size = wide_colon.size();
  }
  if (colon == std::string_view::npos) return {};
  std::string_view label = text::trim(line.substr(0, colon));
  while (label.ends_with('*')) label.remove_suffix(1);
  std::string_view value = text::trim(line.substr(colon + size));
  while (value.starts_with('*')) value = text::trim(value.substr(1));
  return {label, value};
}

Field field_of(const Labelled& line) {
  const auto* found = std::find_if(labels.begin(), labels.end(), [&](const Label& each) {
    return same_in_any_case(each.text, line.label);
  });
  return found == labels.end() ? none : found->field;
}

// Returns the field of a label in a language that is not listed. The value after the label shows which field
// it is.
Field field_by_value(const Labelled& line) {
  const bool has_digit = std::any_of(line.label.begin(), line.label.end(), text::is_digit);
  if (line.label.empty() || has_digit || line.value.empty() || line.value.size() > longest_field) return none;
  if (names_board(line.value)) return what;
  const HeadEvidence found = marks_of(line.value);
  if (found.address || is_game_word(line.value)) return who;
  return found.dated() ? when : none;
}

// Returns whether the line is "|---------+------------>", which Notes writes around the name of the sender,
// or "__._,_.___", which mailing lists write.
bool is_frame(std::string_view line) {
  if (line.size() < shortest_underline) return false;
  if (line.starts_with("|-")) return line.find_first_not_of("|-+>") == std::string_view::npos;
  return line.starts_with("__") && line.find_first_not_of("_.,") == std::string_view::npos;
}

// Returns whether the line has the form "__________ Information from ... __________".
bool is_told_by_underscores(std::string_view line) {
  const std::size_t front = std::min(line.find_first_not_of('_'), line.size());
  const std::size_t last = line.find_last_not_of('_');
  return front >= fewest_dashes && last != std::string_view::npos && line.size() - 1 - last >= fewest_dashes;
}

std::size_t dashes_in_front(std::string_view line) {
  return std::min(line.find_first_not_of('-'), line.size());
}

std::size_t dashes_behind(std::string_view line) {
  const std::size_t last = line.find_last_not_of('-');
  return last == std::string_view::npos ? line.size() : line.size() - 1 - last;
}

// Returns whether the line has the form "Chess" <play@games.example> and the next line contains a date. Both
// lines have no label.
bool names_sender_and_date(const MailLines& lines, std::size_t i) {
  const std::string_view line = text::trim(lines[i]);
  if (i + 1 == lines.size() || line.size() > longest_field || !line.ends_with('>')) return false;
  const std::size_t address = line.rfind('<');
  return address != std::string_view::npos && line.substr(address).find('@') != std::string_view::npos &&
         marks_of(lines[i + 1].substr(0, longest_field)).dated();
}

}  // namespace

bool begins_quoted_head(const MailLines& lines, std::size_t i) {
  if (names_sender_and_date(lines, i)) return true;
  const Labelled first = labelled(lines[i]);
  if (field_of(first) == none && field_by_value(first) == none) return false;
  unsigned seen = 0;
  int labels_seen = 0;
  bool is_of_ours = false;
  const std::size_t end = std::min(lines.size(), i + most_head_lines);
  for (std::size_t next = i; next < end; ++next) {
    const Labelled line = labelled(lines[next]);
    if (line.label.empty()) continue;
    ++labels_seen;
    const Field listed = field_of(line);
    const Field field = listed == none ? field_by_value(line) : listed;
    is_of_ours = is_of_ours || (field == what && names_board(line.value));
    seen |= field;
  }
  if ((seen & who) == 0) return false;
  return std::popcount(seen) >= fewest_fields || (is_of_ours && labels_seen >= fewest_fields);
}

bool is_rule_of_repetition(std::string_view line) {
  line = text::trim(line);
  if (line.size() >= shortest_underline && line.find_first_not_of('_') == std::string_view::npos) return true;
  if (is_frame(line) || is_told_by_underscores(line)) return true;
  const std::size_t front = dashes_in_front(line);
  if (front < 2 || front == line.size()) return false;
  const std::size_t behind = dashes_behind(line);
  if (front >= fewest_dashes && behind >= fewest_dashes) return true;
  // The line "---- On Mon, 2 Mar 2026 10:00:00 +0100 anna <anna@example.org> wrote ---" has fewer dashes, but
  // it contains an address.
  if (front >= 3 && behind >= 3 && line.find('@') != std::string_view::npos) return true;
  constexpr std::string_view original = "original message";
  return same_in_any_case(text::trim(line.substr(front)).substr(0, original.size()), original);
}

}  // namespace mt::server::protocol
