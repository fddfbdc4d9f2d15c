// Writes the records of a run to one file, to standard output, to a new file for every N records, or to files
// named by the caller.
//
//   Destination destination({.path = "season.pdn", .records_a_file = 0}, frame);
//   destination.write(records, items) && destination.finish();
#pragma once
#include "movetext/archive/bound_file.hpp"
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/framing.hpp"
#include "movetext/archive/core/numbering.hpp"
#include "movetext/archive/input_files.hpp"
#include "movetext/archive/output.hpp"
#include "movetext/formats/api/format.hpp"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mt::archive {

struct DestinationOptions {
  std::string path;  // empty or "-" for standard output
  // Records per file. If 0, all records go to one file. Otherwise "season.pdn" becomes "season-0001.pdn" and
  // so on.
  std::uint64_t records_a_file = 0;
  bool files_by_name = false;          // begin_file() names each file: "season.pdn" becomes "season-NAME.pdn"
  std::size_t frame = 0;               // maximum bytes of a frame in a .zst file; 0: one frame
  const Format* format = nullptr;      // format of the records, if it has a binder or is a table of moves
  std::string head{};                  // written instead of Frame::before
  const InputFiles* inputs = nullptr;  // the input files, which must not be overwritten
};

// A note on what a finished file cannot express.
struct FileNote {
  std::string path;
  Diagnostic diagnostic;
};

class Destination {
 public:
  explicit Destination(DestinationOptions options, Frame frame = {})
      : options_(std::move(options)), together_(options_.path) {
    set_frame(frame);
  }

  // Sets the frame; must be called before anything is written.
  void set_frame(Frame frame) {
    if (!options_.head.empty()) frame.before = options_.head;
    frame_ = frame;
    framing_ = Framing(frame);
  }
  // Opens the first file. For files by name, only checks that a file can be opened. Like all calls here,
  // returns false on failure; see error().
  [[nodiscard]] bool open();
  // Finishes the open file and opens the next one: its path is the given path with `name` added. `name` must
  // not contain a slash.
  [[nodiscard]] bool begin_file(std::string_view name);
  // Writes the records in `bytes`. Each of `items` gives the end of a record, or of the piece of a record
  // that continues in the bytes of the next call.
  [[nodiscard]] bool write(std::string_view bytes, std::span<const Item> items);
  // Finishes the output. Only this call gives final names to a single file, to the last of several numbered
  // files, and to all files by name.
  [[nodiscard]] bool finish();

  // Returns whether the records go to standard output, where written bytes cannot be withdrawn.
  bool streams() const { return options_.path.empty() || options_.path == "-"; }
  std::uint64_t files() const { return files_; }
  // Returns whether the last error was that an output file is also an input file.
  bool is_read() const { return is_read_; }
  const std::vector<FileNote>& notes() const { return notes_; }
  // Returns the error message. It is empty if the reader of the pipe has closed it.
  const std::string& error() const { return error_; }

 private:
  bool open_next();
  bool open_file(std::string path);
  bool bind_file();
  bool numbers_records() const { return options_.format != nullptr && options_.format->numbers_records(); }
  bool write_item(std::string_view bytes, bool goes_on);
  bool write_to_file(std::string_view bytes);
  bool end_record();
  bool close();
  std::string path_of(std::uint64_t number) const;

  DestinationOptions options_;
  Frame frame_;
  Framing framing_;  // framing of the open file
  Numbering numbering_;
  std::string path_;  // path of the open file
  std::unique_ptr<Output> output_;
  std::unique_ptr<BoundFile> bound_;  // the open file, if its format has a binder
  AtomicFiles together_;              // the finished files by name, which get their names together
  std::vector<FileNote> notes_;
  std::uint64_t files_ = 0;
  bool is_read_ = false;
  std::string error_;
};

}  // namespace mt::archive
