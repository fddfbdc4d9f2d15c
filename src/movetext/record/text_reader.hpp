// The common part of all readers of text records.
#pragma once
#include "movetext/record/reading.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt {

class TextReader {
 public:
  // `text` starts with the record and must outlive the reader.
  TextReader(std::string_view text, const ReadOptions& options, Record& record)
      : text_(text), options_(options), record_(record) {}
  TextReader(const TextReader&) = delete;
  TextReader& operator=(const TextReader&) = delete;

 protected:
  ~TextReader() = default;

  static constexpr Span span(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  }
  std::string_view between(std::size_t begin, std::size_t end) const {
    return text_.substr(begin, end - begin);
  }
  void report(Code code, std::size_t begin, std::size_t end, std::string message, std::string hint = {});
  // Returns the size limit of a record in words, for use in a message.
  std::string most_bytes() const;
  // Marks the record, which has `size` bytes, as oversized. It exceeds a limit and is not read.
  Found give_up(std::size_t size, const std::string& limit);

  std::string_view text_;
  const ReadOptions& options_;
  Record& record_;
};

}  // namespace mt
