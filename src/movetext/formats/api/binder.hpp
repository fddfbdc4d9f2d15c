// Completes the records of one output file, in order, for formats in which a record cannot be written alone:
// records refer to a table of names by number, or the file's header counts the records.
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

// What is known when all records of a file have been written.
struct Bound {
  std::string head;                     // replaces as many bytes at the beginning of the file
  std::vector<std::string> companions;  // in the order of Format::companions; empty: a file is not changed
  std::vector<Diagnostic> notes;        // what the file cannot express; begin and end are offsets in it
};

// To be called from one thread only.
class Binder {
 public:
  Binder() = default;
  Binder(const Binder&) = delete;
  Binder& operator=(const Binder&) = delete;
  virtual ~Binder() = default;

  // Appends the bytes before the records.
  virtual void begin(std::string& out) = 0;
  // Appends a record; `record` is the output of the format's writer. Returns false if the file cannot hold
  // it.
  virtual bool bind(std::string_view record, std::string& out) = 0;
  virtual Bound end() = 0;

  // Returns why the file cannot be written; this may be due to a companion even before the first record.
  const std::string& fault() const { return fault_; }

 protected:
  std::string fault_;
};

}  // namespace mt
