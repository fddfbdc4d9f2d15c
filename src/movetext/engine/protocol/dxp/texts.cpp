#include "movetext/engine/protocol/dxp/texts.hpp"

#include <algorithm>
#include <utility>

namespace mt::engine::dxp {
namespace {

constexpr std::size_t name_size = 32;

// The letters for one content of a square: `here` in DXP, `there` in the strings of squares that
// read_square_string() reads.
struct SquareLetter {
  char here;
  char there;
};
constexpr std::array<SquareLetter, 5> square_letters{
    {{'w', 'w'}, {'W', 'W'}, {'z', 'b'}, {'Z', 'B'}, {'e', 'e'}}};

bool is_printable(char c) {
  return c >= ' ' && c <= '~';
}

// Takes the fields of a message in sequence. At the end, are_good() returns whether all of them were valid.
class Fields {
 public:
  explicit Fields(std::string_view text) : text_(text) {}

  // Returns whether all fields were valid and nothing is left.
  bool are_good() const { return is_good_ && text_.empty(); }

  void refuse() { is_good_ = false; }
  void skip_rest() { text_ = {}; }
  std::string_view take(std::size_t size) {
    is_good_ = is_good_ && text_.size() >= size;
    const std::string_view field = text_.substr(0, size);
    text_.remove_prefix(field.size());
    return field;
  }
  int number(std::size_t digits, int least, int most) {
    int value = 0;
    for (const char c : take(digits)) {
      is_good_ = is_good_ && c >= '0' && c <= '9';
      value = value * 10 + (is_good_ ? c - '0' : 0);
    }
    is_good_ = is_good_ && value >= least && value <= most;
    return value;
  }
  template <class Enum>
  Enum code(Enum last) {
    return static_cast<Enum>(number(1, 0, static_cast<int>(last)));
  }
  // Takes a letter, which must be `first` or `second`. Returns whether it is `first`.
  bool letter(char first, char second) {
    const std::string_view field = take(1);
    const bool is_first = field == std::string_view(&first, 1);
    is_good_ = is_good_ && (is_first || field == std::string_view(&second, 1));
    return is_first;
  }
  std::string name() {
    std::string_view field = take(name_size);
    const std::size_t begin = std::min(field.find_first_not_of(' '), field.size());
    field = field.substr(begin, field.find_last_not_of(' ') + 1 - begin);
    return std::string(field);
  }
  std::string position() {
    std::string out(1, letter('W', 'Z') ? 'W' : 'B');
    for (const char c : take(squares)) {
      const auto* const letter = std::find_if(square_letters.begin(), square_letters.end(),
                                              [c](const SquareLetter& each) { return each.here == c; });
      is_good_ = is_good_ && letter != square_letters.end();
      out += is_good_ ? letter->there : 'e';
    }
    return out;
  }

 private:
  std::string_view text_;
  bool is_good_ = true;
};

GameRequest read_request(Fields& fields) {
  GameRequest out;
  const int number = fields.number(version.size(), 0, 99);
  out.version = {static_cast<char>('0' + number / 10), static_cast<char>('0' + number % 10)};
  if (out.version != version) {
    fields.skip_rest();
    return out;
  }
  out.name = fields.name();
  out.follower_is_white = fields.letter('W', 'Z');
  out.minutes = fields.number(3, 0, most_minutes);
  out.moves = fields.number(3, 0, most_minutes);
  if (!fields.letter('A', 'B')) out.position = fields.position();
  return out;
}

Move read_move(Fields& fields) {
  Move out;
  out.seconds = fields.number(4, 0, most_seconds);
  out.from = fields.number(2, 1, squares);
  out.to = fields.number(2, 1, squares);
  const int count = fields.number(2, 0, most_taken);
  for (int i = 0; i < count; ++i) out.taken.push_back(fields.number(2, 1, squares));
  std::sort(out.taken.begin(), out.taken.end());
  if (std::adjacent_find(out.taken.begin(), out.taken.end()) != out.taken.end()) fields.refuse();
  return out;
}

std::optional<Message> read_fields(char kind, Fields& fields) {
  switch (kind) {
    case 'R':
      return read_request(fields);
    case 'A': {
      GameAnswer out{.name = fields.name()};
      out.code = fields.code(GameAnswer::Code::no_game);
      return out;
    }
    case 'M':
      return read_move(fields);
    case 'E': {
      GameEnd out{.reason = fields.code(GameEnd::Reason::wins)};
      out.leaves = fields.number(1, 0, 1) == 1;
      return out;
    }
    case 'B': {
      BackRequest out{.number = fields.number(3, 1, 999)};
      out.is_white = fields.letter('W', 'Z');
      return out;
    }
    case 'K':
      return BackAnswer{.code = fields.code(BackAnswer::Code::not_now)};
    default:
      return std::nullopt;
  }
}

// Writes the fields of each kind of message.
class Writer {
 public:
  std::string take() { return std::move(out_); }

