// Makes XQStudio files for tests, following the published description of the format.
//
//   XqfFile file;
//   file.text(0x130, "Ada");
//   file.step("h2e2");
//   const std::string bytes = file.bytes();
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::test {

class XqfFile {
 public:
  struct Step {
    std::string_view move;   // "h2e2"
    bool goes_on = false;    // whether another step follows
    bool has_other = false;  // whether an alternative follows after all successors
    std::string_view comment = {};
  };

  explicit XqfFile(std::uint8_t version = 18) : header_(1024, '\0'), version_(version) {
    header_.replace(0, 2, "XQ");
    header_[2] = static_cast<char>(version);
    men({"i0", "h0", "g0", "f0", "e0", "d0", "c0", "b0", "a0", "h2", "b2", "i3", "g3", "e3", "c3", "a3",
         "i9", "h9", "g9", "f9", "e9", "d9", "c9", "b9", "a9", "h7", "b7", "i6", "g6", "e6", "c6", "a6"});
  }

  // Sets the points of the men, in the order of the format. An empty text means that the man was captured.
  void men(const std::array<std::string_view, 32>& points) {
    for (std::size_t i = 0; i < points.size(); ++i)
      men_[i] = points[i].empty() ? std::uint8_t{0xFF} : number(points[i]);
  }
  void text(std::size_t at, std::string_view bytes) {
    header_[at] = static_cast<char>(bytes.size());
    header_.replace(at + 1, bytes.size(), bytes);
  }
  void byte(std::size_t at, std::uint8_t value) { header_[at] = static_cast<char>(value); }
  void opening(std::string_view comment) { opening_ = comment; }
  // Sets the steps, in the order of the file.
  void steps(const std::vector<Step>& steps) { steps_ = steps; }

  std::string bytes() const {
    std::string file = header_;
    const bool ciphered = version_ > 10;
    constexpr std::array<unsigned, 4> keys{0x15, 0x0B, 0x82, 0x5E};  // their sum is 256
    constexpr std::array<unsigned, 4> ors{0xFA, 0x01, 0x02, 0x03};
    constexpr unsigned mask = 0xAA;
    const auto spread = [](unsigned key) { return 54 * key * key + 221; };
    const unsigned men = ciphered ? spread(keys[1]) * keys[1] % 256 : 0;
    const unsigned from = ciphered ? spread(keys[2]) * men % 256 : 0;
    const unsigned to = ciphered ? spread(keys[3]) * from % 256 : 0;
    const unsigned size = ciphered ? (keys[0] * 256 + keys[1]) % 32000 + 767 : 0;
    for (std::size_t i = 0; ciphered && i < 4; ++i) {
      file[8 + i] = static_cast<char>(ors[i]);
      file[12 + i] = static_cast<char>(keys[i]);
    }
    if (ciphered) file[3] = static_cast<char>(mask);
    for (std::size_t i = 0; i < 32; ++i) {
      const std::size_t man = version_ >= 12 ? (i + men + 1) % 32 : i;
      file[16 + i] = static_cast<char>(men_[man] + men);
    }
    std::string tree;
    const auto add = [&](unsigned first, unsigned second, const Step& step) {
      const bool plain = !ciphered;
      const unsigned tag = (step.goes_on ? (plain ? 0xF0U : 0x80U) : 0) |
                           (step.has_other ? (plain ? 0x0FU : 0x40U) : 0) |
                           (!plain && !step.comment.empty() ? 0x20U : 0);
      for (const unsigned value : {first, second, tag, 7U}) tree += static_cast<char>(value);
      if (!plain && step.comment.empty()) return;
      const std::size_t coded = step.comment.size() + size;
      for (unsigned i = 0; i < 4; ++i) tree += static_cast<char>(coded >> (8 * i));
      tree += step.comment;
    };
    add('X', 'Q', {.move = {}, .goes_on = !steps_.empty(), .comment = opening_});
    for (const Step& step : steps_)
      add(number(step.move) + 0x18U + from, number(step.move.substr(2)) + 0x20U + to, step);
    constexpr std::string_view words = "[(C) Copyright Mr. Dong Shiwei.]";
    for (std::size_t i = 0; ciphered && i < tree.size(); ++i)
      tree[i] = static_cast<char>(
          tree[i] + ((ors[i % 4] | (keys[i % 4] & mask)) & static_cast<unsigned char>(words[i % 32])));
    return file + tree;
  }

 private:
  static std::uint8_t number(std::string_view point) {
    return static_cast<std::uint8_t>((point[0] - 'a') * 10 + (point[1] - '0'));
  }

  std::string header_;
  std::uint8_t version_;
  std::array<std::uint8_t, 32> men_{};
  std::string opening_;
  std::vector<Step> steps_;
};

}  // namespace mt::test
