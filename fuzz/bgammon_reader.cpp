// Reads any bytes as bgammon; see format_checks.hpp.
#include "format_checks.hpp"
#include "movetext/formats/bgammon/reader.hpp"
#include "movetext/formats/bgammon/writer.hpp"

namespace {

struct Bgammon {
  mt::Reading read(std::string_view chunk, std::size_t begin, mt::Record& record,
                   const mt::ReadOptions& options) const {
    return mt::bgammon::read_record(chunk, begin, record, options);
  }
  void write(const mt::Record& record, std::string& out) const { mt::bgammon::Writer().write(record, out); }
  mt::bgammon::Splitter splitter(const mt::ReadLimits& limits) const { return mt::bgammon::Splitter(limits); }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  mt::fuzz::check_format(Bgammon{}, data, size);
  return 0;
}
