// A buffer that bytes are read into.
//
//   Bytes bytes;
//   bytes.resize(wanted);
//   bytes.resize(read(bytes.from(0)));
#pragma once
#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

namespace mt::text {

// Unlike in a string, resize() leaves new bytes uninitialised. Initialising bytes that are overwritten anyway
// would take a considerable part of the time for splitting a file into records.
class Bytes {
 public:
  using value_type = char;

  Bytes() = default;
  explicit Bytes(std::string_view bytes) { append(bytes); }
  Bytes(Bytes&& other) noexcept { swap(other); }
  Bytes& operator=(Bytes&& other) noexcept {
    swap(other);
    return *this;
  }
  Bytes(const Bytes&) = delete;
  Bytes& operator=(const Bytes&) = delete;
  ~Bytes() = default;

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  std::size_t capacity() const { return capacity_; }
  const char* data() const { return bytes_.get(); }
  char operator[](std::size_t at) const { return bytes_[at]; }
  operator std::string_view() const { return {bytes_.get(), size_}; }
  // Returns the bytes from `at` to the end, for writing.
  std::span<char> from(std::size_t at) { return {bytes_.get() + at, size_ - at}; }

  void clear() { size_ = 0; }
  void reserve(std::size_t capacity) {
    if (capacity > capacity_) move_to(capacity);
  }
  void resize(std::size_t size) {
    reserve(size);
    size_ = size;
  }
  void shrink_to_fit() {
    if (capacity_ > size_) move_to(size_);
  }
  // Appends bytes. They must not be part of this buffer.
  void append(std::string_view bytes) {
    const std::size_t before = size_;
    resize(before + bytes.size());
    if (!bytes.empty()) std::memcpy(bytes_.get() + before, bytes.data(), bytes.size());
  }
  void assign(std::string_view bytes) {
    clear();
    append(bytes);
  }
  // Removes the first `size` bytes.
  void drop(std::size_t size) {
    size_ -= size;
    if (size_ > 0) std::memmove(bytes_.get(), bytes_.get() + size, size_);
  }
  void swap(Bytes& other) noexcept {
    std::swap(bytes_, other.bytes_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
  }

 private:
  void move_to(std::size_t capacity) {
    std::unique_ptr<char[]> moved = std::make_unique_for_overwrite<char[]>(capacity);
    if (size_ > 0) std::memcpy(moved.get(), bytes_.get(), size_);
    bytes_ = std::move(moved);
    capacity_ = capacity;
  }

  std::unique_ptr<char[]> bytes_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace mt::text
