// One recorded game: a flat tape of small events over the text it was read from.
//
//   for (const Event& event : record.tape)
//     if (event.kind == EventKind::ply) use(record.text(event));
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/base/side.hpp"
#include "movetext/record/tag_name.hpp"
#include "movetext/text/charset.hpp"
#include "movetext/text/convention.hpp"
#include "movetext/text/move_shape.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// A half-open byte range.  With the high bit of `begin` set the bytes are in Record::side_text, else in
// Record::source.
struct Span {
  static constexpr std::uint32_t side_bit = 0x8000'0000U;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  constexpr std::uint32_t size() const { return end - (begin & ~side_bit); }
  constexpr bool empty() const { return size() == 0; }
};

enum class EventKind : std::uint8_t {
  ply,  // text: the move; arg: the number of its shape (Record::shapes), if the text is in the source, or 0;
        // value: see Event::value
  null_ply,    // a pass, "--"
  game,        // a game of a match starts; text: its heading; value: the score before it (match.hpp)
  roll,        // dice; text: two digits; value as of a ply
  cube,        // arg: CubeAction (match.hpp); text: the words; value as of a ply
  points,      // a game of a match ends; text: the words; value: 2 * points + (0 first side wins, 1 second)
  setup,       // text: a position that replaces the current one ("/FEN ...", without the wrapper)
  comment,     // text: between the braces; arg: CommentStyle
  properties,  // text: SGF properties that no other event holds, as written: "A[0][lpab ...]"; they belong to
               // the move before them, or to the game
  nag,         // value: number of the Numeric Annotation Glyph
  open,        // a variation starts; value: index in the tape of its `close`
  close,       // a variation ends; value: index in the tape of its `open`
  removed,     // a placeholder: its text is part of another event
  result,      // text: the termination marker of the movetext; at most one, the last event
};

enum class CommentStyle : std::uint8_t {
  brace,        // {text}
  line,         // ;text
  parenthesis,  // (text): a variation whose first move was not a move
  stray,        // text that is not a token, reported as junk
};

// One event, 16 bytes. `text` is its own part of the record.
struct Event {
  EventKind kind = EventKind::ply;
  std::uint8_t arg = 0;     // meaning depends on kind
  std::uint16_t flags = 0;  // EventFlag
  Span text;
  std::uint32_t value = 0;  // depends on kind; ply: 2 * move number + (0 first side, 1 second side), set by
                            // the replay, 0 before
};
static_assert(sizeof(Event) == 16);

enum EventFlag : std::uint16_t {
  written_capture = text::written_capture,  // ply: see MoveFlag
  odd_separator = text::odd_separator,
  verbatim = 4,       // ply: not resolved, must be written unchanged
  told_twice = 8,     // points: the words also name the loser
  damaged_move = 16,  // ply: a text close to a move that no scanner accepts as one; the replay refuses it
  rest_of_turn = 32,  // ply: words of a turn on a line of their own, perhaps the rest of the turn before
  // comment: embedded commands in ASCII; without the space at either end, the text is a single word
  written_as_is = 64,
  // ply, null_ply: the text names the side that moves; the replay refuses the other side
  names_first = 128,
  names_second = 256,
  two_readings = text::two_readings,
  one_reading = text::one_reading,
  number_skips = 2048,  // ply: one half-move is missing in the numbering after the ply before it
  numbers_skip = 8192,  // ply: more than one half-move is missing
  either_side = 4096,   // cube: a resignation in either column; the points after it show which side gave up
};

struct Tag {
  Span name;                         // in its usual spelling, see append_tag_name()
  Span value;                        // without quotes, unescaped
  TagName known = TagName::unknown;  // its number, if it has one
};

// The end of a part of a text that was replaced by a part of another length.
struct TextShift {
  std::uint32_t place = 0;  // the end of the part
  std::int32_t lost = 0;    // how many bytes longer the original part was
};

// The tape is lossless: `source` is the text that was read (decoded to UTF-8), and every tag and event points
// into it.
struct Record {
  static constexpr std::size_t max_faults = 200;  // limit for one record; the next one is too_many_faults

  std::string_view source;       // the record's text, UTF-8
  std::string side_text;         // text that is not in `source`: unescaped values, canonical moves
  std::vector<Tag> tags;         // in file order; push_tag() and clear_tags() change their number
  std::vector<Event> tape;       // in file order; variations balanced by open/close
  std::uint16_t move_flags = 0;  // the flags that occur on any ply, except for plies in the plainest shapes
  std::vector<Diagnostic> diagnostics;
  std::uint32_t errors = 0;                          // number of diagnostics with Severity::error
  const Convention* convention = &conventions::pdn;  // a row, never nullptr
  text::Charset charset = text::Charset::utf8;       // the charset the bytes were decoded from
  std::string decoded;                               // holds `source` if it differs from the original bytes
  std::vector<std::uint32_t> converted;  // Charset::nearly_utf8: places in `decoded` (text::decode)
  std::vector<TextShift> shifts;         // where `decoded` was rewritten, in text order
                                         // (formats/pgn/plain_copy.hpp)
  std::uint32_t signs_a_byte = 1;  // characters for each original byte, if the source was made from binary
                                   // data
  const text::MoveShapes* shapes = nullptr;  // the reader's shapes, numbered by Event::arg of plies
  bool source_is_movetext = true;  // the text between two events in `source` can be read as movetext

