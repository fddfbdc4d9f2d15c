// Reads any bytes as sgg; see format_checks.hpp.
#include "format_checks.hpp"
#include "movetext/formats/mat/writer.hpp"
#include "movetext/formats/sgg/reader.hpp"

namespace {

struct Sgg {
  mt::Reading read(std::string_view chunk, std::size_t begin, mt::Record& record,
                   const mt::ReadOptions& options) const {
    return mt::sgg::read_record(chunk, begin, record, options);
  }
  void write(const mt::Record& record, std::string& out) const { mt::mat::Writer({}).write(record, out); }
  mt::sgg::Splitter splitter(const mt::ReadLimits& limits) const { return mt::sgg::Splitter(limits); }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  mt::fuzz::check_import(Sgg{}, data, size);
  return 0;
}
