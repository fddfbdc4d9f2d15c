// The power of the machine below a node: when it fails, the disk has what it was made to keep, and of the
// rest what chance has brought there.
#pragma once
#include "server/kill/site.hpp"

#include <random>
#include <string>
#include <vector>

namespace mt::server::kill {

class Power {
 public:
  Power(const Site& site, unsigned seed);

  // For a program whose disk is watched (forgetful_disk.cpp).
  std::vector<std::string> environment() const;
  // All that is there now is on the disk: before such a program is started.
  void settle() const;
  // After it was killed: the database and its journal become what a failure of the power leaves of them.
  void fail();
  // While it is so, no sync succeeds.
  void break_syncs(bool broken) const;

 private:
  std::vector<std::string> names() const;
  void fail_below(const std::string& name, bool has_luck);

  std::filesystem::path data_;
  std::filesystem::path kept_;
  std::filesystem::path broken_;
  std::minstd_rand random_;
};

}  // namespace mt::server::kill
