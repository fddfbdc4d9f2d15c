// Bytes that must not outlive their use: passwords, keys.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::crypto {

// Overwrites all that the string has room for, and empties it.
void wipe(std::string& bytes);

// A string that is wiped when it goes.  It is moved, never copied.
class Secret {
 public:
  Secret() = default;
  // Takes the bytes; what is left behind is wiped.
  explicit Secret(std::string&& bytes);
  Secret(Secret&& from) noexcept;
  Secret& operator=(Secret&& from) noexcept;
  Secret(const Secret&) = delete;
  Secret& operator=(const Secret&) = delete;
  ~Secret();

  std::string_view view() const { return bytes_; }
  bool empty() const { return bytes_.empty(); }

 private:
  std::string bytes_;
};

}  // namespace mt::server::crypto
