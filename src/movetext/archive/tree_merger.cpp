#include "movetext/archive/tree_merger.hpp"

#include "movetext/archive/digest.hpp"
#include "movetext/record/match.hpp"
#include "movetext/record/merge_records.hpp"
#include "movetext/record/record_image.hpp"
#include "movetext/record/speakers.hpp"

#include <span>
#include <string_view>
#include <utility>

namespace mt::archive {
namespace {

constexpr unsigned mebibyte_shift = 20;

std::string limit_words(std::string_view subject) {
  return std::string(subject) + " would have more than " + std::to_string(TreeMerger::most_events) +
         " moves and notes, or " + std::to_string(TreeMerger::most_text >> mebibyte_shift) +
         " MiB, which no record may have; select fewer games";
}

// Returns the key of a tree: its game and the position at the start.
std::string key_of_game(const Record& record, const std::string& game) {
  std::string key = game + '\0';
  key.append(record.convention->name).append(1, '\0').append(record.tag(TagName::fen));
  if (game.empty()) (key += '\0').append(record.tag(record.convention->game_tag));
  return key;
}

// Returns the digest of the rolls, plays and cube actions of a match.
std::string key_of_match(const Record& record) {
  std::string line;
  for (const Event& event : record.tape) {
    if (!is_in_line(event.kind)) continue;
    line += static_cast<char>(event.kind);
    const bool has_words = event.kind == EventKind::ply || event.kind == EventKind::roll;
    line.append(has_words ? record.text(event) : std::string_view()).append(1, '\0');
    line.append(std::to_string(event.kind == EventKind::points ? event.value : event.arg)).append(1, '\0');
  }
  const auto digest = digest_of(line);
  std::string key(record.tag(match_length_tag));
  return key.append(digest.begin(), digest.end());
}

std::string_view file_name(std::string_view path) {
  return path.substr(path.find_last_of('/') + 1);
}

}  // namespace

bool TreeMerger::add(const Chunk& chunk, std::uint64_t /*line*/) {
  for (const Item& item : chunk.items)
    if (item.copy && !add_copy(*item.copy, chunk.file->path)) return false;
  return true;
}

bool TreeMerger::add_copy(const Copy& copy, std::string_view path) {
  ++added_;
  read_image(copy.image, record_);
  const std::string annotator(record_.tag("Annotator"));
  const bool has_name = options_.speaker == Speaker::annotator && !is_unknown_value("Annotator", annotator);
  if (options_.speaker != Speaker::none) name_speaker(record_, has_name ? annotator : file_name(path));
  return record_.convention->is_match ? add_match(copy) : add_game(copy);
}

bool TreeMerger::add_game(const Copy& copy) {
  const auto [found, is_new] = tree_of_.try_emplace(key_of_game(record_, copy.context.game), nullptr);
  if (is_new) {
    found->second = &trees_.emplace_back(options_.keep);
    merged_.push_back({.tree = found->second});
  }
  GameTree& tree = *found->second;
  const std::size_t events = tree.events();
  const std::size_t text = tree.text_size();
  tree.add(record_, copy.context.white_first);
  if (tree.events() > most_events || tree.text_size() > most_text)
    return refuse(limit_words("the record of " + std::to_string(tree.games()) + " merged games"));
  events_ += tree.events() - events;
  text_size_ += tree.text_size() - text;
  if (events_ <= most_events_in_all && text_size_ <= most_text_in_all) return true;
  return refuse("the merged records would have more than " + std::to_string(most_events_in_all) +
                " moves and notes together, or " + std::to_string(most_text_in_all >> mebibyte_shift) +
                " MiB; select fewer games");
}

bool TreeMerger::add_match(const Copy& copy) {
  if (options_.keep == GameTree::Keep::games)
    return refuse("a match with dice cannot be part of a tree; leave out --keep-tags");
  const auto [found, is_new] = match_of_.try_emplace(key_of_match(record_), matches_.size());
  if (is_new) {
    merged_.push_back({.match = matches_.size()});
    matches_.push_back({.white_first = copy.context.white_first});
  }
  std::string& image = matches_[found->second].image;
  text_size_ -= image.size();
  if (is_new) {
    static_cast<void>(append_image(record_, SIZE_MAX / 2, image));
  } else {
    Record kept;
    read_image(image, kept);
    RecordMerger merger(kept, copy.context.white_first);
    merger.merge(record_, Merging::adds);
    merger.finish();
    image.clear();
    static_cast<void>(append_image(kept, SIZE_MAX / 2, image));
  }
  text_size_ += image.size();
  if (text_size_ <= most_text_in_all) return true;
  return refuse("the merged matches would have more than " +
                std::to_string(most_text_in_all >> mebibyte_shift) + " MiB; select fewer matches");
}

bool TreeMerger::write_record(const Record& record, bool white_first, const Job& job, Writers& writers,
                              Destination& out) {
  std::string text;
  writers.of(job.output.format_of(record)).write(record, white_first, text);
  if (text.size() > most_text) return refuse(limit_words("a merged record"));
  ++written_;
  const Item item{text.size(), false, {}, {}};
  return out.write(text, std::span(&item, 1)) || fail(out.error());
}

bool TreeMerger::write(const Job& job, Destination& out, const std::atomic<bool>& stop) {
  Writers writers(job.output.writer);
  for (const Merged& merged : merged_) {
    if (stop) return true;
    if (merged.tree == nullptr) {
      const Match& match = matches_[merged.match];
      read_image(match.image, record_);
      if (!write_record(record_, match.white_first, job, writers, out)) return false;
    } else if (!write_record(merged.tree->write(), merged.tree->white_first(), job, writers, out)) {
      return false;
    }
  }
  return true;
}

}  // namespace mt::archive
