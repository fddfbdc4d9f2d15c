#include "movetext/archive/bound_file.hpp"

#include "movetext/archive/atomic_file.hpp"
#include "movetext/archive/companions.hpp"
#include "movetext/archive/core/format_guess.hpp"

namespace mt::archive {

BoundFile::BoundFile(const Format& format, const std::string& path, Output& output)
    : format_(format),
      path_(path),
      output_(output),
      companions_(find_companions(format, path)),
      binder_(format.bind(companions_)) {}

bool BoundFile::fail(const std::string& reason) {
  error_ = reason.empty() ? output_.error() : reason;
  return false;
}

bool BoundFile::begin() {
  if (binder_->changes_head() && !output_.can_change())
    return fail(path_ + ": the header of " + std::string(format_.name) +
                " files is written last; use a regular file");
  for (const Companion& companion : format_.companions)
    if (has_extension(path_, companion.extension))
      return fail(path_ + ": this is the name of a companion file of " + std::string(format_.name) +
                  "; use a name that ends in " + std::string(format_.extension));
  if (!binder_->fault().empty()) return fail(binder_->fault());
  scratch_.clear();
  binder_->begin(scratch_);
  return output_.write(scratch_) || fail({});
}

bool BoundFile::write(std::string_view record) {
  scratch_.clear();
  if (!binder_->bind(record, scratch_)) return fail(path_ + ": " + binder_->fault());
  return output_.write(scratch_) || fail({});
}

bool BoundFile::write_companion(const CompanionFile& companion, std::string_view bytes) {
  AtomicFile file;
  return (file.open(companion.path) && file.write(bytes) && file.commit()) || fail(file.error());
}

bool BoundFile::finish() {
  Bound bound = binder_->end();
  notes_ = std::move(bound.notes);
  if (!binder_->fault().empty()) return fail(path_ + ": " + binder_->fault());
  if (!output_.write(bound.tail)) return fail({});
  if (binder_->changes_head() && !output_.write_again(bound.head)) return fail({});
  for (std::size_t i = 0; i < companions_.size(); ++i)
    if (!bound.companions[i].empty() && !write_companion(companions_[i], bound.companions[i])) return false;
  return true;
}

}  // namespace mt::archive
