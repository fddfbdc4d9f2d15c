// Reads any bytes as games and libraries of CCBridge, and then as the moves of a game with a sound header.
#include "movetext/formats/cbr/library.hpp"
#include "movetext/formats/cbr/reader.hpp"
#include "red_checks.hpp"
#include "support/cbr_file.hpp"

#include <memory>
#include <utility>

namespace {

using namespace mt;

struct Cbr : fuzz::RedWriter {
  explicit Cbr(std::shared_ptr<const FileContext> of = nullptr) : context(std::move(of)) {}

  Reading read(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) const {
    return cbr::read_record({chunk, begin, 0, context.get()}, options, record);
  }
  cbr::Splitter splitter(const ReadLimits& /*limits*/) const {
    return cbr::Splitter(ReadLimits{.record_bytes = cbr::most_bytes});
  }

  std::shared_ptr<const FileContext> context;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string input(reinterpret_cast<const char*>(data), size);
  const Cbr cbr(cbr::open({input, "x"}));
  fuzz::canonical(cbr, input);
  if (size > 0) fuzz::check_splitter(cbr, input, 1 + 64 * std::size_t{data[size - 1]});
  fuzz::canonical(Cbr(), test::CbrRecord().bytes().substr(0, 2214) + input);
  return 0;
}
