// Parses one JSON object into one record.
#pragma once
#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/json/scanner.hpp"
#include "movetext/record/match.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::json {

class Parser {
 public:
  Parser(std::string_view text, std::size_t begin, const ReadOptions& options, Record& record)
      : text_(text), scanner_(text, begin), begin_(begin), options_(options), record_(record) {}

  // Parses the object. Returns false, after reporting the fault, if the text is not valid JSON.
  bool parse();
  std::size_t end() const { return scanner_.at(); }
  // Returns whether parse() stopped because the record has more events than allowed.
  bool full() const { return full_; }

 private:
  // parser.cpp: the object, its fields and tags.
  // Calls read(key) for each field of the open object; read() reads the value. Returns false if the text is
  // not valid JSON.
  template <class Read>
  bool each_field(Read&& read);
  bool read_field(std::string_view key);
  bool read_tags();
  bool add_own_tag(const Token& name, Span value);
  bool read_moves();
  bool read_item();
  bool read_result();
  bool skip_value(const Token& first);
  bool syntax(const Token& token);
  bool shape(const Token& value, std::string message);
  void report(Code code, std::size_t begin, std::size_t end, std::string message);

  // The content of an item of "moves".
  struct Item {
    EventKind kind = EventKind::removed;
    Span text;
    std::uint32_t value = 0;  // number of a NAG; in an item for a variation, 1 means that the variation ends
    std::uint32_t number = 0;
    std::uint32_t score = unknown_score;  // score of a game
    std::uint8_t arg = 0;                 // kind of a cube action
    std::uint32_t side = 0;
    bool verbatim = false;
    Token token;  // the value from which `kind` was determined
  };
  bool read_item_field(std::string_view key, Item& item);
  bool read_text_item(EventKind kind, Item& item);
  bool read_roll(Item& item);
  bool read_cube(Item& item);
  bool read_score(Item& item);
  std::string_view forbidden_in(EventKind kind) const;
  std::optional<Span> string_value(const Token& token);
  std::uint32_t number_value(const Token& token) const;
  void add(const Item& item);
  void add_move(const Item& item);
  void add_of_match(const Item& item);
  void close_variation(const Token& token);
  bool parse_fields();
  void finish();

  std::string_view text_;
  Scanner scanner_;
  std::size_t begin_;
  const ReadOptions& options_;
  Record& record_;
  bool has_moves_ = false;
  bool has_tags_ = false;
  bool full_ = false;
  std::optional<Span> result_;
  // index on the tape of the innermost open variation; Event::value of that event is the index of the next
  // outer one
  std::uint32_t open_ = no_open;

  static constexpr std::uint32_t no_open = 0xFFFF'FFFF;
};

}  // namespace mt::json
