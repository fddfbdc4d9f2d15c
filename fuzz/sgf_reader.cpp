// Reads any bytes as SGF; see format_checks.hpp.
#include "format_checks.hpp"
#include "movetext/formats/sgf/reader.hpp"
#include "movetext/formats/sgf/writer.hpp"

namespace {

struct Sgf {
  mt::Reading read(std::string_view chunk, std::size_t begin, mt::Record& record,
                   const mt::ReadOptions& options) const {
    mt::Reading reading = mt::sgf::read_record(chunk, begin, record, options);
    // Games other than matches are read from SGF, but written in formats of their own.
    if (reading.found == mt::Found::record && !record.convention->is_match) {
      mt::fuzz::check_record(record);
      reading.found = mt::Found::none;
    }
    return reading;
  }
  void write(const mt::Record& record, std::string& out) const { mt::sgf::Writer({}).write(record, out); }
  mt::sgf::Splitter splitter(const mt::ReadLimits& limits) const { return mt::sgf::Splitter(limits); }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  mt::fuzz::check_format(Sgf{}, data, size);
  return 0;
}
