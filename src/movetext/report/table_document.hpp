// Writes tables for people: a document with headings, as text or as a page of HTML.
//
//   const auto document = make_document(DocumentForm::html);
//   document->begin("Report", out);
//   document->heading("Ada - Blaise", out);
//   document->table(table, out);
//   document->end(out);
#pragma once
#include "movetext/report/table.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace mt::report {

enum class DocumentForm : std::uint8_t {
  text,  // UTF-8, aligned columns
  html,  // a whole page without scripts and other files
};

// Each function appends to `out`. Texts are in UTF-8; characters that could change the display of other text
// are escaped or replaced.
class Document {
 public:
  virtual ~Document() = default;
  virtual void begin(std::string_view title, std::string& out) = 0;
  virtual void heading(std::string_view text, std::string& out) = 0;
  virtual void paragraph(std::string_view text, std::string& out) = 0;
  virtual void table(const Table& table, std::string& out) = 0;
  virtual void end(std::string& out) = 0;
};

std::unique_ptr<Document> make_document(DocumentForm form);

}  // namespace mt::report
