#include "movetext/database/explorer/signature.hpp"

#include <algorithm>

namespace mt::database {
namespace {

constexpr std::uint64_t well_mixed(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9;
  z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EB;
  return z ^ (z >> 31);
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
  std::sort(tokens_.begin(), tokens_.end());
  tokens_.erase(std::unique(tokens_.begin(), tokens_.end()), tokens_.end());
  const std::uint32_t group = (games_ - 1) / group_games;
  if (matrix_.empty()) {
    waiting_.push_back(tokens_);
    if (waiting_.size() == sample) size_matrix();
  } else {
    for (const std::uint64_t token : tokens_) matrix_.front().add(group, token);
  }
  tokens_.clear();
}

void SignatureBuilder::size_matrix() {
  std::uint64_t sum = 0;
  for (const auto& tokens : waiting_) sum += tokens.size();
  const std::uint64_t number = std::max<std::size_t>(waiting_.size(), 1);
  matrix_.emplace_back(rows_for((sum + number - 1) / number), most_groups_);
  for (std::uint32_t group = 0; group < waiting_.size(); ++group)
    for (const std::uint64_t token : waiting_[group]) matrix_.front().add(group, token);
  waiting_.clear();
}

const SignatureMatrix& SignatureBuilder::finish() {
  if (games_ % group_games != 0) end_group();
  if (matrix_.empty()) {
    most_groups_ = groups();
    size_matrix();
  }
  return matrix_.front();
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
