// Reads any bytes as oldmoves; see format_checks.hpp.
#include "format_checks.hpp"
#include "movetext/formats/mat/writer.hpp"
#include "movetext/formats/oldmoves/reader.hpp"

namespace {

struct Oldmoves {
  mt::Reading read(std::string_view chunk, std::size_t begin, mt::Record& record,
                   const mt::ReadOptions& options) const {
    return mt::oldmoves::read_record(chunk, begin, record, options);
  }
  void write(const mt::Record& record, std::string& out) const { mt::mat::Writer({}).write(record, out); }
  mt::oldmoves::Splitter splitter(const mt::ReadLimits& limits) const {
    return mt::oldmoves::Splitter(limits);
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  mt::fuzz::check_import(Oldmoves{}, data, size);
  return 0;
}
