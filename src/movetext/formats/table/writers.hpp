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

// Writers are made when they are first needed, and keep their memory from record to record.
class Writers final : public LineWriter {
 public:
  explicit Writers(const WritingOptions& options);
  Writers(const Writers&) = delete;
  Writers& operator=(const Writers&) = delete;
  ~Writers() override = default;

  // `format` can be written.
  RecordWriter& of(const Format& format);
  // Appends what was played, as the text format that is made for such records has it.
  void write_movetext(const Record& record, std::string& out);
  // The same of the main line, in one line.
  void write_line(const Record& record, std::string& out) override;
  // Characters so far that the output's encoding does not have.
  std::size_t replaced() const;

 private:
  struct Entry {
    const Format* format;
    std::unique_ptr<RecordWriter> writer;
  };

  WritingOptions options_;
  std::vector<Entry> entries_;      // a handful: they are searched one by one
  std::unique_ptr<Writers> lines_;  // with the options for lines
};

}  // namespace mt
