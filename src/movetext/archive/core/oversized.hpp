// Reports a record beyond the size limit. Such a record arrives in several chunks, and its size is known only
// after the last of them.
#pragma once
#include "movetext/archive/core/listener.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace mt::archive {

class Oversized {
 public:
  // Begins with the first chunk of an oversized record: stores the diagnostic and its place.
  void begin(const Place& place, const Diagnostic& diagnostic) {
    begun_ = Report{std::string(place.file), std::string(place.line_text.substr(0, longest_line)), place,
                    diagnostic, 0};
  }
  // Counts further `bytes` of the record.
  void add(std::size_t bytes) {
    if (begun_) begun_->bytes += bytes;
  }
  // Reports the stored record, if there is one, and clears it. Returns false if the listener ends the run.
  bool report(FindingListener& listener) {
    if (!begun_) return true;
    Report report = std::move(*begun_);
    begun_.reset();
    report.place.file = report.file;
    report.place.line_text = report.line_text;
    report.diagnostic.message =
        "a record of " + std::to_string(report.bytes) + " bytes has " + report.diagnostic.message;
    return listener.found(report.place, report.diagnostic);
  }

 private:
  static constexpr std::size_t longest_line = 4096;  // maximum bytes of the source line in the message

  struct Report {
    std::string file;
    std::string line_text;
    Place place;  // the views are set again in report()
    Diagnostic diagnostic;
    std::uint64_t bytes = 0;
  };
  std::optional<Report> begun_;
};

}  // namespace mt::archive
