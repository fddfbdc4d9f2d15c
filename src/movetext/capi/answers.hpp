// The answers of a run, kept until the caller fetches them.
#pragma once
#include "movetext/capi/movetext.h"

#include <array>
#include <cstddef>
#include <string>

namespace mt::capi {

class Answers {
 public:
  std::string& operator[](mt_channel channel) { return texts_[channel]; }
  const std::string& operator[](mt_channel channel) const { return texts_[channel]; }

  static bool has(std::uint32_t channel) { return channel <= mt_results; }
  // Returns whether the waiting answers exceed 4 MiB; if so, the run should produce no more answers until the
  // caller has dropped some.
  bool are_many() const {
    constexpr std::size_t many = std::size_t{4} << 20;
    std::size_t size = 0;
    for (const std::string& text : texts_) size += text.size();
    return size > many;
  }

 private:
  std::array<std::string, mt_results + 1> texts_;
};

}  // namespace mt::capi
