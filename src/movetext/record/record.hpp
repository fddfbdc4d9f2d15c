// One recorded game: a flat tape of small events that refer to the text from which it was read.
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

// A half-open byte range in Record::source, or in Record::side_text if the high bit of `begin` is set.
struct Span {
  static constexpr std::uint32_t side_bit = 0x8000'0000U;
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  constexpr std::uint32_t size() const { return end - (begin & ~side_bit); }
  constexpr bool empty() const { return size() == 0; }
};

enum class EventKind : std::uint8_t {
  // text: the move; arg: the number of its shape (Record::shapes) if the text is in the source, else 0;
  // value: see Event::value
  ply,
  null_ply,  // a pass, "--"
  game,      // a game of a match starts; text: its heading; value: the score before the game (match.hpp)
  roll,      // dice; text: two digits; value: as for a ply
  cube,      // arg: CubeAction (match.hpp); text: the words; value: as for a ply
  // a game of a match ends; text: the words; value: 2 * points + (0 if the first side wins, 1 if the second)
  points,
  setup,    // text: a position that replaces the current one (the FEN of "/FEN ...")
  comment,  // text: the text between the braces; arg: CommentStyle
  // text: SGF properties that no other event holds, unchanged: "A[0][lpab ...]"; they belong to the move
  // before them, or to the whole game
  properties,
  nag,      // value: the number of the Numeric Annotation Glyph
  open,     // a variation starts; value: index in the tape of its `close`
  close,    // a variation ends; value: index in the tape of its `open`
  removed,  // a placeholder for an event whose text is now part of another event
  result,   // text: the termination marker; at most one, and always the last event
};

enum class CommentStyle : std::uint8_t {
  brace,        // {text}
  line,         // ;text
  parenthesis,  // (text): parentheses whose first word is not a move
  stray,        // text that is not a token; it is reported as junk
};

// One event, 16 bytes. `text` is the part of the record that belongs to this event alone.
struct Event {
  EventKind kind = EventKind::ply;
  std::uint8_t arg = 0;     // meaning depends on kind
  std::uint16_t flags = 0;  // EventFlag
  Span text;
  // Depends on kind. Ply: 2 * move number + (0 first side, 1 second side), set by the replay; 0 before the
  // replay.
  std::uint32_t value = 0;
};
static_assert(sizeof(Event) == 16);

enum EventFlag : std::uint16_t {
  written_capture = text::written_capture,  // ply: see MoveFlag
  odd_separator = text::odd_separator,
  verbatim = 4,    // ply: not resolved; must be written unchanged
  told_twice = 8,  // points: the words also name the loser
  // ply: a text similar to a move that no scanner accepts; the replay refuses it
  damaged_move = 16,
  // ply: words of a turn on their own line; they may continue the turn before
  rest_of_turn = 32,
  // comment: only embedded commands, in visible ASCII and single spaces; it can be written unchanged
  written_as_is = 64,
  // ply, null_ply: the text names the side that moves; the replay accepts only that side
  names_first = 128,
  names_second = 256,
  two_readings = text::two_readings,
  one_reading = text::one_reading,
  number_skips = 2048,  // ply: the move number skips one half-move after the previous ply
  numbers_skip = 8192,  // ply: the move number skips more than one half-move
  // cube: a resignation that may be in either column; the points after it show which side resigned
  either_side = 4096,
};

struct Tag {
  Span name;                         // in its usual spelling (append_tag_name())
  Span value;                        // without quotes, unescaped
  TagName known = TagName::unknown;  // the number of the name, if it has one
};

// A place where a part of a text was replaced by a part of a different length.
struct TextShift {
  std::uint32_t place = 0;  // the end of the new part
  std::int32_t lost = 0;    // number of bytes by which the original part was longer
};

// The tape is lossless: `source` is the text that was read (decoded to UTF-8), and tags and events refer to
// it.
struct Record {
  static constexpr std::size_t max_faults = 200;  // limit for one record; then too_many_faults is reported

  std::string_view source;       // the record's text, UTF-8
  std::string side_text;         // text that is not in `source`: unescaped values, canonical moves
  std::vector<Tag> tags;         // in file order; use push_tag() and clear_tags() to add and remove tags
  std::vector<Event> tape;       // in file order; open and close are balanced
  std::uint16_t move_flags = 0;  // all flags that occur on plies, except on plies in the plainest shapes
  std::vector<Diagnostic> diagnostics;
  std::uint32_t errors = 0;                          // number of diagnostics with Severity::error
  const Convention* convention = &conventions::pdn;  // never nullptr
  text::Charset charset = text::Charset::utf8;       // the charset of the original bytes
  std::string decoded;                   // holds `source` if the text differs from the original bytes
  std::vector<std::uint32_t> converted;  // Charset::nearly_utf8: offsets in `decoded` (see text::decode())
  // where `decoded` was changed, in text order (formats/pgn/plain_copy.hpp)
  std::vector<TextShift> shifts;
  // number of characters made from each original byte, for sources made from binary data
  std::uint32_t signs_a_byte = 1;
  const text::MoveShapes* shapes = nullptr;  // the reader's shapes, to which Event::arg of plies refers
  bool source_is_movetext = true;            // the text between two events in `source` is movetext

