#include "movetext/record/text_editor.hpp"

#include "movetext/text/charset.hpp"
#include "movetext/text/utf8.hpp"

#include <utility>

namespace mt {

void TextEditor::put(std::size_t from, std::size_t size, std::string_view plain) {
  if (out_.text.empty()) out_.text.reserve(source_.size() + 64);
  out_.text.append(source_, copied_, from - copied_).append(plain);
  copied_ = from + size;
  const auto encoded = [&](std::string_view text) {
    const bool has_places = record_.charset == text::Charset::nearly_utf8;
    return static_cast<std::int32_t>(has_places ? text.size() : text::encoded_size(text, record_.charset));
  };
  std::int32_t lost = encoded(source_.substr(from, size)) - encoded(plain);
  convert(from);
  for (; next_converted_ < record_.converted.size() && record_.converted[next_converted_] < copied_;
       ++next_converted_)
    lost -=
        static_cast<std::int32_t>(text::read_scalar(source_, record_.converted[next_converted_]).size - 1);
  moved_ += static_cast<std::ptrdiff_t>(plain.size()) - static_cast<std::ptrdiff_t>(size);
  out_.shifts.push_back({static_cast<std::uint32_t>(out_.text.size()), lost});
}

// Copies Record::converted, the positions of characters that were single bytes, up to the position `end`.
void TextEditor::convert(std::size_t end) {
  for (; next_converted_ < record_.converted.size() && record_.converted[next_converted_] < end;
       ++next_converted_)
    out_.converted.push_back(
        static_cast<std::uint32_t>(static_cast<std::ptrdiff_t>(record_.converted[next_converted_]) + moved_));
}

EditedText TextEditor::finish() {
  if (out_.shifts.empty()) return {};
  out_.text.append(source_, copied_, source_.size() - copied_);
  convert(source_.size());
  return std::move(out_);
}

void take_copy(EditedText copy, Record& record) {
  constexpr std::size_t least_room = 64;  // longer than strings stored inside their object
  record.clear_content();
  copy.text.reserve(least_room);
  record.decoded = std::move(copy.text);
  record.shifts = std::move(copy.shifts);
  record.converted = std::move(copy.converted);
}

}  // namespace mt
