// Reads any bytes as a page with DhtmlXQ games; see format_checks.hpp.
#include "movetext/formats/dhtmlxq/reader.hpp"
#include "red_checks.hpp"

namespace {

using namespace mt;

struct Dhtmlxq : fuzz::RedWriter {
  Reading read(std::string_view chunk, std::size_t begin, Record& record, const ReadOptions& options) const {
    return dhtmlxq::read_record({chunk, begin, 0, nullptr}, options, record);
  }
  dhtmlxq::Splitter splitter(const ReadLimits& limits) const { return dhtmlxq::Splitter(limits); }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::check_import(Dhtmlxq{}, data, size);
  return 0;
}
