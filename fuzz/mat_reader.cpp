// Reads any bytes as .mat; see format_checks.hpp.
#include "format_checks.hpp"
#include "movetext/formats/mat/reader.hpp"
#include "movetext/formats/mat/writer.hpp"

namespace {

struct Mat {
  mt::Reading read(std::string_view chunk, std::size_t begin, mt::Record& record,
                   const mt::ReadOptions& options) const {
    return mt::mat::read_record(chunk, begin, record, options);
  }
  void write(const mt::Record& record, std::string& out) const { mt::mat::Writer({}).write(record, out); }
  mt::mat::Splitter splitter(const mt::ReadLimits& limits) const { return mt::mat::Splitter(limits); }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  mt::fuzz::check_format(Mat{}, data, size);
  return 0;
}
