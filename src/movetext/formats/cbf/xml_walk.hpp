// Walks through an XML document; only this folder's files use expat.
#pragma once
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace mt::cbf {

struct Attribute {
  std::string_view name;
  std::string_view value;
};

// Receives the parts of a document in order. `at`: the byte of the text where a part begins.
class XmlListener {
 public:
  XmlListener() = default;
  XmlListener(const XmlListener&) = delete;
  XmlListener& operator=(const XmlListener&) = delete;
  virtual ~XmlListener() = default;

  virtual void begin(std::string_view name, std::span<const Attribute> attributes, std::size_t at) = 0;
  virtual void end() = 0;
  // Receives a text, perhaps in several pieces.
  virtual void text(std::string_view piece) = 0;
  virtual void comment(std::string_view text) = 0;
};

// The fault of a document, and the index of the byte where the fault is; `words` is empty if the document is
// correct.
struct XmlFault {
  std::string words;
  std::size_t at = 0;
};

// Reports the parts of a document to `listener`. `text` must be UTF-8, whatever encoding the document
// declares.
XmlFault walk_xml(std::string_view text, XmlListener& listener);

}  // namespace mt::cbf