  void operator()(const GameRequest& request) {
    out_ = "R" + std::string(version);
    name(request.name);
    out_ += request.follower_is_white ? 'W' : 'Z';
    number(request.minutes, 3);
    number(request.moves, 3);
    out_ += request.position.empty() ? 'A' : 'B';
    position(request.position);
  }
  void operator()(const GameAnswer& answer) {
    out_ = 'A';
    name(answer.name);
    number(static_cast<int>(answer.code), 1);
  }
  void operator()(const Move& move) {
    out_ = 'M';
    number(move.seconds, 4);
    number(move.from, 2);
    number(move.to, 2);
    number(static_cast<int>(move.taken.size()), 2);
    for (const int square : move.taken) number(square, 2);
  }
  void operator()(const GameEnd& end) {
    out_ = 'E';
    number(static_cast<int>(end.reason), 1);
    number(end.leaves ? 1 : 0, 1);
  }
  void operator()(const Chat& chat) {
    out_ = 'C' + chat.text.substr(0, longest_message - 1);
    for (char& c : out_)
      if (!is_printable(c)) c = '?';
  }
  void operator()(const BackRequest& request) {
    out_ = 'B';
    number(request.number, 3);
    out_ += request.is_white ? 'W' : 'Z';
  }
  void operator()(const BackAnswer& answer) {
    out_ = 'K';
    number(static_cast<int>(answer.code), 1);
  }

 private:
  void number(int value, std::size_t digits) {
    int bound = 1;
    for (std::size_t i = 0; i < digits; ++i) bound *= 10;
    const std::string text = std::to_string(std::clamp(value, 0, bound - 1));
    out_.append(digits - text.size(), '0').append(text);
  }
  void name(std::string_view name) {
    name.remove_prefix(std::min(name.find_first_not_of(' '), name.size()));
    const std::size_t end = out_.size() + name_size;
    for (const char c : name.substr(0, name_size)) out_ += is_printable(c) ? c : '?';
    out_.append(end - out_.size(), ' ');
  }
  void position(std::string_view text) {
    if (text.empty()) return;
    out_ += text.front() == 'W' ? 'W' : 'Z';
    for (const char c : text.substr(1))
      for (const SquareLetter& letter : square_letters)
        if (letter.there == c) out_ += letter.here;
  }
  std::string out_;
};

}  // namespace

std::optional<Message> read_message(std::string_view text) {
  const auto is_ascii = [](char c) { return c != '\0' && static_cast<unsigned char>(c) < 0x80; };
  if (text.empty() || text.size() > longest_message || !std::all_of(text.begin(), text.end(), is_ascii))
    return std::nullopt;
  const char kind = text.front();
  text.remove_prefix(1);
  if (kind == 'C') return text.empty() ? std::nullopt : std::optional<Message>(Chat{std::string(text)});
  Fields fields(text);
  auto message = read_fields(kind, fields);
  if (!fields.are_good()) message.reset();
  return message;
}

std::string text_of(const Message& message) {
  Writer writer;
  std::visit(writer, message);
  return writer.take();
}

}  // namespace mt::engine::dxp
