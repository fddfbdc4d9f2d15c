#include "movetext/cli/diagram.hpp"

#include "movetext/board/labels.hpp"
#include "movetext/board/last_move.hpp"
#include "movetext/board/legend.hpp"
#include "movetext/board/points_scene.hpp"
#include "movetext/board/render_svg.hpp"
#include "movetext/cli/drawn.hpp"
#include "movetext/cli/one_game.hpp"
#include "movetext/cli/png_module.hpp"
#include "movetext/games/api/annotation_text.hpp"
#include "movetext/games/api/diagram_words.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace mt::cli {
namespace {

// Returns the index of the piece set with that name, or nullopt if the family has no such set.
std::optional<std::size_t> find_piece_set(const Family& family, std::string_view name) {
  const auto found = std::find(family.piece_sets.begin(), family.piece_sets.end(), name);
  if (found == family.piece_sets.end()) return std::nullopt;
  return static_cast<std::size_t>(found - family.piece_sets.begin());
}

std::string objection_to_pieces(const AnyGame& game, std::string_view name) {
  std::string out = game.spec().name() + " has no piece set '" + std::string(name) + "'";
  std::string_view before = "; use ";
  for (const std::string_view set : game.family().piece_sets)
    out.append(std::exchange(before, " or ")).append(set);
  if (game.family().piece_sets.empty()) out += "; it has only one set, so omit --pieces";
  return out;
}

// A part of a text, [begin, end).
struct Stretch {
  std::size_t begin;
  std::size_t end;
};

// Returns where the lines "+13-14-...-24-+" of a drawn board are. Each part ends before the last "+".
std::vector<Stretch> frames_of(const std::string& text) {
  std::vector<Stretch> frames;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    if (text.compare(at, 2, " +") == 0) frames.push_back({at, text.find_last_of('+', end)});
    at = end + 1;
  }
  return frames;
}

// Replaces the numbers of the points by "-" in a backgammon board drawn as text.
void remove_point_numbers(std::string& text) {
  for (const auto [begin, end] : frames_of(text))
    std::replace_if(text.begin() + static_cast<std::ptrdiff_t>(begin),
                    text.begin() + static_cast<std::ptrdiff_t>(end), text::is_digit, '-');
}

// Numbers the points for the other side: exchanges the numbers of the two lines.
void turn_point_numbers(std::string& text) {
  const std::vector<Stretch> frames = frames_of(text);
  if (frames.size() != 2) return;
  const auto at = [&](std::size_t place) { return text.begin() + static_cast<std::ptrdiff_t>(place); };
  std::swap_ranges(at(frames[0].begin), at(frames[0].end), at(frames[1].begin));
}

class Artist {
 public:
  Artist(const DiagramStyle& style, const Subject& subject)
      : style_(style), subject_(subject), diagram_(subject.game.diagram(subject.position)) {}

  Picture draw() {
    if (std::string fault = choose(); !fault.empty()) return {{}, std::move(fault), Status::usage};
    std::visit([this](auto& drawing) { finish(drawing); }, diagram_);
    if (std::string fault = annotate(); !fault.empty()) return {{}, std::move(fault), Status::usage};
    if (style_.is_text()) return {write_text(), {}, Status::ok};
    return paint();
  }

 private:
  const AnyGame& game() const { return subject_.game; }
  bool has_points() const { return std::holds_alternative<board::PointsDrawing>(diagram_); }
  bool white_moves() const { return game().is_white(game().to_move(subject_.position)); }
  PlaceNames names() const { return {game(), notation_ == board::Notation::diagonal}; }

  // Applies the options to this game. Returns an error if the game does not support one of them.
  std::string choose() {
    const std::string& kind = style_.coordinates;
    if (has_points() && kind == "mover")
      notation_ = game().notation();
    else if (!has_points() && kind == "algebraic")
      notation_ = board::Notation::algebraic;  // every board of squares has rows and columns
    else
      notation_ = find_notation(game(), kind);
    if (!notation_ && kind == "mover")
      return "--coordinates mover is for boards with points, not for " + game().spec().name();
    if (!notation_ && kind != "none") return game().spec().name() + " has no " + kind + " coordinates";
    const auto set = style_.pieces ? find_piece_set(game().family(), *style_.pieces) : std::size_t{0};
    if (!set) return objection_to_pieces(game(), *style_.pieces);
    piece_set_ = *set;
    return {};
  }

