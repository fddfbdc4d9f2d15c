// Reads any bytes as OBF; see format_checks.hpp.
#include "format_checks.hpp"
#include "movetext/formats/obf/reader.hpp"
#include "movetext/formats/obf/writer.hpp"

namespace {

struct Obf {
  mt::Reading read(std::string_view chunk, std::size_t begin, mt::Record& record,
                   const mt::ReadOptions& options) const {
    return mt::obf::read_record(chunk, begin, record, options);
  }
  void write(const mt::Record& record, std::string& out) const { mt::obf::Writer({}).write(record, out); }
  mt::obf::Splitter splitter(const mt::ReadLimits& limits) const { return mt::obf::Splitter(limits); }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  mt::fuzz::check_format(Obf{}, data, size);
  return 0;
}
