// The row of GGF.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/ggf/losses.hpp"
#include "movetext/formats/ggf/reader.hpp"
#include "movetext/formats/ggf/writer.hpp"

#include <array>

namespace mt {
namespace ggf {
namespace {

constexpr auto game_types = std::to_array<int>({50});  // Othello, PDN 3.0

Confidence recognise(std::string_view first_bytes) {
  return holds_game(first_bytes) ? Confidence::certain : Confidence::none;
}

std::unique_ptr<RecordWriter> make_writer(const WritingOptions& options, LineWriter& /*lines*/) {
  return std::make_unique<EncodedWriter<Writer>>(
      Writer({.comments = !options.no_comments && !options.reduced, .tags = !options.reduced}), options);
}

std::string losses_of(const Record& record, const WritingOptions& options) {
  const bool all = !options.reduced;
  return losses(record, {.tags = all,
                         .comments = all && !options.no_comments,
                         .variations = all && !options.no_variations,
                         .nags = all && !options.no_nags});
}

}  // namespace
}  // namespace ggf

namespace formats {

extern const Format ggf{
    .name = "ggf",
    .extension = ".ggf",
    .title = "games of Othello as GGF",
    .conventions = holds::pdn,
    .game_types = ggf::game_types,
    .recognise = ggf::recognise,
    .split = split_by<ggf::Splitter>,
    .read = read_by<ggf::read_record>,
    .writer = ggf::make_writer,
    .losses = ggf::losses_of,
};

}  // namespace formats
}  // namespace mt
