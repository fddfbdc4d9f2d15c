#include "movetext/server/mail/quoted_head.hpp"

#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace mt::server {
namespace {

using text::same_in_any_case;

constexpr std::size_t shortest_rule = 10;   // underscores above what is passed on
constexpr std::size_t fewest_dashes = 5;    // on both sides of "Original Message"
constexpr std::size_t longest_label = 40;   // bytes
constexpr std::size_t most_head_lines = 8;  // among them lines that go on, and an empty one
constexpr int fewest_fields = 3;

enum Field : std::uint8_t { none = 0, who = 1, when = 2, whom = 4, what = 8 };

struct Label {
  std::string_view text;
  Field field;
};

// They stand by language: English, German, French, Italian, Dutch, Russian, Spanish, Portuguese, Polish,
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

// Which field the line "Label: something" is; some programs set "*Label:*", or a blank before the colon.
Field field_of(std::string_view line) {
  line = trim(line);
  while (line.starts_with('*')) line.remove_prefix(1);
  const std::size_t colon = line.substr(0, longest_label).find(':');
  if (colon == std::string_view::npos) return none;
  std::string_view label = trim(line.substr(0, colon));
  while (label.ends_with('*')) label.remove_suffix(1);
  const auto* found = std::find_if(labels.begin(), labels.end(),
                                   [&](const Label& each) { return same_in_any_case(each.text, label); });
  return found == labels.end() ? none : found->field;
}

std::size_t dashes_in_front(std::string_view line) {
  return std::min(line.find_first_not_of('-'), line.size());
}

std::size_t dashes_behind(std::string_view line) {
  const std::size_t last = line.find_last_not_of('-');
  return last == std::string_view::npos ? line.size() : line.size() - 1 - last;
}

}  // namespace

bool begins_quoted_head(const MailLines& lines, std::size_t i) {
  if (field_of(lines[i]) == none) return false;
  unsigned seen = 0;
  const std::size_t end = std::min(lines.size(), i + most_head_lines);
  for (std::size_t next = i; next < end; ++next) seen |= field_of(lines[next]);
  return (seen & who) != 0 && std::popcount(seen) >= fewest_fields;
}

bool is_rule_of_repetition(std::string_view line) {
  line = trim(line);
  if (line.size() >= shortest_rule && line.find_first_not_of('_') == std::string_view::npos) return true;
  const std::size_t front = dashes_in_front(line);
  if (front < 2 || front == line.size()) return false;
  const std::size_t behind = dashes_behind(line);
  if (front >= fewest_dashes && behind >= fewest_dashes) return true;
  // "---- On Mon, 2 Mar 2026 10:00:00 +0100 anna <anna@example.org> wrote ---": dated or addressed.
  if (front >= 3 && behind >= 3 && line.find('@') != std::string_view::npos) return true;
  constexpr std::string_view original = "original message";
  return same_in_any_case(trim(line.substr(front)).substr(0, original.size()), original);
}

}  // namespace mt::server
