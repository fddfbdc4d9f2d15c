#include "movetext/formats/cbf/xml_walk.hpp"

#include <algorithm>
#include <expat.h>
#include <memory>
#include <type_traits>
#include <vector>

namespace mt::cbf {
namespace {

constexpr int deepest = 64;  // deepest nesting of elements; a game has three levels

struct Walk {
  XML_Parser parser;
  XmlListener& listener;
  int depth = 0;
  std::vector<Attribute> attributes{};

  std::size_t at() const {
    return static_cast<std::size_t>(std::max<XML_Index>(XML_GetCurrentByteIndex(parser), 0));
  }
};

Walk& walk_of(void* data) {
  return *static_cast<Walk*>(data);
}

void XMLCALL begin(void* data, const XML_Char* name, const XML_Char** pairs) {
  Walk& walk = walk_of(data);
  walk.attributes.clear();
  for (; *pairs != nullptr; pairs += 2) walk.attributes.push_back({pairs[0], pairs[1]});
  walk.listener.begin(name, walk.attributes, walk.at());
  if (++walk.depth > deepest) XML_StopParser(walk.parser, XML_FALSE);
}

void XMLCALL end(void* data, const XML_Char* /*name*/) {
  Walk& walk = walk_of(data);
  --walk.depth;
  walk.listener.end();
}

void XMLCALL text_piece(void* data, const XML_Char* text, int size) {
  walk_of(data).listener.text({text, static_cast<std::size_t>(size)});
}

void XMLCALL comment(void* data, const XML_Char* text) {
  walk_of(data).listener.comment(text);
}

}  // namespace

XmlFault walk_xml(std::string_view text, XmlListener& listener) {
  const std::unique_ptr<std::remove_pointer_t<XML_Parser>, decltype(&XML_ParserFree)> parser(
      XML_ParserCreate("UTF-8"), XML_ParserFree);
  if (parser == nullptr) return {"not enough memory to read the document", 0};
  Walk walk{.parser = parser.get(), .listener = listener};
  XML_SetUserData(parser.get(), &walk);
  XML_SetElementHandler(parser.get(), begin, end);
  XML_SetCharacterDataHandler(parser.get(), text_piece);
  XML_SetCommentHandler(parser.get(), comment);
  if (XML_Parse(parser.get(), text.data(), static_cast<int>(text.size()), XML_TRUE) == XML_STATUS_OK)
    return {};
  if (walk.depth > deepest) return {"elements are nested too deeply", std::min(walk.at(), text.size())};
  return {XML_ErrorString(XML_GetErrorCode(parser.get())), std::min(walk.at(), text.size())};
}

}  // namespace mt::cbf
