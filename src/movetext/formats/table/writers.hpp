// The writers of a worker, one for each format in use.
//
//   Writers writers(options);
//   writers.of(*find_format("mat")).write(record, true, out);
#pragma once
#include "movetext/formats/api/format.hpp"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace mt {

// Creates a writer when it is used for the first time. A writer reuses its memory for all records.
class Writers final : public LineWriter {
 public:
  explicit Writers(WritingOptions options);
  Writers(const Writers&) = delete;
  Writers& operator=(const Writers&) = delete;
  ~Writers() override = default;

  // Returns the writer of a format that can be written.
  RecordWriter& of(const Format& format);
  // Appends the moves in the text format that is the usual one for records of this convention.
  void write_movetext(const Record& record, std::string& out);
  // Appends the moves of the main line in one line.
  void write_line(const Record& record, std::string& out) override;
  // Returns how many of the characters written so far do not exist in the output's encoding.
  std::size_t replaced() const;

 private:
  struct Entry {
    const Format* format;
    std::unique_ptr<RecordWriter> writer;
  };

  WritingOptions options_;
  std::vector<Entry> entries_;      // only a few entries, so they are searched one by one
  std::unique_ptr<Writers> lines_;  // writers for moves in one line; created on first use
};

}  // namespace mt
