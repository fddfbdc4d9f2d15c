// A file that holds the texts of other files, such as a database of games.
#pragma once
#include "movetext/formats/api/companion.hpp"
#include "movetext/text/charset.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

struct SoughtRecords;

// A file in a container.
struct StoredFile {
  std::string path;                         // its name in messages
  text::Utf16 utf16 = text::Utf16::none;    // the byte order of the file, if it was UTF-16 and was decoded
  std::vector<CompanionFile> companions{};  // in the order of Format::companions
};

// The place at which the text of a file continues after a part that was left out.
struct Resumption {
  std::uint64_t offset = 0;  // bytes of the file before it
  std::uint64_t line = 0;    // the line, from 1
  std::uint64_t column = 0;  // bytes of the line before it
};

// How many games and plies the records have that were left out and would have been counted.
struct UnreadCounts {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;
};

// The files are read in their order, and each from its beginning to its end.
class Container {
 public:
  Container() = default;
  Container(const Container&) = delete;
  Container& operator=(const Container&) = delete;
  virtual ~Container() = default;

  // Allows the container to leave out records that a run does not need. Must be called before next(). The
  // first bytes of each file (SoughtRecords::first_bytes) are never left out.
  virtual void look_for(const SoughtRecords& /*sought*/) {}
  // Goes on to the next file. Returns false at the end, or after a failure; see error().
  virtual bool next() = 0;
  virtual const StoredFile& file() const = 0;
  // Fills `to` with the next bytes of the file, unpacked and decoded. Returns fewer bytes than asked for only
  // at the end, after a failure, or before records that are left out.
  virtual std::size_t read(std::span<char> to) = 0;
  // If the last read() ended before records that are left out, passes over them and returns where the text
  // goes on, which may be the end of the file. Otherwise returns nullopt.
  virtual std::optional<Resumption> pass_over() { return std::nullopt; }
  // Returns the sums of the records that were passed over in all files so far.
  virtual UnreadCounts unread() const { return {}; }
  // Returns the units of UTF-16 that U+FFFD replaces in `utf8`, the next part of the file's text.
  virtual std::u16string take_replaced(std::string_view utf8) = 0;
  // Returns whether the last unit taken is a single byte.
  virtual bool ends_in_half() const = 0;
  // Return how many bytes have been read, and of how many, to show progress.
  virtual std::uint64_t bytes_read() const = 0;
  virtual std::uint64_t size() const = 0;
  // Returns the error message: "games.mtdb: block 17 is damaged".
  virtual const std::string& error() const = 0;
};

// Opens a file as a container. Returns nullptr for any other file.
using OpenContainer = std::function<std::unique_ptr<Container>(const std::string& path)>;

}  // namespace mt::archive
