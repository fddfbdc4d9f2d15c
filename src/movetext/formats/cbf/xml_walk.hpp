// Walks through a document of XML: the only files that know expat.
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

// Hears what is in a document, in its order.  `at`: where it begins in the text, in bytes.
class XmlListener {
 public:
  XmlListener() = default;
  XmlListener(const XmlListener&) = delete;
  XmlListener& operator=(const XmlListener&) = delete;
  virtual ~XmlListener() = default;

  virtual void begin(std::string_view name, std::span<const Attribute> attributes, std::size_t at) = 0;
  virtual void end() = 0;
  // A text may come in several pieces.
  virtual void text(std::string_view piece) = 0;
  virtual void comment(std::string_view text) = 0;
};

// What is wrong with a document, and where; no words: nothing.
struct XmlFault {
  std::string words;
  std::size_t at = 0;
};

// `text` is UTF-8, whatever the document says of its encoding.
XmlFault walk_xml(std::string_view text, XmlListener& listener);

}  // namespace mt::cbf
