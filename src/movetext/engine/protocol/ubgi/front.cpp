// An engine that speaks UBGI (docs/ubgi.md).
#include "movetext/engine/protocol/api/option_texts.hpp"
#include "movetext/engine/protocol/api/searching_front.hpp"
#include "movetext/engine/protocol/api/words.hpp"
#include "movetext/engine/protocol/ubgi/actions.hpp"
#include "movetext/engine/protocol/ubgi/draft_words.hpp"
#include "movetext/engine/protocol/ubgi/go_words.hpp"
#include "movetext/engine/protocol/ubgi/info_words.hpp"
#include "movetext/engine/protocol/ubgi/position_words.hpp"
#include "movetext/engine/protocol/ubgi/protocol.hpp"
#include "movetext/engine/protocol/ubgi/results.hpp"
#include "movetext/engine/protocol/ubgi/settings.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace mt::engine::ubgi {
namespace {

// Longest line in bytes; a longer one is refused.
constexpr std::size_t longest_line = 65536;

// The depth of a search without a limit, so that every search ends.
constexpr int usual_plies = 1;

// The last "go".
struct Asked {
  Kind kind = Kind::play;
  Spelling spelling = Spelling::standard;
  std::vector<std::string> among{};
};

class UbgiFront final : public SearchingFront {
 public:
  UbgiFront(const GameSpec& spec, Host& host) : SearchingFront(host), settings_(host) {
    terms_.variant = played_ = spec;
  }

  void hear(std::string_view line) override {
    Words words(line);
    if (words.empty()) return;
    const std::string command(words.take());
    if (!has_greeted_ && command != "ubgi" && command != "quit") return;
    if (command.starts_with("x-")) return;
    const Verb* row = find_verb(verbs, command);
    Complaint complaint;
    if (thinks() && (!row || !row->is_for_thinking))
      complaint = {Fault::busy};
    else if (line.size() > longest_line)
      complaint = bad_value("a line has at most " + std::to_string(longest_line) + " bytes");
    else if (!row)
      complaint = {Fault::bad_command};
    else
      complaint = (this->*row->act)(words);
    // Nothing is said before the greeting, not even about a faulty "ubgi".
    if (complaint && has_greeted_) host().say(error_line(complaint, command));
  }
  void found(const FoundLine& line, const Effort& effort) override {
    if (!thinks() || asked_.kind == Kind::ponder) return;
    const std::string text = info_line(line, effort, line_->game(), line_->position());
    if (!text.empty()) host().say(text);
  }

 private:
  struct Verb {
    std::string_view word;
    Complaint (UbgiFront::*act)(Words& words);
    bool is_for_thinking = false;
  };
  static const std::array<Verb, 18> verbs;

  static Complaint end_of(Words& words) {
    return words.empty() ? Complaint{} : bad_value(std::string(words.take_rest()));
  }

  Complaint greet(Words& words) {
    if (Complaint complaint = end_of(words)) return complaint;
    has_greeted_ = true;
    settings_.introduce(played_);
    return {};
  }
  Complaint answer_ready(Words& words) {
    if (Complaint complaint = end_of(words)) return complaint;
    host().say("readyok");
    return {};
  }
  Complaint stop(Words& words) {
    if (Complaint complaint = end_of(words)) return complaint;
    stop_search();
    return {};
  }
  Complaint quit(Words& /*words*/) {
    leave();
    return {};
  }

