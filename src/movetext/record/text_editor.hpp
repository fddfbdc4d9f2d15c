// Copies a record's text with some parts replaced. The original offset of each byte stays known.
#pragma once
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

struct EditedText {
  std::string text;
  std::vector<TextShift> shifts;         // in text order; empty if nothing was replaced
  std::vector<std::uint32_t> converted;  // Record::converted of the copy
};

class TextEditor {
 public:
  // `record` must outlive the editor.
  explicit TextEditor(const Record& record) : record_(record), source_(record.source) {}

  // Copies the text before `from`, then replaces `size` bytes by `plain`. Calls must be in text order.
  void put(std::size_t from, std::size_t size, std::string_view plain);
  // Returns how many bytes of the source have been copied or replaced.
  std::size_t copied() const { return copied_; }
  // Returns the current size of the copy.
  std::size_t size() const { return out_.text.size(); }

  // Copies the rest of the source, or nothing if no part was replaced.
  EditedText finish();

 private:
  void convert(std::size_t end);

  const Record& record_;
  std::string_view source_;
  EditedText out_;
  std::size_t copied_ = 0;
  std::ptrdiff_t moved_ = 0;        // current position in the copy minus the position in the source
  std::size_t next_converted_ = 0;  // index into Record::converted
};

// Clears the record and stores the copy as its decoded text. The text must then be read again.
void take_copy(EditedText copy, Record& record);

}  // namespace mt
