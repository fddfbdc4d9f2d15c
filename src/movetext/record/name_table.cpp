#include "movetext/record/name_table.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/folded.hpp"
#include "movetext/text/number.hpp"

namespace mt {
namespace {

std::string plain(std::string_view name) {
  std::string out;
  append_plain_name(name, out);
  return out;
}

constexpr bool is_of_word(char c) {
  return text::is_letter(c) || text::is_digit(c) || static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace

void append_plain_name(std::string_view name, std::string& out) {
  const std::size_t begin = out.size();
  for (const char c : text::folded(name)) {
    if (is_of_word(c))
      out += c;
    else if (out.size() > begin && out.back() != ' ')
      out += ' ';
  }
  if (out.size() > begin && out.back() == ' ') out.pop_back();
}

bool NameTable::add(std::string_view name, std::string_view known) {
  std::string key = plain(name);
  if (key.empty()) return false;
  return known_.emplace(std::move(key), known).first->second == known;
}

std::string NameTable::read(std::string_view text) {
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text::trim(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.empty() || line.front() == '#') continue;
    const std::string_view known = text::trim(line.substr(0, line.find('=')));
    for (bool is_last = false; !is_last;) {
      const std::size_t sign = line.find('=');
      is_last = sign == std::string_view::npos;
      const std::string_view name = text::trim(line.substr(0, sign));
      if (!is_last) line.remove_prefix(sign + 1);
      if (!add(name, known))
        return "line " + std::to_string(number) + ": " +
               (plain(name).empty() ? "a name is empty" : "'" + std::string(name) + "' has two names");
    }
  }
  return {};
}

std::string_view NameTable::known(std::string_view name) const {
  const auto found = known_.find(plain(name));
  return found == known_.end() ? name : std::string_view(found->second);
}

void NameTable::unify(Record& record) const {
  for (const std::string_view tag : {"White", "Black", "Red"}) {
    const std::string_view written = record.tag(tag);
    if (written.empty()) continue;
    const std::string name(known(written));
    if (name != written) record.set_tag(tag, name);
  }
}

}  // namespace mt
