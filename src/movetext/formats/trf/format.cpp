// The format of FIDE's Tournament Report File.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/trf/binder.hpp"
#include "movetext/formats/trf/file.hpp"
#include "movetext/formats/trf/reader.hpp"
#include "movetext/formats/trf/writer.hpp"
#include "movetext/record/whole_file_splitter.hpp"

#include <array>

namespace mt {
namespace trf {
namespace {

constexpr std::array<std::string_view, 1> other_extensions{".trfx"};

Confidence recognise(std::string_view first_bytes) {
  return begins_report(first_bytes) ? Confidence::strong : Confidence::none;
}

// The line of a player refers to the lines of other players, so a report is read as a whole.
std::unique_ptr<RecordSplitter> split(const ReadOptions& options) {
  return std::make_unique<SplitterOf<WholeFileSplitter>>(WholeFileSplitter(options.limits.record_bytes));
}

}  // namespace
}  // namespace trf

namespace formats {

extern const Format trf{
    .name = "trf",
    .extension = ".trf",
    .other_extensions = trf::other_extensions,
    .title = "a tournament report of FIDE (TRF)",
    .conventions = holds::pgn,
    .family = "chess",
    .canonical = "pgn",
    .recognise = trf::recognise,
    .split = trf::split,
    .open = trf::open_file,
    .read = trf::read_record,
    .writer = trf::make_writer,
    .losses = trf::losses,
    .bind = trf::make_binder,
};

}  // namespace formats
}  // namespace mt
