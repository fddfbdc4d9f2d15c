// Completes the records of one output file in their order, where a record cannot be written by itself: it has
// numbers of names in a table, or the file's header counts the records.
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

// What is known when all records of a file are written.
struct Bound {
  std::string head;                     // the bytes that replace as many first ones of the file
  std::vector<std::string> companions;  // in the order of Format::companions; empty: a file stays as it is
  std::vector<Diagnostic> notes;        // what the file cannot say; begin and end are bytes of it
};

// One thread calls it.
class Binder {
 public:
  Binder() = default;
  Binder(const Binder&) = delete;
  Binder& operator=(const Binder&) = delete;
  virtual ~Binder() = default;

  // Appends what stands before the records.
  virtual void begin(std::string& out) = 0;
  // Appends a record, of which `record` is what the writer of the format has made.  Returns false if the file
  // cannot hold it.
  virtual bool bind(std::string_view record, std::string& out) = 0;
  virtual Bound end() = 0;

  // Returns why the file cannot be written; a companion may be at fault before the first record.
  const std::string& fault() const { return fault_; }

 protected:
  std::string fault_;
};

}  // namespace mt