  Complaint set_option(Words& words) {
    if (!words.take("name")) return bad_value(std::string(words.take_rest()));
    const std::string name(words.take_until("value"));
    const std::string value(words.take_rest());
    return set(name, value);
  }
  Complaint set(std::string_view name, std::string_view value) {
    if (is_variant_option(name)) return choose_variant(value);
    return settings_.set(name, value);
  }
  Complaint choose_variant(std::string_view name) {
    const auto variant = variant_named(terms_.variant, name);
    if (!variant) return bad_value("variant " + std::string(name));
    if (!plays(*variant)) return {Fault::unsupported, "variant " + std::string(name)};
    terms_.variant = *variant;
    line_.reset();
    return {};
  }
  // The next two commands set and read options in the drafts.
  Complaint set_key(Words& words) {
    const std::string key(words.take());
    return set(name_of_key(key), words.take_rest());
  }
  Complaint tell_key(Words& words) {
    const std::string key(words.take());
    if (is_variant_option(name_of_key(key)))
      host().say("value " + key + " " + variant_name(terms_.variant));
    else if (const auto value = settings_.value_of(name_of_key(key)))
      host().say("value " + key + " " + *value);
    else
      return {Fault::unsupported, key};
    return end_of(words);
  }
  Complaint tell_keys(Words& words) {
    host().say(variant_key_line(terms_.variant));
    for (const Option& option : host().player().options()) host().say(key_line(option));
    return end_of(words);
  }
  // NOLINTNEXTLINE(readability-convert-member-functions-to-static): the table of verbs has members
  Complaint refuse_setter(Words& /*words*/) { return {Fault::unsupported}; }

  Complaint begin_game(Words& words) {
    if (Complaint complaint = end_of(words)) return complaint;
    line_.reset();
    host().player().new_game();
    return {};
  }
  Complaint begin_match(Words& words) {
    Terms terms = terms_;
    if (Complaint complaint = read_terms(words, terms)) return complaint;
    if (!plays(terms.variant)) return {Fault::unsupported, "variant " + variant_name(terms.variant)};
    terms_ = terms;
    line_.reset();
    return {};
  }
  // Switches to that game. Returns false if there is no player for it.
  bool plays(const GameSpec& spec) {
    if (spec == played_) return true;
    if (!host().choose_game(spec)) return false;
    played_ = spec;
    settings_.set_again();
    return true;
  }

  Complaint set_position(Words& words) {
    line_.reset();
    is_draft_ = words.peek() == "gnubgid";
    ReadPosition read;
    if (Complaint complaint = read_position(words, terms_, read)) return complaint;
    GameLine line(read.game, read.agreed.position);
    if (!words.empty() && !words.take("moves")) return bad_value(std::string(words.take_rest()));
    if (Complaint complaint = play_actions(words, read.agreed.animals, line)) return complaint;
    if (!plays(read.game->spec())) return {Fault::unsupported, "variant " + variant_name(read.game->spec())};
    if (read.agreed.is_crawford)
      host().say("info string taken as the Crawford game, which the position does not deny");
    if (!read.note.empty()) host().say("info string " + shown(read.note));
    animals_ = read.agreed.animals;
    line_ = std::move(line);
    return {};
  }
  Complaint play(Words& words) {
    if (!line_) return {Fault::bad_state};
    if (words.empty()) return bad_value("no action");
    GameLine line = *line_;
    if (Complaint complaint = play_actions(words, animals_, line)) return complaint;
    line_ = std::move(line);
    return {};
  }
  Complaint roll(Words& words) {
    if (!line_) return {Fault::bad_state};
    const std::string text = std::string(words.take()) + std::string(words.take());
    const auto dice = dice_of(text);
    if (!dice || !words.empty()) return bad_value("dice are two numbers from 1 to 6");
    const MatchRefusal why = line_->roll(*dice);
    if (why != MatchRefusal::none) return {Fault::illegal, std::string(mt::words(why))};
    return {};
  }

