// An interface to regular expressions; only the command-line program links the library that implements them.
#pragma once
#include <memory>
#include <string>
#include <string_view>

namespace mt {

class Pattern {
 public:
  Pattern() = default;
  Pattern(const Pattern&) = delete;
  Pattern& operator=(const Pattern&) = delete;
  virtual ~Pattern() = default;
  // Returns whether a part of the text matches the expression. Safe to call from several threads.
  virtual bool finds(std::string_view text) const = 0;
};

// Returns a pattern, or nullptr if the regular expression is invalid; `fault` then gives the reason.
using MakePattern = std::shared_ptr<const Pattern> (*)(const std::string& expression, std::string& fault);

}  // namespace mt
