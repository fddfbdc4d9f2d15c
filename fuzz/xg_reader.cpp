// Reads any bytes as an eXtreme Gammon file, and then as the games, comments and rollouts of a file with a
// sound container. No input may crash the reader, reported places must be in the file, and JSON and SGF must
// keep everything.
#include "format_checks.hpp"
#include "movetext/formats/sgf/writer.hpp"
#include "movetext/formats/xg/reader.hpp"
#include "support/xg_file.hpp"

namespace {

using namespace mt;

struct Xg {
  Reading read(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) const {
    return xg::read_record(chunk, begin, record, options);
  }
  void write(const Record& record, std::string& out) const { sgf::Writer({}).write(record, out); }
};

// Checks that the same files are found however the input is cut into pieces.
void check_pieces(std::string_view input, std::size_t step) {
  std::size_t whole = 0;
  Record record;
  for (std::size_t at = 0; at < input.size(); ++whole) at = xg::read_record(input, at, record).end;
  std::size_t parts = 0;
  xg::Splitter splitter{ReadLimits{}};
  std::string buffer;
  for (std::size_t at = 0; at < input.size() || !buffer.empty();) {
    const std::size_t size = std::min(step, input.size() - at);
    buffer.append(input.substr(at, size));
    at += size;
    const Cut cut = splitter.cut(buffer, at == input.size());
    fuzz::require(cut.size <= buffer.size() && (cut.size > 0 || at < input.size()));
    const std::string_view piece = std::string_view(buffer).substr(0, cut.size);
    for (std::size_t begin = 0; begin < piece.size(); ++parts)
      begin = xg::read_record(piece, begin, record).end;
    buffer.erase(0, cut.size);
  }
  fuzz::require(whole == parts);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  fuzz::canonical(Xg{}, input);
  if (size > 0) check_pieces(input, 1 + 64 * std::size_t{data[size - 1]});
  const std::string bytes(input);
  fuzz::canonical(Xg{}, test::make_xg_file({{"temp.xg", bytes, false}}));
  const std::size_t games = size - size % 2560;
  fuzz::canonical(Xg{}, test::make_xg_file({{"temp.xg", bytes.substr(0, games), false},
                                            {"temp.xgc", bytes.substr(games), false},
                                            {"temp.xgr", bytes, false}}));
  return 0;
}
