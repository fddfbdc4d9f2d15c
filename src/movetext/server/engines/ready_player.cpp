#include "movetext/server/engines/ready_player.hpp"

#include "movetext/engine/external/external_player.hpp"
#include "movetext/engine/players/make_player.hpp"

#include <utility>

namespace mt::server::engines {
namespace {

constexpr GameId most_seed = 4'294'967'295;

}  // namespace

// Makes a built-in player with the options of the setup. An option that the player does not have is reported
// and skipped, like an option that a program does not have.
std::unique_ptr<engine::Player> ReadyPlayer::built_in(const EngineSetup& setup, const GameSpec& spec) const {
  auto player = engine::make_player(spec);
  for (const auto& [name, value] : setup.options) {
    if (player->set_option(name, value)) continue;
    std::string what("the built-in player of ");
    what.append(spec.name()).append(" has no option '").append(name).append("' with the value '");
    tell_(setup, what.append(value).append("'"));
  }
  return player;
}

engine::Player* ReadyPlayer::seat(const EngineSetup& setup, const GameSpec& spec, GameId game,
                                  std::string& problem) {
  std::string key = key_of(spec);
  if (player_ == nullptr || setup_ != &setup || game_key_ != key) {
    clear();
    if (setup.words.empty()) {
      player_ = built_in(setup, spec);
    } else {
      engine::EngineTerms terms{.program = {.words = setup.words, .bounds = {.memory = setup.memory}},
                                .game = spec,
                                .protocol = setup.protocol,
                                .options = setup.options};
      terms.tell = [this, &setup](const std::string& what) { tell_(setup, what); };
      player_ = engine::ExternalPlayer::start(std::move(terms), problem);
    }
    if (player_ == nullptr) return nullptr;
    setup_ = &setup;
    game_key_ = std::move(key);
  }
  if (game_ != game) {
    player_->new_game();
    // Without different seeds, a built-in player would play the same way in every game.
    if (setup.words.empty()) player_->set_option("Seed", std::to_string(game % most_seed));
    game_ = game;
  }
  return player_.get();
}

void ReadyPlayer::clear() {
  player_.reset();
  setup_ = nullptr;
  game_ = 0;
}

}  // namespace mt::server::engines
