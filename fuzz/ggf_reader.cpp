// Reads any bytes as GGF; see format_checks.hpp.
#include "format_checks.hpp"
#include "movetext/formats/ggf/reader.hpp"
#include "movetext/formats/ggf/writer.hpp"

namespace {

struct Ggf {
  mt::Reading read(std::string_view chunk, std::size_t begin, mt::Record& record,
                   const mt::ReadOptions& options) const {
    return mt::ggf::read_record(chunk, begin, record, options);
  }
  void write(const mt::Record& record, std::string& out) const { mt::ggf::Writer({}).write(record, out); }
  mt::ggf::Splitter splitter(const mt::ReadLimits& limits) const { return mt::ggf::Splitter(limits); }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  mt::fuzz::check_format(Ggf{}, data, size);
  return 0;
}
