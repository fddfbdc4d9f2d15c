#include "movetext/cli/diagram_output.hpp"

#include "movetext/archive/numbered_path.hpp"
#include "movetext/report/json_line.hpp"

#include <filesystem>
#include <system_error>
#include <utility>

namespace mt::cli {
namespace {

bool is_stream(std::string_view path) {
  return path.empty() || path == "-";
}

// Returns the path, with "/" at its end if it is an existing directory.
std::string with_slash(std::string path) {
  std::error_code fault;
  if (!archive::names_directory(path) && std::filesystem::is_directory(path, fault)) path += '/';
  return path;
}

}  // namespace

DiagramOutput::DiagramOutput(const DiagramStyle& style, std::string path, bool json)
    : style_(style),
      path_(with_slash(std::move(path))),
      json_(json && style.form != "png"),
      one_picture_(!json_ && !style.is_text() && is_stream(path_)) {
  const bool own_files = archive::names_directory(path_) || (!style.is_text() && !json_);
  if (own_files && !is_stream(path_)) files_.emplace(path_, json_ ? ".json" : style.extension());
}

bool DiagramOutput::fail(const std::string& reason, Status status) {
  error_ = reason;
  status_ = status;
  return false;
}

bool DiagramOutput::open() {
  if (files_) return files_->open() || fail(files_->error(), Status::io);
  return stream_.open(path_) || fail(stream_.error(), Status::io);
}

std::string DiagramOutput::text_of(std::string_view picture, std::string_view heading) const {
  std::string out;
  if (json_) {
    report::JsonLine line(out);
    if (!heading.empty()) line.text("title", heading);
    line.text(style_.form, picture);
    line.end();
  } else if (style_.is_text()) {
    if (count_ > 1 && !files_) out += '\n';
    if (!heading.empty()) out.append(heading).append("\n");
    out += picture;
  } else {
    out = picture;
  }
  return out;
}

bool DiagramOutput::write(std::string_view picture, std::string_view heading) {
  if (one_picture_ && count_ == 1)
    return fail(
        "there are several games, but only one picture can be written; choose one with --game-number, or "
        "name files with -o",
        Status::usage);
  ++count_;
  std::string text = text_of(picture, heading);
  if (one_picture_) {
    held_ = std::move(text);
    return true;
  }
  if (files_) return files_->write(std::move(text)) || fail(files_->error(), Status::io);
  return stream_.write(text) || fail(stream_.error(), Status::io);
}

bool DiagramOutput::finish() {
  if (files_) return files_->finish() || fail(files_->error(), Status::io);
  return (stream_.write(held_) && stream_.finish()) || fail(stream_.error(), Status::io);
}

}  // namespace mt::cli
