// Reads any bytes as transcripts; see format_checks.hpp.
#include "format_checks.hpp"
#include "movetext/formats/transcript/reader.hpp"
#include "movetext/formats/transcript/writer.hpp"

namespace {

struct Transcript {
  mt::Reading read(std::string_view chunk, std::size_t begin, mt::Record& record,
                   const mt::ReadOptions& options) const {
    return mt::transcript::read_record(chunk, begin, record, options);
  }
  void write(const mt::Record& record, std::string& out) const {
    mt::transcript::Writer().write(record, out);
  }
  mt::transcript::Splitter splitter(const mt::ReadLimits& limits) const {
    return mt::transcript::Splitter(limits);
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  mt::fuzz::check_import(Transcript{}, data, size);
  return 0;
}
