// The blocks of mt_read (docs/capi.md): read by the description of the page, and compared between pieces of
// different sizes.
#include "movetext/capi/movetext.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::capi {
namespace {

struct Event {
  unsigned kind = 0;
  unsigned a = 0;
  unsigned b = 0;
  unsigned c = 0;
  std::uint32_t value = 0;
};

struct Block {
  std::array<std::uint32_t, 12> header{};
  std::string game;
  std::vector<std::string> tags;  // names and values
  std::vector<Event> events;
  std::vector<std::string> texts;  // of the events that have one, in order
};

std::uint32_t word(std::string_view bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = 4; i > 0; --i) value = value << 8U | static_cast<unsigned char>(bytes[at + i - 1]);
  return value;
}

// Takes so many UTF-16 units from the beginning of UTF-8.
std::string take(std::string_view& text, std::uint32_t units) {
  std::size_t size = 0;
  for (std::uint32_t taken = 0; taken < units && size < text.size();) {
    const auto lead = static_cast<unsigned char>(text[size]);
    const std::size_t bytes = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    taken += bytes == 4 ? 2 : 1;
    size += bytes;
  }
  std::string out(text.substr(0, size));
  text.remove_prefix(std::min(size, text.size()));
  return out;
}

bool has_text(unsigned kind) {
  return (kind >= 4 && kind <= 7) || kind == 9 || kind == 10 || kind == 11 || kind == 15 || kind == 16;
}

std::vector<Block> blocks_of(std::string_view bytes) {
  std::vector<Block> out;
  while (!bytes.empty()) {
    Block block;
    for (std::size_t i = 0; i < block.header.size(); ++i) block.header[i] = word(bytes, 4 * i);
    const auto [size, tags, events, findings, text_bytes, begin, begin_high, end, end_high, flags, board,
                game] = block.header;
    EXPECT_EQ(size % 4, 0U);
    if (size > bytes.size() || size < 48 + 8 * (tags + events) + text_bytes) {
      ADD_FAILURE() << "a block has a wrong size";
      return out;
    }
    std::string_view text = bytes.substr(48 + 8 * (tags + events), text_bytes);
    block.game = take(text, game);
    for (std::size_t i = 0; i < 2 * tags; ++i) block.tags.push_back(take(text, word(bytes, 48 + 4 * i)));
    for (std::size_t i = 0; i < events; ++i) {
      const std::size_t at = 48 + 8 * (tags + i);
      const std::uint32_t head = word(bytes, at);
      const Event event{head & 255U, head >> 8U & 255U, head >> 16U & 255U, head >> 24U, word(bytes, at + 4)};
      block.events.push_back(event);
      if (event.kind == 1) block.texts.push_back(take(text, event.value & 0xFFFU));
      if (has_text(event.kind)) block.texts.push_back(take(text, event.value));
    }
    EXPECT_TRUE(text.empty()) << "the sizes of the texts do not add up: " << text;
    bytes.remove_prefix(size);
    out.push_back(std::move(block));
  }
  return out;
}

struct Read {
  std::string blocks;
  std::string messages;
};

Read read(std::string_view bytes, std::string_view file, std::size_t piece) {
  const std::unique_ptr<mt_run, void (*)(mt_run*)> run(mt_run_new(mt_read, "", 0), mt_run_free);
  mt_run_set(run.get(), mt_option_file, file.data(), file.size());
  mt_run_set(run.get(), mt_option_json, "1", 1);
  Read out;
  const auto drain = [&] {
    for (const auto& [channel, text] :
         {std::pair(mt_records, &out.blocks), std::pair(mt_messages, &out.messages)}) {
      text->append(mt_out(run.get(), channel), mt_out_size(run.get(), channel));
      mt_drop(run.get(), channel);
    }
  };
  for (std::size_t at = 0; at < bytes.size(); drain())
    at += mt_run_feed(run.get(), bytes.data() + at, std::min(piece, bytes.size() - at));
  while (mt_run_finish(run.get()) == 0) drain();
  drain();
  return out;
}

std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Blocks, HoldARecord) {
  const Read got = read(
      "[White \"M\xC3\xBCller\"]\n[Black \"\xF0\x9D\x94\x98\"]\n\n1. e4 $1 {[%clk 0:09:58][%eval -0.31,20] "
      "ja} d5 (1... c5) "
      "2. exd5 Kd7 3. d6 Ke1 *",
      "a.pgn", 1 << 20);
  const std::vector<Block> blocks = blocks_of(got.blocks);
  ASSERT_EQ(blocks.size(), 1U);
  const Block& block = blocks.front();
  EXPECT_EQ(block.game, "chess");
  EXPECT_EQ(block.tags, (std::vector<std::string>{"White", "M\xC3\xBCller", "Black", "\xF0\x9D\x94\x98"}));
  EXPECT_EQ(block.header[3], 1U);  // the illegal move
  EXPECT_EQ(block.header[9], 4U + 8U);
  EXPECT_EQ(block.header[10], 8U + 256U * 8U);
  std::vector<unsigned> kinds;
  for (const Event& event : block.events) kinds.push_back(event.kind);
  EXPECT_EQ(kinds, (std::vector<unsigned>{17, 1, 12, 11, 18, 20, 21, 1, 13, 1, 14, 1, 1, 1, 1, 16}));
  EXPECT_EQ(block.events[0].value, 2U);  // number 1, the side that begins
  EXPECT_EQ((std::array{block.events[1].a, block.events[1].b}), (std::array{12U, 28U}));  // e2 e4
  EXPECT_EQ(block.events[4].value, 598'000U);
  EXPECT_EQ(static_cast<std::int32_t>(block.events[5].value), -31);
  EXPECT_EQ(block.events[6].value, 20U);
  EXPECT_EQ(block.events[11].c, 2U);  // exd5 captures on d5
  EXPECT_EQ(block.events[14].a, 255U);
  EXPECT_EQ(block.events[14].c, 4U);  // Ke1, not played
  EXPECT_EQ(block.texts[0], "e4");
}

// The sizes of all blocks add up, and neither blocks nor messages depend on the pieces.
TEST(Blocks, OfTheExamplesDoNotDependOnThePieces) {
  std::size_t records = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(MOVETEXT_EXAMPLES)) {
    if (!entry.is_regular_file()) continue;
    const std::string bytes = content_of(entry.path());
    const std::string name = entry.path().filename().string();
    const Read whole = read(bytes, name, bytes.size() + 1);
    const std::vector<Block> blocks = blocks_of(whole.blocks);
    records += blocks.size();
    std::size_t lines = 0;
    for (const Block& block : blocks) lines += block.header[3];
    EXPECT_LE(lines, static_cast<std::size_t>(std::ranges::count(whole.messages, '\n'))) << name;
    for (const std::size_t piece : {std::size_t{1}, std::size_t{1000}}) {
      const Read again = read(bytes, name, piece);
      EXPECT_EQ(again.blocks == whole.blocks, true) << name;
      EXPECT_EQ(again.messages, whole.messages) << name;
    }
  }
  EXPECT_GT(records, 30U);
}

}  // namespace
}  // namespace mt::capi
