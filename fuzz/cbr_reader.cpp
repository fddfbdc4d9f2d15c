// Any bytes as games and libraries of CCBridge, and as the moves of a game whose header is sound.
#include "movetext/formats/cbr/library.hpp"
#include "movetext/formats/cbr/reader.hpp"
#include "red_checks.hpp"
#include "support/cbr_file.hpp"

#include <memory>

namespace {

using namespace mt;

struct Cbr {
  std::shared_ptr<const FileContext> context;

  Reading read(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) const {
    return cbr::read_record({chunk, begin, 0, context.get()}, options, record);
  }
  void write(const Record& record, std::string& out) const {
    pgn::Writer(pgn::pgn_of_red()).write(record, out);
  }
  cbr::Splitter splitter(const ReadLimits& /*limits*/) const {
    return cbr::Splitter(ReadLimits{.record_bytes = cbr::most_bytes});
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string input(reinterpret_cast<const char*>(data), size);
  fuzz::canonical(Cbr{cbr::open({input, "x"})}, input);
  fuzz::canonical(Cbr{}, test::CbrRecord().bytes().substr(0, 2214) + input);
  return 0;
}
