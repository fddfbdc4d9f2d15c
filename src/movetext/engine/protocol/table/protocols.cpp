#include "movetext/engine/protocol/table/protocols.hpp"

#include "protocol_list.hpp"

namespace mt::engine {

std::span<const Protocol* const> all_protocols() {
  return protocol_list;
}

const Protocol* find_protocol(std::string_view name) {
  for (const Protocol* protocol : all_protocols())
    if (protocol->name == name) return protocol;
  return nullptr;
}

const Protocol* greeted_by(std::string_view line) {
  const std::string_view word = line.substr(0, line.find_first_of(" \t"));
  for (const Protocol* protocol : all_protocols())
    if (protocol->front != nullptr && !word.empty() && protocol->greeting == word) return protocol;
  return nullptr;
}

std::vector<const Protocol*> protocols_of(const GameSpec& spec) {
  std::vector<const Protocol*> out;
  for (const Protocol* protocol : all_protocols())
    if (protocol->has(spec)) out.push_back(protocol);
  return out;
}

}  // namespace mt::engine
