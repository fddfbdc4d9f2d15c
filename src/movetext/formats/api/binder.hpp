// Completes the records of one output file, in order. This is for formats in which a record cannot be written
// alone, because records refer to a table of names by number, because the file's header counts the records,
// or because a line of the file follows from many records.
//
//   binder->begin(out);
//   for (record : written) if (!binder->bind(record, out)) fail(binder->fault());
//   const Bound bound = binder->end();
#pragma once
#include "movetext/base/diagnostic.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt {

// What end() returns when all records of a file have been written.
struct Bound {
  std::string head{};  // replaces the same number of bytes at the beginning of the file
  std::string tail{};  // is written after the last record
  // new contents of the companion files, in the order of Format::companions; a file whose text here is empty
  // is not changed
  std::vector<std::string> companions{};
  // messages about data that the file cannot hold; `begin` and `end` of a note are byte offsets in the file
  std::vector<Diagnostic> notes{};
};

// A binder is used by one thread only.
class Binder {
 public:
  Binder() = default;
  Binder(const Binder&) = delete;
  Binder& operator=(const Binder&) = delete;
  virtual ~Binder() = default;

  // Appends the bytes that come before the first record.
  virtual void begin(std::string& out) = 0;
  // Appends a record; `record` is the output of the format's writer. Returns false if the file cannot hold
  // the record.
  virtual bool bind(std::string_view record, std::string& out) = 0;
  // Completes the file. If it cannot be completed, fault() gives the reason.
  virtual Bound end() = 0;
  // Returns whether Bound::head may have bytes. The output must then be a file that can be changed.
  virtual bool changes_head() const { return true; }

  // Returns why the file cannot be written. If a companion file cannot be used, this is known before the
  // first record.
  const std::string& fault() const { return fault_; }

 protected:
  std::string fault_;
};

}  // namespace mt
