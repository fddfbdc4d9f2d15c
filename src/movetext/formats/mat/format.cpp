// The format .mat.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/mat/reader.hpp"
#include "movetext/formats/mat/writer.hpp"

#include <algorithm>

namespace mt {
namespace mat {
namespace {

Confidence recognise(std::string_view first_bytes) {
  return holds_match(first_bytes) ? Confidence::likely : Confidence::none;
}

class TextWriter final : public EncodedWriter<Writer> {
 public:
  explicit TextWriter(const WritingOptions& options)
      : EncodedWriter(
            Writer({.comments = !options.no_comments && !options.reduced, .tags = !options.reduced}),
            options) {}
  void write_movetext(const Record& record, std::string& out) override { mat::write_line(record, out); }
};

std::unique_ptr<RecordWriter> make_writer(const WritingOptions& options, LineWriter& /*lines*/) {
  return std::make_unique<TextWriter>(options);
}

std::string losses(const Record& record, const WritingOptions& options) {
  if (options.no_nags || options.reduced) return {};
  const auto of_sgf = [](const Event& event) { return event.kind == EventKind::properties; };
  const auto count = std::count_if(record.tape.begin(), record.tape.end(), of_sgf);
  return count == 0 ? std::string()
                    : "SGF data of " + std::to_string(count) + " moves and games, such as analysis";
}

}  // namespace
}  // namespace mat

namespace formats {

extern const Format mat{
    .name = "mat",
    .extension = ".mat",
    .title = "matches of backgammon",
    .annotations = {.values = true},
    .conventions = holds::matches,
    .recognise = mat::recognise,
    .split = split_by<mat::Splitter>,
    .read = read_by<mat::read_record>,
    .writer = mat::make_writer,
    .losses = mat::losses,
};

}  // namespace formats
}  // namespace mt
