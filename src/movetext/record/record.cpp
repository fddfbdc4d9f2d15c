#include "movetext/record/record.hpp"

#include "movetext/text/same_word.hpp"

namespace mt {

const Tag* Record::search_tag(std::string_view name) const {
  if (const TagName known = tag_name_of(name); known != TagName::unknown) return find_tag(known);
  for (const Tag& tag : tags)
    if (tag.name.size() == name.size() && text::same_word(text(tag.name), name)) return &tag;
  return nullptr;
}

std::string_view Record::tag(std::string_view name) const {
  const Tag* found = find_tag(name);
  return found == nullptr ? std::string_view{} : text(found->value);
}

std::uint32_t Record::place_of(Span span) const {
  if ((span.begin & Span::side_bit) == 0) return span.begin;
  std::uint32_t place = 0;
  for (const Event& event : tape) {
    if (event.text.begin == span.begin) break;
    if ((event.text.begin & Span::side_bit) == 0) place = event.text.begin;
  }
  return place;
}

Span Record::keep(std::string_view bytes) {
  const auto begin = static_cast<std::uint32_t>(side_text.size());
  side_text.append(bytes);
  return {begin | Span::side_bit, static_cast<std::uint32_t>(side_text.size())};
}

void Record::set_tag(std::string_view name, std::string_view value) {
  if (const Tag* found = find_tag(name); found == nullptr) {
    const Span kept_name = keep(name);
    push_tag(kept_name, keep(value));
  } else if (text(found->value) != value) {
    tags[static_cast<std::size_t>(found - tags.data())].value = keep(value);
  }
}

void Record::remove_tag(std::string_view name) {
  std::erase_if(tags, [&](const Tag& tag) { return text(tag.name) == name; });
  places_ = {};
  for (std::size_t place = 1; place <= tags.size(); ++place) note_place(place);
}

void Record::report(Code code, Severity severity, std::uint32_t begin, std::uint32_t end, std::string message,
                    std::string hint) {
  const bool first_error = severity == Severity::error && errors == 0;
  if (diagnostics.size() >= max_faults && !first_error) {
    if (diagnostics.size() == max_faults)
      diagnostics.push_back({Code::too_many_faults,
                             Severity::warning,
                             begin,
                             end,
                             "more faults in this record than are reported",
                             {}});
    return;
  }
  if (severity == Severity::error) ++errors;
  diagnostics.push_back({code, severity, begin, end, std::move(message), std::move(hint)});
}

void Record::report(Code code, Severity severity, Span where, std::string message, std::string hint) {
  if (is_full()) return;
  const std::uint32_t begin = place_of(where);
  const std::uint32_t size = (where.begin & Span::side_bit) == 0 ? where.size() : 0;
  report(code, severity, begin, begin + size, std::move(message), std::move(hint));
}

namespace {

// Empties a container. It keeps the memory that a usual record needs, and frees a larger amount.
template <class Container>
void empty(Container& container) {
  constexpr std::size_t usual_bytes = std::size_t{1} << 20;
  if (container.capacity() * sizeof(typename Container::value_type) > usual_bytes)
    Container().swap(container);  // an assignment might keep the memory
  else
    container.clear();
}

}  // namespace

void Record::clear_content() {
  empty(side_text);
  clear_tags();
  empty(tape);
  move_flags = 0;
  diagnostics.clear();
  errors = 0;
}

void Record::clear() {
  clear_content();
  source = {};
  charset = text::Charset::utf8;
  empty(decoded);
  empty(converted);
  empty(shifts);
  signs_a_byte = 1;
  shapes = nullptr;
  source_is_movetext = true;
  source_is_ascii = false;
  convention = &conventions::pdn;
}

}  // namespace mt
