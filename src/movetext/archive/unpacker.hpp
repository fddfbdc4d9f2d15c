// Unpacks a compressed file, member by member, in the thread that asks for the bytes.
#pragma once
#include "movetext/archive/core/compression.hpp"
#include "movetext/archive/decoder.hpp"
#include "movetext/archive/raw_file.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace mt::archive {

class Unpacker {
 public:
  // `inside`: a member must begin here. If it is false, the file may also end here, or continue with padding.
  Unpacker(RawFile& file, Compression compression, bool inside)
      : file_(file), compression_(compression), decoder_(make_decoder(compression)), in_member_(inside) {}

  // Fills `to`; returns fewer bytes than asked for only at the end or after a fault.
  std::size_t read(std::span<char> to);
  // Returns the error message, or an empty string after success.
  const std::string& fault() const { return fault_; }

 private:
  std::size_t unpack(std::span<char> to);
  bool next_member();
  void fail(std::string_view reason);

  RawFile& file_;
  Compression compression_;
  std::unique_ptr<Decoder> decoder_;
  bool in_member_;  // inside a member: the compressed data must not end here
  bool done_ = false;
  std::string fault_;
};

}  // namespace mt::archive