  template <class Drawing>
  void finish(Drawing& drawing) {
    turn(drawing);  // first, because the labels depend on it
    if (subject_.before != nullptr)
      mark_last_move(drawing, std::get<Drawing>(game().diagram(*subject_.before)));
    choose_pieces(drawing);
    name_places(drawing);
    drawing.title = subject_.title.empty() ? diagram_title(game(), subject_.position) : subject_.title;
    drawing.description = diagram_description(game(), subject_.position);
  }

  void turn(board::Drawing& drawing) const {
    const bool black_below = game().family().turns_board && !white_moves();
    drawing.flip = style_.seen == Seen::by_mover ? black_below : style_.seen == Seen::flipped;
  }
  void turn(board::PointsDrawing& drawing) const {
    drawing.flip = style_.seen == Seen::by_mover ? white_moves() : style_.seen == Seen::flipped;
  }
  void choose_pieces(board::Drawing& drawing) const { drawing.use_set(piece_set_); }
  void choose_pieces(board::PointsDrawing& /*drawing*/) const {}
  void name_places(board::Drawing& drawing) const {
    if (notation_ == board::Notation::wxf && style_.coordinates == "wxf") {
      add_file_numbers(drawing);
      drawing.inscribed = true;
      return;
    }
    if (notation_) label(drawing, game(), *notation_);
  }
  void name_places(board::PointsDrawing& drawing) const {
    drawing.numbered = notation_.has_value();
    for (const board::Ink side : {board::Ink::light, board::Ink::dark})
      if (const std::string_view name = subject_.players[index(side)]; !name.empty())
        drawing.of(side).name = name;
    if (style_.coordinates == "mover")
      drawing.numbered_for = white_moves() ? board::Ink::light : board::Ink::dark;
  }

  // Adds the arrows and marks of the options and of the comments.
  std::string annotate() {
    for (const std::string& list : style_.arrows)
      if (const std::string fault = add_arrows(diagram_, names(), list); !fault.empty())
        return "--arrow: " + fault;
    for (const std::string& list : style_.marks)
      if (const std::string fault = add_marks(diagram_, names(), list); !fault.empty())
        return "--mark: " + fault;
    for (const std::string_view comment : subject_.comments)
      add_comment_annotations(diagram_, names(), comment);
    return {};
  }

  Picture paint() const {
    const board::Scene scene =
        std::visit([this](const auto& drawing) { return make_scene(drawing, *style_.theme); }, diagram_);
    const board::Extent extent =
        style_.pixels > 0 ? extent_of_width(scene, style_.pixels) : extent_of(scene, style_.size);
    if (style_.form == "svg") return {render_svg(scene, extent), {}, Status::ok};
    Png png = draw_png(scene, extent);
    const Status status = png.objection.empty() ? Status::ok : Status::io;
    return {std::move(png.bytes), std::move(png.objection), status};
  }

  std::string write_text() const {
    std::string text = std::visit([this](const auto& drawing) { return board_text(drawing); }, diagram_);
    text += annotations_in_words(diagram_, names());
    if (!style_.legend) return text;
    text += std::visit([this](const auto& drawing) { return legend(drawing); }, diagram_);
    return text.append(game().side_name(game().to_move(subject_.position))).append(" to move\n");
  }
  board::Charset charset() const { return style_.unicode ? board::Charset::unicode : board::Charset::ascii; }

  std::string board_text(const board::Drawing& drawing) const {
    return render_text(drawing, style_.size, charset(), subject_.marks);
  }
  std::string board_text(const board::PointsDrawing& drawing) const {
    std::string text;
    game().write_position(subject_.position, drawing.flip ? "board-flipped" : "board", text);
    if (!drawing.numbered) remove_point_numbers(text);
    if (drawing.numbering() != drawing.bottom()) turn_point_numbers(text);
    return text;
  }

  std::string legend(const board::Drawing& drawing) const {
    const bool first_is_light = game().is_white(Side::first);
    const std::string_view first = game().side_name(Side::first);
    const std::string_view second = game().side_name(Side::second);
    return legend_of(drawing, style_.size, charset(), subject_.marks,
                     {first_is_light ? first : second, first_is_light ? second : first});
  }
  std::string legend(const board::PointsDrawing& /*drawing*/) const {
    return std::string(game().family().board_legend);
  }

  const DiagramStyle& style_;
  const Subject& subject_;
  board::Diagram diagram_;
  std::optional<board::Notation> notation_;  // nullopt if no coordinates are shown
  std::size_t piece_set_ = 0;
};

}  // namespace

Picture draw_picture(const DiagramStyle& style, const Subject& subject) {
  return Artist(style, subject).draw();
}

}  // namespace mt::cli