  bool source_is_ascii = false;  // whether `source` is known to have only ASCII bytes

  std::string_view text(Span span) const {
    const bool aside = (span.begin & Span::side_bit) != 0;
    const std::uint32_t begin = span.begin & ~Span::side_bit;
    return {(aside ? side_text.data() : source.data()) + begin, span.end - begin};
  }
  std::string_view text(const Event& event) const { return text(event.text); }
  // Like text(), for a span of `source`.
  std::string_view source_text(Span span) const { return {source.data() + span.begin, span.size()}; }
  // Returns how many bytes after the start of a span can be read.
  std::size_t readable(Span span) const {
    const bool aside = (span.begin & Span::side_bit) != 0;
    return (aside ? side_text.size() : source.size()) - (span.begin & ~Span::side_bit);
  }

  // Returns the first tag of that name (case-sensitive), or nullptr.
  const Tag* find_tag(TagName known) const {
    const std::uint32_t place = places_[static_cast<std::size_t>(known)];
    return place != 0 ? &tags[place - 1] : nullptr;
  }
  // Most names that are looked up do not occur in the record. The marks show this quickly.
  const Tag* find_tag(std::string_view name) const {
    return (tag_marks_ & mark_of_name(name)) != 0 ? search_tag(name) : nullptr;
  }
  // Returns the value of the first tag of that name, or an empty view.
  std::string_view tag(std::string_view name) const;
  std::string_view tag(TagName known) const {
    const Tag* found = find_tag(known);
    return found == nullptr ? std::string_view{} : text(found->value);
  }
  // Returns the offset of a span in `source`, for messages. For a span outside `source`, it is the offset of
  // the nearest earlier event whose text is in `source`.
  std::uint32_t place_of(Span span) const;
  // Stores `bytes` in side_text and returns their span.
  Span keep(std::string_view bytes);
  // Adds an event at the end and copies its text. It is used by programs that record the game that they play.
  void add(EventKind kind, std::string_view words, std::uint32_t value = 0, std::uint8_t arg = 0) {
    tape.push_back({.kind = kind, .arg = arg, .text = keep(words), .value = value});
  }
  // Adds a tag at the end.
  void push_tag(Span name, Span value) { push_tag(name, value, tag_name_of(text(name))); }
  // Adds a tag at the end. `known` is the number of its name.
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
  // Sets the value of a tag, or adds the tag.
  void set_tag(std::string_view name, std::string_view value);
  // Removes all tags of that name.
  void remove_tag(std::string_view name);
  // Adds a diagnostic. If there are already max_faults, only the first error is added.
  void report(Code code, Severity severity, std::uint32_t begin, std::uint32_t end, std::string message,
              std::string hint = {});
  // Adds a diagnostic about a span, at place_of() if the span is not in `source`.
  void report(Code code, Severity severity, Span where, std::string message, std::string hint = {});
  // Returns whether report() would discard every further diagnostic.
  bool is_full() const { return diagnostics.size() > max_faults && errors != 0; }
  // Removes everything that was read except the source text.
  void clear_content();
  // Empties the record for the next use but keeps its memory.
  void clear();

 private:
  // Returns a mask with the mark (one bit) of a name. Different names may have the same mark.
  static constexpr std::uint64_t mark_of_name(std::string_view name) {
    if (name.empty()) return 1;
    const auto sign = [&](std::size_t at) { return static_cast<unsigned char>(name[at]); };
    return std::uint64_t{1} << ((name.size() + 5U * sign(0) + 11U * sign(name.size() - 1)) % 64);
  }
  const Tag* search_tag(std::string_view name) const;
  // Stores the position of a tag in `tags`, counted from 1.
  void note_place(std::size_t place) {
    std::uint32_t& first = places_[static_cast<std::size_t>(tags[place - 1].known)];
    if (first == 0 && tags[place - 1].known != TagName::unknown) first = static_cast<std::uint32_t>(place);
  }

  std::uint64_t tag_marks_ = 0;  // marks of all names; a removed tag leaves its mark
  // The position of the first tag of each known name, counted from 1; 0 if there is none.
  std::array<std::uint32_t, known_tag_names + 1> places_{};
};

}  // namespace mt
