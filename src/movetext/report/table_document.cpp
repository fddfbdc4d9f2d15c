#include "movetext/report/table_document.hpp"

#include "movetext/report/html_document.hpp"
#include "movetext/report/text_document.hpp"

namespace mt::report {

std::unique_ptr<Document> make_document(DocumentForm form) {
  if (form == DocumentForm::html) return std::make_unique<HtmlDocument>();
  return std::make_unique<TextDocument>();
}

}  // namespace mt::report
