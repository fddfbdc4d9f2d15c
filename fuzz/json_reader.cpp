// Reads any bytes as JSON records. The records must be the same after writing and reading them.
#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/json/writer.hpp"
#include "movetext/formats/pgn/reader.hpp"
#include "movetext/formats/pgn/writer.hpp"
#include "record_checks.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace mt;
using fuzz::require;

std::string as_json(const Record& record) {
  std::string out;
  json::Writer().write(record, out);
  return out;
}

void check_round_trip(const Record& record) {
  const std::string once = as_json(record);
  Record again;
  require(json::read_record(once, 0, again).end == once.size());
  fuzz::check_record(again);
  require(again.errors == 0 && as_json(again) == once);
  std::string pdn;
  pgn::Writer(pgn::pdn()).write(record, pdn);
  std::string pdn_again;
  pgn::Writer(pgn::pdn()).write(again, pdn_again);
  require(pdn == pdn_again);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  Record record;
  for (std::size_t at = 0; at < input.size();) {
    const Reading reading = json::read_record(input, at, record);
    require(reading.end > at && reading.end <= input.size());
    fuzz::check_record(record);
    at = reading.end;
    if (reading.found == Found::record && record.errors == 0) check_round_trip(record);
  }
  return 0;
}