  bool source_is_ascii = false;  // known to have only ASCII bytes

  std::string_view text(Span span) const {
    const bool aside = (span.begin & Span::side_bit) != 0;
    const std::uint32_t begin = span.begin & ~Span::side_bit;
    return {(aside ? side_text.data() : source.data()) + begin, span.end - begin};
  }
  std::string_view text(const Event& event) const { return text(event.text); }
  // As text(), for a span of `source`.
  std::string_view source_text(Span span) const { return {source.data() + span.begin, span.size()}; }
  // Returns how many bytes can be read from the start of a span.
  std::size_t readable(Span span) const {
    const bool aside = (span.begin & Span::side_bit) != 0;
    return (aside ? side_text.size() : source.size()) - (span.begin & ~Span::side_bit);
  }

  // Returns the first tag of that name (case-sensitive), or nullptr.
  const Tag* find_tag(TagName known) const {
    const std::uint32_t place = places_[static_cast<std::size_t>(known)];
    return place != 0 ? &tags[place - 1] : nullptr;
  }
  // Most names that are looked up are missing, and their marks show that.
  const Tag* find_tag(std::string_view name) const {
    return (tag_marks_ & mark_of_name(name)) != 0 ? search_tag(name) : nullptr;
  }
  // Returns the value of that tag, or an empty view.
  std::string_view tag(std::string_view name) const;
  std::string_view tag(TagName known) const {
    const Tag* found = find_tag(known);
    return found == nullptr ? std::string_view{} : text(found->value);
  }
  // Returns the place of a span in `source`, for messages: its own start, or the place of the nearest event
  // before it that has one.
  std::uint32_t place_of(Span span) const;
  // Stores `bytes` in side_text and returns their span.
  Span keep(std::string_view bytes);
  // Adds an event at the end, with a text of its own, for programs that record a game they have played.
  void add(EventKind kind, std::string_view words, std::uint32_t value = 0, std::uint8_t arg = 0) {
    tape.push_back({.kind = kind, .arg = arg, .text = keep(words), .value = value});
  }
  // Adds a tag at the end.
  void push_tag(Span name, Span value) { push_tag(name, value, tag_name_of(text(name))); }
  // As above; `known` is the number of the name.
  void push_tag(Span name, Span value, TagName known) {
    tag_marks_ |= mark_of_name(text(name));
    tags.push_back({name, value, known});
    note_place(tags.size());
  }
  void clear_tags() {
    tag_marks_ = 0;
    places_ = {};
    tags.clear();
  }
  // Sets or adds a tag.
  void set_tag(std::string_view name, std::string_view value);
  // Removes all tags of that name.
  void remove_tag(std::string_view name);
  // Adds a diagnostic; after max_faults only the first error is added.
  void report(Code code, Severity severity, std::uint32_t begin, std::uint32_t end, std::string message,
              std::string hint = {});
  // Adds a diagnostic about a text, or about its place if the text is not in `source`.
  void report(Code code, Severity severity, Span where, std::string message, std::string hint = {});
  // Returns whether report() would discard any further diagnostic.
  bool is_full() const { return diagnostics.size() > max_faults && errors != 0; }
  // Discards everything that was read except the source text.
  void clear_content();
  // Empties the record for the next one; keeps the memory.
  void clear();

 private:
  // Returns a mask with one bit for a name; other names may share the bit.
  static constexpr std::uint64_t mark_of_name(std::string_view name) {
    if (name.empty()) return 1;
    const auto sign = [&](std::size_t at) { return static_cast<unsigned char>(name[at]); };
    return std::uint64_t{1} << ((name.size() + 5U * sign(0) + 11U * sign(name.size() - 1)) % 64);
  }
  const Tag* search_tag(std::string_view name) const;
  // Notes the place of a tag, counted from 1.
  void note_place(std::size_t place) {
    std::uint32_t& first = places_[static_cast<std::size_t>(tags[place - 1].known)];
    if (first == 0 && tags[place - 1].known != TagName::unknown) first = static_cast<std::uint32_t>(place);
  }

  std::uint64_t tag_marks_ = 0;  // marks of all tags; a removed tag keeps its mark
  // The number of the first tag of each known name, counted from 1; 0 if there is none.
  std::array<std::uint32_t, known_tag_names + 1> places_{};
};

}  // namespace mt
