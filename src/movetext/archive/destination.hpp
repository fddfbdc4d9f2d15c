// Writes the records of a run to one file, to standard output, to a file for every N records, or to files
// that the caller names.
//
//   Destination destination({.path = "season.pdn", .records_a_file = 0}, frame);
//   destination.write(records, items) && destination.finish();
#pragma once
#include "movetext/archive/bound_file.hpp"
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/framing.hpp"
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
  std::string path;                    // empty or "-": standard output
  std::uint64_t records_a_file = 0;    // 0: all in one; else "season.pdn" becomes "season-0001.pdn" and so on
  bool files_by_name = false;          // begin_file() names each: "season.pdn" becomes "season-NAME.pdn"
  std::size_t frame = 0;               // bytes of a frame of a .zst file; 0: one frame
  const Format* format = nullptr;      // of the records, if it has a binder
  std::string head{};                  // takes the place of Frame::before
  const InputFiles* inputs = nullptr;  // files that must not be written
};

// What a finished file cannot say.
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

  // Sets the frame; the caller does it before anything is written.
  void set_frame(Frame frame) {
    if (!options_.head.empty()) frame.before = options_.head;
    frame_ = frame;
    framing_ = Framing(frame);
  }
  // Opens the first file; of files by name it says whether one could be opened.  On false, error() says why;
  // so for every call.
  [[nodiscard]] bool open();
  // Finishes the file that is open and opens one with this name added to the path's; the name has no slash.
  [[nodiscard]] bool begin_file(std::string_view name);
  // Writes records.  `bytes` are records; `items` says where each ends, or where the piece ends of one that
  // continues in the next bytes.
  [[nodiscard]] bool write(std::string_view bytes, std::span<const Item> items);
  // Finishes the file.  Before this call there is nothing under its name (of a split by number, under that of
  // the last file; of files by name, under any).
  [[nodiscard]] bool finish();

  // Says whether the records go to standard output, where what is written cannot be taken back.
  bool streams() const { return options_.path.empty() || options_.path == "-"; }
  std::uint64_t files() const { return files_; }
  // Returns whether the last error was that a file is also read.
  bool is_read() const { return is_read_; }
  const std::vector<FileNote>& notes() const { return notes_; }
  // Returns what went wrong; empty when the reader of a pipe has gone away.
  const std::string& error() const { return error_; }

 private:
  bool open_next();
  bool open_file(std::string path);
  bool bind_file();
  bool write_item(std::string_view bytes, bool goes_on);
  bool write_to_file(std::string_view bytes);
  bool end_record();
  bool close();
  std::string path_of(std::uint64_t number) const;

  DestinationOptions options_;
  Frame frame_;
  Framing framing_;   // of the file that is open
  std::string path_;  // of the file that is open
  std::unique_ptr<Output> output_;
  std::unique_ptr<BoundFile> bound_;  // the same file, if its format has a binder
  AtomicFiles together_;              // files by name that are finished
  std::vector<FileNote> notes_;
  std::uint64_t files_ = 0;
  bool is_read_ = false;
  std::string error_;
};

}  // namespace mt::archive
