// Makes a report from the drafts of all games.
#pragma once
#include "movetext/formats/api/binder.hpp"
#include "movetext/formats/api/companion.hpp"
#include "movetext/tournament/collector.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace mt::trf {

class ReportBinder final : public Binder {
 public:
  void begin(std::string& /*out*/) override {}
  bool bind(std::string_view record, std::string& out) override;
  Bound end() override;
  bool changes_head() const override { return false; }

 private:
  tournament::Collector games_;
};

std::unique_ptr<Binder> make_binder(std::span<const CompanionFile> companions);

}  // namespace mt::trf
