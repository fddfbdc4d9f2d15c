// A wire that stores what a client sends and reports.
#pragma once
#include "movetext/engine/protocol/api/client.hpp"

#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace mt::engine {

class SilentWire final : public Wire {
 public:
  void send(std::string_view line) override { sent.append(line).append("\n"); }
  void ready() override { ++readies; }
  void found(const FoundLine& line, const Effort& /*effort*/) override { lines.push_back(line); }
  void answered(const Answer& answer) override { answers.push_back(answer); }
  void broken(std::string_view how) override { faults.emplace_back(how); }
  // Returns what was sent since the last call.
  std::string take() { return std::exchange(sent, {}); }
  // Passes lines to the client, and returns what the client sends in reply.
  std::string hear(Client& client, std::initializer_list<std::string_view> texts) {
    sent.clear();
    for (const std::string_view text : texts) client.hear(text, *this);
    return take();
  }

  std::string sent;
  int readies = 0;
  std::vector<FoundLine> lines;
  std::vector<Answer> answers;
  std::vector<std::string> faults;
};

}  // namespace mt::engine
