#include "movetext/database/explorer/signature.hpp"

#include <algorithm>
#include <utility>

namespace mt::database {
namespace {

constexpr std::uint64_t well_mixed(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9;
  z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EB;
  return z ^ (z >> 31);
}

// Exchanges the rows and columns of 64 x 64 bits: bit i of word j becomes bit j of word i (Warren, Hacker's
// Delight, 7-3).
void transpose(std::array<std::uint64_t, 64>& square) {
  std::uint64_t mask = 0x0000'0000'FFFF'FFFF;
  for (unsigned step = 32; step != 0; step >>= 1, mask ^= mask << step) {
    for (unsigned i = 0; i < 64; i = (i + step + 1) & ~step) {
      const std::uint64_t moved = (square[i] >> step ^ square[i + step]) & mask;
      square[i] ^= moved << step;
      square[i + step] ^= moved;
    }
  }
}

}  // namespace

std::uint32_t rows_for(std::uint64_t tokens) {
  const std::uint64_t rows = std::max<std::uint64_t>(tokens, 1) * bits_per_token;
  return static_cast<std::uint32_t>(std::min<std::uint64_t>(rows, most_rows));
}

std::array<std::uint32_t, hash_count> rows_of(std::uint64_t token, std::uint32_t rows) {
  // Two hashes give all others (Kirsch, Mitzenmacher 2006).
  const std::uint64_t hash = well_mixed(token + 0x9E37'79B9'7F4A'7C15);
  std::uint64_t at = hash;
  const std::uint64_t step = well_mixed(hash) | 1U;
  std::array<std::uint32_t, hash_count> out{};
  for (std::uint32_t& row : out) {
    row = static_cast<std::uint32_t>((at >> 32) * rows >> 32);
    at += step;
  }
  return out;
}

void SignatureBuilder::add_game(std::span<const std::uint64_t> tokens) {
  tokens_.insert(tokens_.end(), tokens.begin(), tokens.end());
  if (++games_ % group_games == 0) end_group();
}

void SignatureBuilder::end_group() {
  const std::uint32_t group = (games_ - 1) / group_games;
  if (matrix_.empty()) {
    waiting_.push_back(std::exchange(tokens_, {}));
    if (waiting_.size() == sample) size_matrix();
  } else {
    for (const std::uint64_t token : tokens_) matrix_.front().add(group, token);
  }
  tokens_.clear();
}

void SignatureBuilder::size_matrix() {
  std::uint64_t sum = 0;
  std::uint64_t groups = 0;
  // Each of some groups; the tokens of a group are added in any order, and may repeat.
  constexpr std::size_t every = 8;
  for (std::size_t group = 0; group < waiting_.size(); group += every, ++groups) {
    std::vector<std::uint64_t>& tokens = waiting_[group];
    std::sort(tokens.begin(), tokens.end());
    tokens.erase(std::unique(tokens.begin(), tokens.end()), tokens.end());
    sum += tokens.size();
  }
  matrix_.emplace_back(rows_for((sum + groups) / std::max<std::uint64_t>(groups, 1)));
  for (std::uint32_t group = 0; group < waiting_.size(); ++group)
    for (const std::uint64_t token : waiting_[group]) matrix_.front().add(group, token);
  waiting_.clear();
}

SignatureMatrix& SignatureBuilder::finish() {
  if (games_ % group_games != 0) end_group();
  if (matrix_.empty()) size_matrix();
  return matrix_.front();
}

void SignatureMatrix::add(std::uint32_t group, std::uint64_t token) {
  while (group >= (strips_.size() + 1) * strip_groups) end_strip();
  const std::size_t column = group % strip_groups;
  if (columns_.empty()) columns_.resize(column_words() * strip_groups);
  std::uint64_t* const bits = &columns_[column * column_words()];
  for (const std::uint32_t row : rows_of(token, rows_)) bits[row / 64] |= std::uint64_t{1} << row % 64;
}

// Makes rows of the columns, 64 of 64 at a time.
void SignatureMatrix::end_strip() {
  std::vector<std::uint64_t>& strip = strips_.emplace_back();
  if (columns_.empty()) return;
  const std::size_t words = column_words();
  strip.resize(words * 64 * strip_words);
  std::array<std::uint64_t, 64> square{};
  for (std::size_t word = 0; word < words; ++word) {
    for (std::size_t part = 0; part < strip_words; ++part) {
      for (std::size_t i = 0; i < 64; ++i) square[i] = columns_[(part * 64 + i) * words + word];
      transpose(square);
      for (std::size_t i = 0; i < 64; ++i) strip[(word * 64 + i) * strip_words + part] = square[i];
    }
  }
  columns_.assign(columns_.size(), 0);
}

void SignatureMatrix::read_row(std::uint32_t number, std::uint32_t groups, std::string& out) {
  while (groups > strips_.size() * strip_groups) end_strip();
  out.assign(row_size(groups), '\0');
  for (std::size_t i = 0; i < out.size(); ++i) {
    const std::vector<std::uint64_t>& strip = strips_[i / (strip_words * 8)];
    if (strip.empty()) continue;
    const std::uint64_t word = strip[number * strip_words + i / 8 % strip_words];
    out[i] = static_cast<char>(word >> i % 8 * 8);
  }
}

Candidates::Candidates(std::uint32_t groups) : groups_(groups), bits_(row_size(groups), '\xFF') {}

bool Candidates::keep(std::string_view row) {
  if (row.size() < bits_.size()) return false;
  for (std::size_t i = 0; i < bits_.size(); ++i)
    bits_[i] = static_cast<char>(static_cast<unsigned char>(bits_[i]) & static_cast<unsigned char>(row[i]));
  return true;
}

std::vector<std::uint32_t> Candidates::groups() const {
  std::vector<std::uint32_t> out;
  for (std::uint32_t group = 0; group < groups_; ++group)
    if ((static_cast<unsigned char>(bits_[group / 8]) >> group % 8 & 1U) != 0) out.push_back(group);
  return out;
}

}  // namespace mt::database
