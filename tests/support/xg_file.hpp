// Makes eXtreme Gammon files for tests, following the published description of the format.
//
//   XgFile file;
//   file.match({.length = 5});
//   file.game();
//   file.move(1, {12, 7, 23, 22}, 5, 1);
//   const std::string bytes = file.bytes();
#pragma once
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>
#include <zlib.h>

namespace mt::test {

inline void put(std::string& bytes, std::size_t at, std::size_t size, std::uint64_t value) {
  for (std::size_t i = 0; i < size; ++i) bytes[at + i] = static_cast<char>(value >> (8 * i));
}
inline void put_int(std::string& bytes, std::size_t at, std::int32_t value) {
  put(bytes, at, 4, static_cast<std::uint32_t>(value));
}
inline void put_double(std::string& bytes, std::size_t at, double value) {
  put(bytes, at, 8, std::bit_cast<std::uint64_t>(value));
}
inline void put_short_text(std::string& bytes, std::size_t at, std::string_view text) {
  bytes[at] = static_cast<char>(text.size());
  bytes.replace(at + 1, text.size(), text);
}
inline void put_wide_text(std::string& bytes, std::size_t at, std::u16string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) put(bytes, at + 2 * i, 2, text[i]);
}

inline std::uint32_t checksum(std::string_view bytes) {
  return static_cast<std::uint32_t>(
      crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

inline std::string pack(std::string_view bytes) {
  uLongf size = compressBound(static_cast<uLong>(bytes.size()));
  std::string packed(size, '\0');
  compress2(reinterpret_cast<Bytef*>(packed.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
            static_cast<uLong>(bytes.size()), 9);
  packed.resize(size);
  return packed;
}

struct XgPart {
  std::string name;
  std::string bytes;
  bool packed = true;
};

// Returns a file: header, parts, index and trailer.
inline std::string make_xg_file(const std::vector<XgPart>& parts) {
  constexpr std::size_t header = 8232;
  constexpr std::size_t entry = 532;
  std::string file(header, '\0');
  file.replace(0, 4, "RGMH");
  put_int(file, 4, 1);
  put_int(file, 8, static_cast<std::int32_t>(header));
  std::string data;
  std::string index;
  for (const XgPart& part : parts) {
    const std::string stored = part.packed ? pack(part.bytes) : part.bytes;
    std::string row(entry, '\0');
    put_short_text(row, 0, part.name);
    put(row, 512, 4, part.bytes.size());
    put(row, 516, 4, stored.size());
    put(row, 520, 4, data.size());
    put(row, 524, 4, checksum(part.bytes));
    row[528] = part.packed ? '\0' : '\1';
    data += stored;
    index += row;
  }
  const std::string packed_index = pack(index);
  std::string trailer(36, '\0');
  put(trailer, 0, 4, checksum(data + packed_index));
  put(trailer, 4, 4, parts.size());
  put_int(trailer, 8, 1);
  put(trailer, 12, 4, packed_index.size());
  put(trailer, 16, 4, data.size());
  put_int(trailer, 20, 1);
  return file + data + packed_index + trailer;
}

using XgBoard = std::array<std::int8_t, 26>;
inline constexpr XgBoard xg_start{0, -2, 0, 0, 0,  0, 5,  0, 3, 0, 0, 0, -5,
                                  5, 0,  0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0};

struct XgMatch {
  std::int32_t length = 5;
  std::int32_t variation = 0;
  std::int32_t version = 32;
  std::u16string_view first = u"Ada";
  std::u16string_view second = u"Blaise";
  double date = 0;
};

class XgFile {
 public:
  static constexpr double none = -1000;
  static constexpr std::size_t entry_bytes = 2560;

  void match(const XgMatch& match) {
    std::string& e = entry(0);
    put_short_text(e, 9, "ansi \xC9mile");
    put_short_text(e, 50, "ansi Blaise");
    put_int(e, 92, match.length);
    put_int(e, 96, match.variation);
    e[100] = 1;
    put_double(e, 128, match.date);
    put_int(e, 552, match.version);
    put(e, 556, 4, 0x494C4D44);
    put_int(e, 576, -1);
    put_int(e, 580, -1);
    put_int(e, 608, -1);
    put_int(e, 612, 10);
    put_wide_text(e, 622, u"Club evening");
    put_wide_text(e, 622 + 258, match.first);
    put_wide_text(e, 622 + std::size_t{2} * 258, match.second);
  }
  void game(std::int32_t number = 1, std::int32_t first = 0, std::int32_t second = 0) {
    std::string& e = entry(1);
    put_int(e, 12, first);
    put_int(e, 16, second);
    put_int(e, 48, number);
    put_int(e, 56, -1);
    put_int(e, 60, -1);
    board_ = xg_start;
    cube_ = 0;
  }
  // `take`: 0 no, 1 yes, 2 beaver, -1 if there was no double.
  std::string& cube(std::int32_t player, std::int32_t take, std::int32_t beaver = -1,
                    std::int32_t raccoon = -1) {
    std::string& e = entry(2);
    put_int(e, 12, player);
    put_int(e, 16, take < 0 ? 0 : 1);
    put_int(e, 20, take);
    put_int(e, 24, beaver);
    put_int(e, 28, raccoon);
    put_int(e, 32, cube_);
    put_board(e, 36, board_);
    for (const std::size_t at : {200U, 216U, 240U, 248U}) put_double(e, at, none);
    put_int(e, 224, -1);
    put_int(e, 292, -1);
    if (take > 0) cube_ = -player;
    return e;
  }
  // Adds a move. The file also contains the board after it, from the view of player 1.
  std::string& move(std::int32_t player, std::initializer_list<std::int32_t> play, std::int32_t first,
                    std::int32_t second) {
    std::string& e = entry(3);
    put_board(e, 9, board_);
    play_on_board(player, play);
    put_board(e, 35, player == 1 ? board_ : turned(board_));
    put_int(e, 64, player);
    for (std::size_t i = 0; i < 8; ++i) put_int(e, 68 + 4 * i, i < play.size() ? *(play.begin() + i) : -1);
    put_int(e, 100, first);
    put_int(e, 104, second);
    put_int(e, 108, cube_);
    e[2308] = 1;
    put_double(e, 2312, none);
    put_double(e, 2320, none);
    put_int(e, 2524, -1);
    return e;
  }
  void game_end(std::int32_t winner, std::int32_t points, std::int32_t termination) {
    std::string& e = entry(4);
    put_int(e, 24, winner);
    put_int(e, 28, points);
    put_int(e, 32, termination);
    put_double(e, 40, none);
    put_double(e, 48, none);
  }
  std::string& entry(std::uint8_t kind) {
    entries_.emplace_back(entry_bytes, '\0')[8] = static_cast<char>(kind);
    return entries_.back();
  }
  XgBoard& board() { return board_; }

  std::string games() const {
    std::string games;
    for (const std::string& e : entries_) games += e;
    return games;
  }
  std::string bytes(std::string_view comments = {}) const {
    std::vector<XgPart> parts{{"temp.xg", games()}};
    if (!comments.empty()) parts.push_back({"temp.xgc", std::string(comments)});
    return make_xg_file(parts);
  }

 private:
  static XgBoard turned(const XgBoard& board) {
    XgBoard other{};
    for (std::size_t i = 0; i < board.size(); ++i) other[i] = static_cast<std::int8_t>(-board[25 - i]);
    return other;
  }
  static void put_board(std::string& e, std::size_t at, const XgBoard& board) {
    for (std::size_t i = 0; i < board.size(); ++i) e[at + i] = static_cast<char>(board[i]);
  }
  void play_on_board(std::int32_t player, std::initializer_list<std::int32_t> play) {
    XgBoard board = player == 1 ? board_ : turned(board_);
    for (std::size_t i = 0; i + 1 < play.size(); i += 2) {
      if (*(play.begin() + i) > 24) continue;  // an impossible play, as in damaged files
      --board[static_cast<std::size_t>(*(play.begin() + i) + 1)];
      const std::int32_t to = *(play.begin() + i + 1) + 1;
      if (to < 1) continue;
      std::int8_t& point = board[static_cast<std::size_t>(to)];
      if (point < 0) --board[0], point = 0;
      ++point;
    }
    board_ = player == 1 ? board : turned(board);
  }

  std::vector<std::string> entries_;
  XgBoard board_ = xg_start;
  std::int32_t cube_ = 0;
};

}  // namespace mt::test
