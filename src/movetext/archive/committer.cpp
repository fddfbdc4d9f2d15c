#include "movetext/archive/committer.hpp"

namespace mt::archive {

bool Committer::commit(const Chunk& chunk) {
  const bool resumes = chunk.resumes && chunk.begin_of_part == 0;
  line_ = chunk.first_of_file ? 1 : resumes ? chunk.resumes->line : reporter_.line();
  if (!reporter_.report(chunk)) {
    result_.unheard = true;
    return false;
  }
  if (!write_rejects(chunk) || !write(chunk)) return false;
  result_.stopped = chunk.stopped;
  return !chunk.stopped;
}

bool Committer::fail(const std::string& error) {
  result_.output_failed = true;
  result_.error = error;
  return false;
}

bool Committer::fail(const ImageSink& sink) {
  result_.refused = sink.refuses();
  return fail(sink.error());
}

bool Committer::write_rejects(const Chunk& chunk) {
  return rejects_.write(chunk) || fail(rejects_.error());
}

bool Committer::write(const Chunk& chunk) {
  if (sink_ != nullptr) return sink_->add(chunk) || fail(sink_->error());
  if (images_ != nullptr) return images_->add(chunk, line_) || fail(*images_);
  if (out_ == nullptr) return true;
  if (collector_) return collector_->add(chunk, line_) || fail(collector_->error());
  return out_->write(chunk.out, chunk.items) || fail(out_->error());
}

bool Committer::report_copy(const Place& place, const std::string& message) {
  const Severity bad = severity(Code::left_out, policy_);
  if (reporter_.report_record(place, {.code = Code::left_out, .severity = bad, .message = message}))
    return true;
  result_.unheard = true;
  return false;
}

bool Committer::write_collected(const std::atomic<bool>& stop) {
  if (!collector_) return true;
  const bool written = collector_->write(stop) || fail(collector_->error());
  result_.repeats = collector_->dropped();
  result_.merged = collector_->merged();
  reporter_.counts.written -= result_.repeats;
  return written;
}

bool Committer::write_images(const std::atomic<bool>& stop) {
  if (images_ == nullptr) return true;
  const bool written = images_->write(job_, *out_, stop) || fail(*images_);
  reporter_.counts.written = images_->written();
  return written;
}

RunResult Committer::finish(const std::atomic<bool>& stop, bool input_failed) {
  if (!stop && !reporter_.finish()) result_.unheard = true;
  write_files(stop, input_failed);
  result_.counts = reporter_.counts;
  return result_;
}

void Committer::write_files(const std::atomic<bool>& stop, bool input_failed) {
  const bool partial = input_failed || result_.stopped;
  if (partial && out_ != nullptr && !out_->streams()) return;
  if (!stop && !result_.output_failed && out_ != nullptr) {
    const bool written = write_collected(stop) && write_images(stop);
    for (Destination* to : {out_, repeats_}) {
      if (to == nullptr) continue;
      if (written && !stop && !result_.output_failed && !to->finish()) fail(to->error());
      for (const FileNote& note : to->notes())
        if (!reporter_.report_output(note.path, note.diagnostic)) result_.unheard = true;
    }
  }
  if (stop || result_.output_failed) return;
  if (!rejects_.any()) {
    if (!partial && out_ != nullptr) rejects_.remove_stale();
  } else if (!rejects_.finish()) {
    fail(rejects_.error());
  }
}

}  // namespace mt::archive
