// Writes tables as a page of HTML that needs no other file.
#pragma once
#include "movetext/report/table_document.hpp"

#include <string>
#include <string_view>

namespace mt::report {

class HtmlDocument final : public Document {
 public:
  void begin(std::string_view title, std::string& out) override;
  void heading(std::string_view text, std::string& out) override;
  void paragraph(std::string_view text, std::string& out) override;
  void table(const Table& table, std::string& out) override;
  void end(std::string& out) override;
};

}  // namespace mt::report
