// Regular expressions, whose library only the program has.
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
  // Says whether a part of the text is what the expression describes.  Several threads may ask.
  virtual bool finds(std::string_view text) const = 0;
};

// Returns nullptr if it is no regular expression: `fault` says why.
using MakePattern = std::shared_ptr<const Pattern> (*)(const std::string& expression, std::string& fault);

}  // namespace mt
