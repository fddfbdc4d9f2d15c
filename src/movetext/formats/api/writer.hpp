// The classes by which a format writes records.
#pragma once
#include "movetext/formats/api/writing_options.hpp"
#include "movetext/record/record.hpp"
#include "movetext/text/charset.hpp"
#include "movetext/text/outlet.hpp"

#include <cstddef>
#include <string>
#include <utility>

namespace mt {

// Writes the moves of a record of any kind in one line. Tables use it for their column of moves, because a
// table format does not know the notations of moves.
class LineWriter {
 public:
  virtual ~LineWriter() = default;
  virtual void write_line(const Record& record, std::string& out) = 0;
};

// Each worker has one writer for each format in use; the writer reuses its memory for all records.
class RecordWriter {
 public:
  RecordWriter() = default;
  RecordWriter(const RecordWriter&) = delete;
  RecordWriter& operator=(const RecordWriter&) = delete;
  virtual ~RecordWriter() = default;

  // Appends a record of a kind that the format holds, without the text of Format::frame. `white_first`: the
  // first side is White. `outlet`: takes the finished parts of a long record from `out` while the record is
  // being written.
  virtual void write(const Record& record, bool white_first, std::string& out,
                     text::Outlet* outlet = nullptr) = 0;
  // Appends only the moves; records are sorted by this text.
  virtual void write_movetext(const Record& /*record*/, std::string& /*out*/) {}
  // Returns how many of the characters written so far do not exist in the output's encoding.
  virtual std::size_t replaced() const { return 0; }
};

// Wraps a writer that has a function write(record, out) and does not depend on encodings.
template <class Writer>
class EncodedWriter : public RecordWriter {
 public:
  EncodedWriter(Writer writer, WritingOptions options)
      : writer_(std::move(writer)), options_(std::move(options)) {}

  void write(const Record& record, bool /*white_first*/, std::string& out,
             text::Outlet* /*outlet*/) override {
    if (options_.encoding == text::OutputEncoding::utf8) return writer_.write(record, out);
    scratch_.clear();
    writer_.write(record, scratch_);
    replaced_ += text::encode(scratch_, options_.encoding, out, options_.spelling);
  }
  std::size_t replaced() const override { return replaced_; }

 private:
  Writer writer_;
  WritingOptions options_;
  std::string scratch_;
  std::size_t replaced_ = 0;
};

}  // namespace mt
