// The power of a node's machine: when it fails, the disk has the data that it was made to keep, and a random
// part of the rest.
#pragma once
#include "server/kill/site.hpp"

#include <random>
#include <string>
#include <vector>

namespace mt::server::kill {

class Power {
 public:
  Power(const Site& site, unsigned seed);

  // Returns the environment for a program whose disk is recorded (forgetful_disk.cpp).
  std::vector<std::string> environment() const;
  // Treats all current data as synced; call it before such a program is started.
  void settle() const;
  // To be called after the program was killed: leaves the database and its journal in the state after a power
  // failure.
  void fail();
  // Makes every sync fail while `broken`.
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
