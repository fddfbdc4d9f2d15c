// Holds bytes that must not outlive their use: passwords, keys.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::crypto {

// Overwrites the whole capacity of the string, and empties it.
void wipe(std::string& bytes);

// Holds a string that the destructor wipes.  Can be moved, but not copied.
class Secret {
 public:
  Secret() = default;
  // Takes the bytes and wipes the string they came from.
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
