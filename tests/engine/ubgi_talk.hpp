// A client that is connected to a peer, and what the client reports. Lines are exchanged until neither side
// sends any more.
#pragma once
#include "engine/front_peer.hpp"
#include "movetext/engine/protocol/api/client.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mt::engine {

class Talk final : public Wire {
 public:
  explicit Talk(std::unique_ptr<Client> with, LinePeer* engine = nullptr)
      : client(std::move(with)), peer(engine) {}

  void send(std::string_view line) override {
    sent.append(line).append("\n");
    if (peer != nullptr) peer->send(line);
  }
  void ready() override { ++readies; }
  void found(const FoundLine& line, const Effort& /*effort*/) override { lines.push_back(line); }
  void answered(const Answer& answer) override { answers.push_back(answer); }
  void broken(std::string_view how) override { faults.emplace_back(how); }

  // Passes everything that the peer sends to the client.
  void pump() {
    LinePeer::Line heard;
    while (peer->hear({}, heard) == LinePeer::Heard::line) client->hear(heard.text, *this);
  }
  // Passes lines to the client, and returns what the client sends in reply.
  std::string hear(std::initializer_list<std::string_view> said) {
    sent.clear();
    for (const std::string_view line : said) client->hear(line, *this);
    return std::exchange(sent, {});
  }
  // Starts a search, and returns what the client sends.
  std::string ask(const Question& question, const Limits& limits = {}) {
    sent.clear();
    answers.clear();
    lines.clear();
    client->think(question, limits, *this);
    if (peer != nullptr) pump();
    return std::exchange(sent, {});
  }

  std::unique_ptr<Client> client;
  LinePeer* peer;
  std::string sent;
  int readies = 0;
  std::vector<FoundLine> lines;
  std::vector<Answer> answers;
  std::vector<std::string> faults;
};

}  // namespace mt::engine
