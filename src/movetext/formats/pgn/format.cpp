// The formats PDN and PGN. They use the same reader and writer, with different dialects.
#include "movetext/formats/api/format.hpp"

#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/splitter.hpp"
#include "movetext/formats/pgn/writer.hpp"

namespace mt {
namespace pgn {
namespace {

Grammar grammar(const Dialect& dialect, const ReadOptions& options) {
  return {dialect, options.shapes(*dialect.convention)};
}

using DialectFunction = const Dialect& (*)();

template <DialectFunction dialect>
std::unique_ptr<RecordSplitter> split_as(const ReadOptions& options) {
  const Grammar plain = grammar(dialect(), options);
  return std::make_unique<SplitterOf<Splitter>>(Splitter(
      {options.nested_comments ? with_nested_comments(plain.dialect) : plain.dialect, plain.shapes}));
}

template <DialectFunction dialect>
Reading read_as(const RecordPlace& place, const ReadOptions& options, Record& record) {
  return read_record(place.chunk, place.begin, grammar(dialect(), options), record, options);
}

class MovetextWriter final : public mt::RecordWriter {
 public:
  MovetextWriter(const Dialect& dialect, const WritingOptions& options) : writer_(dialect, options) {}

  void write(const Record& record, bool white_first, std::string& out, text::Outlet* /*outlet*/) override {
    writer_.write(record, out, white_first);
  }
  void write_movetext(const Record& record, std::string& out) override {
    writer_.write_movetext(record, out);
  }
  std::size_t replaced() const override { return writer_.replaced(); }

 private:
  Writer writer_;
};

template <DialectFunction dialect>
std::unique_ptr<RecordWriter> write_as(const WritingOptions& options, LineWriter& /*lines*/) {
  return std::make_unique<MovetextWriter>(dialect(), options);
}

}  // namespace
}  // namespace pgn

namespace formats {

extern const Format pdn{
    .name = "pdn",
    .extension = ".pdn",
    .title = "games of draughts",
    .movetext = true,
    .annotations = {.values = true, .glyphs = true, .variations = true},
    .conventions = holds::pdn,
    .split = pgn::split_as<pgn::pdn>,
    .read = pgn::read_as<pgn::pdn>,
    .writer = pgn::write_as<pgn::pdn>,
};

extern const Format pgn{
    .name = "pgn",
    .extension = ".pgn",
    .title = "games of chess",
    .media_type = "application/vnd.chess-pgn",
    .movetext = true,
    .annotations = {.values = true, .glyphs = true, .variations = true},
    .conventions = holds::pgn,
    .split = pgn::split_as<pgn::pgn>,
    .read = pgn::read_as<pgn::pgn>,
    .writer = pgn::write_as<pgn::pgn>,
};

extern const Format pgn_of_red{
    .name = "pgn-of-red",
    .extension = ".pgn",
    .title = "games that Red begins",
    .movetext = true,
    .annotations = {.values = true, .glyphs = true, .variations = true},
    .conventions = holds::pgn_of_red,
    .split = pgn::split_as<pgn::pgn_of_red>,
    .read = pgn::read_as<pgn::pgn_of_red>,
    .writer = pgn::write_as<pgn::pgn_of_red>,
};

}  // namespace formats
}  // namespace mt
