#include "movetext/archive/stages/list_pairings.hpp"

#include "movetext/tournament/pairing.hpp"

#include <utility>

namespace mt::archive {
namespace {

class ListPairings final : public Stage {
 public:
  explicit ListPairings(std::string team_tag) : team_tag_(std::move(team_tag)) {}

  void prepare(Handling& handling) override { handling.replays_all = false; }
  Next before(Passing& passing) override {
    if (passing.record.convention->is_match) passing.must_replay = true;
    return Next::go_on;
  }
  Next after(Passing& passing) override {
    const bool white_first = white_moves_first(passing);
    tournament::Pairing pairing = tournament::pairing_of(passing.record, white_first, team_tag_);
    if (const AnyGame* const game = known_game(passing)) pairing.family = game->family().name;
    passing.chunk.pairings.push_back(std::move(pairing));
    return Next::go_on;
  }

 private:
  std::string team_tag_;
};

}  // namespace

MakeStage list_pairings(std::string team_tag) {
  return [team_tag = std::move(team_tag)] { return std::make_unique<ListPairings>(team_tag); };
}

}  // namespace mt::archive