  Complaint go(Words& words) {
    if (!line_) return {Fault::bad_state, "no position"};
    const auto due = due_in(line_->game(), line_->position());
    Order order;
    const Abilities abilities = host().player().abilities();
    if (Complaint complaint = read_order(words, abilities, line_->to_move(), order)) return complaint;
    if (!due) return {Fault::bad_state, "the game is over"};
    const Kind kind = order.kind.value_or(*due);
    if (!fits(kind, *due)) return {Fault::bad_state, std::string(word_of(*due)) + " is due"};
    if (!answers(abilities, kind)) return {Fault::unsupported, std::string(word_of(kind))};
    Host::Search search{.line = *line_, .limits = order.limits, .lines = order.lines.value_or(1)};
    if (Complaint complaint = read_among(order.among, kind, search.among)) return complaint;
    if (is_draft_ && order.spelling == Spelling::standard) order.spelling = Spelling::draft;
    begin_order(kind, order, abilities, std::move(search));
    return {};
  }
  static bool fits(Kind kind, Kind due) {
    if (kind == Kind::ponder) return true;
    return kind == due || (kind == Kind::eval && due == Kind::cube);
  }
  Complaint read_among(const std::vector<std::string>& plays, Kind kind,
                       std::vector<std::string>& out) const {
    if (plays.empty()) return {};
    if (kind != Kind::play) return bad_value("'among' is allowed only in 'go play'");
    for (const std::string& text : plays) {
      Complaint why;
      auto move = legal_play(line_->game(), line_->position(), text, why);
      if (!move) return {why.fault, "play " + std::to_string(out.size() + 1) + ": " + why.detail};
      out.push_back(*std::move(move));
    }
    return {};
  }
  void begin_order(Kind kind, const Order& order, const Abilities& abilities, Host::Search search) {
    asked_ = Asked{.kind = kind, .spelling = order.spelling, .among = search.among};
    const bool waits = order.is_endless || kind == Kind::ponder;
    search.values_only = kind == Kind::eval || kind == Kind::ponder;
    if (kind == Kind::ponder) search.limits = {};
    if (!search.limits.is_bounded_for(search.line.to_move()) && !waits && abilities.depth)
      search.limits.depth = usual_plies;
    if (kind == Kind::play && !can_play(line_->game(), line_->position()))
      begin_answered({}, waits);
    else
      begin_search(std::move(search), waits, WhileWaiting::limits);
  }

  void tell(const Answer& answer) override {
    const Result result = result_of(answer, asked_.kind, asked_.among, settings_.may_resign(), *line_);
    if (result.complaint)
      host().say(error_line(result.complaint, "go"));
    else
      host().say(result_line(result.words, asked_.spelling));
  }

  Settings settings_;
  Terms terms_;
  GameSpec played_;               // the game of the host's player
  std::optional<GameLine> line_;  // nullopt while no position is set
  int animals_ = 0;               // how often a doubled cube may be turned again in the game of `line_`
  Asked asked_;
  bool has_greeted_ = false;
  bool is_draft_ = false;  // the position was set by a command of a draft
};

const std::array<UbgiFront::Verb, 18> UbgiFront::verbs{{
    {"ubgi", &UbgiFront::greet},
    {"isready", &UbgiFront::answer_ready, true},
    {"stop", &UbgiFront::stop, true},
    {"quit", &UbgiFront::quit, true},
    {"setoption", &UbgiFront::set_option},
    {"newgame", &UbgiFront::begin_game},
    {"newmatch", &UbgiFront::begin_match},
    {"position", &UbgiFront::set_position},
    {"play", &UbgiFront::play},
    {"dice", &UbgiFront::roll},
    {"go", &UbgiFront::go},
    {"set", &UbgiFront::set_key},
    {"get", &UbgiFront::tell_key},
    {"keys", &UbgiFront::tell_keys},
    {"newsession", &UbgiFront::refuse_setter},
    {"setscore", &UbgiFront::refuse_setter},
    {"setcube", &UbgiFront::refuse_setter},
    {"setturn", &UbgiFront::refuse_setter},
}};

}  // namespace

std::unique_ptr<Front> make_front(const GameSpec& spec, Host& host) {
  return std::make_unique<UbgiFront>(spec, host);
}

}  // namespace mt::engine::ubgi
