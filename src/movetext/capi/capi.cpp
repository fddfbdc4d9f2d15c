#include "movetext/capi/answers.hpp"
#include "movetext/capi/movetext.h"
#include "movetext/capi/position.hpp"
#include "movetext/capi/run.hpp"
#include "movetext/formats/table/formats.hpp"
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/api/position_letters.hpp"
#include "movetext/games/table/parse_game.hpp"

#include <cstdlib>
#include <memory>
#include <new>
#include <optional>
#include <string_view>

using namespace mt;

struct mt_run {
  capi::Answers answers;
  std::optional<capi::Run> run;  // nullopt if the answers are complete
};

struct mt_position {
  capi::Position position;
  bool is_set = false;
};

namespace {

// Returns the bytes; nullopt if the pointer is null but the size is not 0.
std::optional<std::string_view> bytes_at(const char* bytes, std::size_t size) {
  if (size == 0) return std::string_view();
  if (bytes == nullptr) return std::nullopt;
  return std::string_view(bytes, size);
}

// Sets `to` to the output format of the command; `to` may become nullptr. Returns false if the command does
// not accept that name.
bool find_target(std::uint32_t command, std::string_view name, const Format*& to) {
  to = find_format(name);
  if (command == mt_convert) return to != nullptr && to->writes() && to->bind == nullptr;
  return (command <= mt_export || command == mt_read) && name.empty();
}

}  // namespace

std::uint32_t mt_api_version() {
  return 2;
}

void* mt_alloc(std::size_t size) {
  return std::malloc(size);
}

void mt_free(void* block) {
  std::free(block);
}

mt_run* mt_run_new(std::uint32_t command, const char* to, std::size_t to_size) {
  const auto name = bytes_at(to, to_size);
  const Format* target = nullptr;
  if (!name || !find_target(command, *name, target)) return nullptr;
  auto* run = new (std::nothrow) mt_run;
  if (run != nullptr) run->run.emplace(static_cast<mt_command>(command), target, run->answers);
  return run;
}

std::uint32_t mt_run_set(mt_run* run, std::uint32_t option, const char* value, std::size_t size) {
  const auto text = bytes_at(value, size);
  if (run == nullptr || !run->run || !text || option > mt_option_notation) return 0;
  return run->run->set(static_cast<mt_option>(option), *text) ? 1 : 0;
}

std::size_t mt_run_feed(mt_run* run, const char* bytes, std::size_t size) {
  const auto text = bytes_at(bytes, size);
  return run != nullptr && run->run && text ? run->run->feed(*text) : 0;
}

std::uint32_t mt_run_finish(mt_run* run) {
  return run == nullptr || !run->run || run->run->finish() ? 1 : 0;
}

const char* mt_out(const mt_run* run, std::uint32_t channel) {
  if (run == nullptr || !capi::Answers::has(channel)) return nullptr;
  return run->answers[static_cast<mt_channel>(channel)].data();
}

std::size_t mt_out_size(const mt_run* run, std::uint32_t channel) {
  if (run == nullptr || !capi::Answers::has(channel)) return 0;
  return run->answers[static_cast<mt_channel>(channel)].size();
}

void mt_drop(mt_run* run, std::uint32_t channel) {
  if (run != nullptr && capi::Answers::has(channel)) run->answers[static_cast<mt_channel>(channel)].clear();
}

void mt_run_free(mt_run* run) {
  delete run;
}

mt_position* mt_position_new(const char* game, std::size_t game_size, const char* text, std::size_t size) {
  const auto name = bytes_at(game, game_size);
  const auto written = bytes_at(text, size);
  if (!name || !written || !game_objection(*name).empty()) return nullptr;
  const std::optional<GameSpec> spec = parse_game(*name);
  if (!spec) return nullptr;
  auto* const made =
      new (std::nothrow) mt_position{capi::Position(make_game(with_rights_of(*spec, *written)))};
  if (made != nullptr) made->is_set = made->position.read(*written);
  return made;
}

std::uint32_t mt_position_is_set(const mt_position* position) {
  return position != nullptr && position->is_set ? 1 : 0;
}

mt_position* mt_position_copy(const mt_position* position) {
  return position == nullptr ? nullptr : new (std::nothrow) mt_position(*position);
}

std::uint32_t mt_position_play(mt_position* position, const char* move, std::size_t size) {
  const auto text = bytes_at(move, size);
  return text && mt_position_is_set(position) != 0 && position->position.play(*text) ? 1 : 0;
}

std::uint32_t mt_position_ask(mt_position* position, std::uint32_t view, const char* argument,
                              std::size_t size) {
  const auto text = bytes_at(argument, size);
  if (!text || mt_position_is_set(position) == 0 || view > mt_view_facts) return 0;
  return position->position.ask(static_cast<mt_view>(view), *text) ? 1 : 0;
}

const char* mt_position_answer(const mt_position* position) {
  return position == nullptr ? nullptr : position->position.answer().data();
}

std::size_t mt_position_answer_size(const mt_position* position) {
  return position == nullptr ? 0 : position->position.answer().size();
}

void mt_position_free(mt_position* position) {
  delete position;
}
