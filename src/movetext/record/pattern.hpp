// An interface to regular expressions. Only the command-line program links the library that implements it.
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
  // Returns whether a part of the text matches the expression. Several threads may call it at the same time.
  virtual bool finds(std::string_view text) const = 0;
};

// Makes a pattern. Returns nullptr and stores the reason in `fault` if the regular expression is invalid.
using MakePattern = std::shared_ptr<const Pattern> (*)(const std::string& expression, std::string& fault);

}  // namespace mt
