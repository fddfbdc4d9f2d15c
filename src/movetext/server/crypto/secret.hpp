// Holds bytes that must be erased after use: passwords and keys.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::crypto {

// Overwrites the whole capacity of the string, then makes the string empty.
void wipe(std::string& bytes);

// Holds a string, and wipes it in the destructor. Can be moved, but not copied.
class Secret {
 public:
  Secret() = default;
  // Takes the bytes, and wipes the string that held them.
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
