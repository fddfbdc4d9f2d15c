// Writes a copy of a record's text in which some parts are replaced, and keeps where each byte of the copy
// came from.
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
  std::vector<TextShift> shifts;         // in the order of the text; empty: nothing is replaced
  std::vector<std::uint32_t> converted;  // Record::converted, of the copy
};

class TextEditor {
 public:
  // `record` must outlive it.
  explicit TextEditor(const Record& record) : record_(record), source_(record.source) {}

  // Writes `plain` for the bytes at `from`; the text before them is copied.  The places come in order.
  void put(std::size_t from, std::size_t size, std::string_view plain);
  // Returns how many bytes of the source are in the copy, as they were or replaced.
  std::size_t copied() const { return copied_; }
  // Returns the size of the copy up to there.
  std::size_t size() const { return out_.text.size(); }

  // Copies the rest, if something is replaced.
  EditedText finish();

 private:
  void convert(std::size_t end);

  const Record& record_;
  std::string_view source_;
  EditedText out_;
  std::size_t copied_ = 0;
  std::ptrdiff_t moved_ = 0;        // how far what follows is moved in the copy
  std::size_t next_converted_ = 0;  // of Record::converted
};

// Empties the record and gives it the copy as its decoded text, which is to be read again.
void take_copy(EditedText copy, Record& record);

}  // namespace mt
