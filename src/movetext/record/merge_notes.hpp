// Adds the annotations that follow a move in one record to those of the same move in another.  Part of
// merge_lines.cpp.
#pragma once
#include "movetext/record/comment_parts.hpp"
#include "movetext/record/line_slots.hpp"
#include "movetext/record/merge_report.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace mt {

// Events that will be put into the tape of a record, each before the one whose place it names.
class Additions {
 public:
  Additions(Record& kept, const Record& other) : kept_(kept), other_(other) {}

  // Notes events of the other record.
  void copy(std::uint32_t at, TapeRange events);
  void copy(std::uint32_t at, const Event& event);
  void comment(std::uint32_t at, std::string_view text, std::uint8_t style);
  void open(std::uint32_t at) { note(at, EventKind::open); }
  void close(std::uint32_t at) { note(at, EventKind::close); }
  // Puts everything into the tape.  Events for one place keep their order.
  void apply();

 private:
  struct Addition {
    std::uint32_t at;
    Event event;
  };
  void note(std::uint32_t at, const Event& event) { noted_.push_back({at, event}); }
  void note(std::uint32_t at, EventKind kind) {
    Event event;
    event.kind = kind;
    note(at, event);
  }
  void link_variations();

  Record& kept_;
  const Record& other_;
  std::vector<Addition> noted_;
};

// The annotations of one move.
class NoteMerger {
 public:
  // `slot`: the part of the tape of `kept` that follows the move.
  NoteMerger(Record& kept, TapeRange slot, const Record& other, Additions& additions, MergeReport& report)
      : kept_(kept), slot_(slot), other_(other), additions_(additions), report_(report) {}

  // Adds a comment, a glyph or properties of the other record, unless they are there.
  void add(const Event& event);
  // Notes the comments that have changed.
  void finish();

 private:
  struct Comment {
    std::optional<std::uint32_t> place;  // in the tape; nothing: it is a new one
    CommentParts parts;
    std::uint8_t style = 0;
    bool changed = false;
  };

  void read_comments();
  void add_comment(const Event& event);
  bool takes(const CommentCommand& command);
  bool add_words(const std::string& words);
  bool has_event_like(const Event& event) const;
  std::uint32_t end_of_notes() const;
  std::uint32_t end_of_glyphs() const;

  Record& kept_;
  TapeRange slot_;
  const Record& other_;
  Additions& additions_;
  MergeReport& report_;
  bool is_read_ = false;
  std::vector<Comment> comments_;
  std::vector<std::uint32_t> new_glyphs_;
};

}  // namespace mt
