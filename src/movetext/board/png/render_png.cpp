#include "movetext/board/png/render_png.hpp"

#include <cairo.h>
#include <memory>
#include <numbers>

namespace mt::board {
namespace {

struct Destroy {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const { cairo_destroy(context); }
};

void set_source(cairo_t* context, Colour colour) {
  constexpr double full = 255.0;
  const auto rgb = static_cast<unsigned>(colour.rgb);
  cairo_set_source_rgb(context, (rgb >> 16U & 255U) / full, (rgb >> 8U & 255U) / full, (rgb & 255U) / full);
}

void paint_path(cairo_t* context, const Paint& paint, cairo_line_join_t join) {
  if (paint.fill.visible()) {
    set_source(context, paint.fill);
    cairo_fill_preserve(context);
  }
  if (paint.stroke.visible()) {
    set_source(context, paint.stroke);
    cairo_set_line_width(context, paint.stroke_width);
    cairo_set_line_join(context, join);
    cairo_stroke_preserve(context);
  }
  cairo_new_path(context);
}

void paint_text(cairo_t* context, const Figure& figure) {
  cairo_set_font_size(context, figure.width);
  cairo_text_extents_t extents{};
  cairo_text_extents(context, figure.text.c_str(), &extents);
  set_source(context, figure.paint.fill);
  cairo_move_to(context, figure.at.x - extents.x_advance / 2, figure.at.y);
  cairo_show_text(context, figure.text.c_str());
  cairo_new_path(context);
}

void trace(cairo_t* context, const Figure& figure) {
  cairo_save(context);
  cairo_scale(context, 1.0 / figure.fineness, 1.0 / figure.fineness);
  cairo_move_to(context, figure.at.x, figure.at.y);
  for (const auto& [curved, leaving, arriving, end, begins] : figure.outline) {
    if (begins)
      cairo_close_path(context), cairo_move_to(context, end.x, end.y);
    else if (curved)
      cairo_curve_to(context, leaving.x, leaving.y, arriving.x, arriving.y, end.x, end.y);
    else
      cairo_line_to(context, end.x, end.y);
  }
  cairo_close_path(context);
  cairo_restore(context);
}

void paint_opaque_figure(cairo_t* context, const Figure& figure) {
  switch (figure.kind) {
    case Figure::Kind::rectangle:
      cairo_rectangle(context, figure.at.x, figure.at.y, figure.width, figure.height);
      break;
    case Figure::Kind::circle:
      cairo_arc(context, figure.at.x, figure.at.y, figure.width, 0, 2 * std::numbers::pi);
      break;
    case Figure::Kind::polygon:
      for (const Point corner : figure.corners) cairo_line_to(context, corner.x, corner.y);
      cairo_close_path(context);
      break;
    case Figure::Kind::path:
      trace(context, figure);
      break;
    case Figure::Kind::text:
      paint_text(context, figure);
      return;
  }
  paint_path(context, figure.paint,
             figure.kind == Figure::Kind::path ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
}

// Draws fill and stroke as one layer, so that a translucent figure does not show where they overlap.
void paint_figure(cairo_t* context, const Figure& figure) {
  constexpr double full = 100.0;
  if (figure.opacity == 100) return paint_opaque_figure(context, figure);
  cairo_push_group(context);
  paint_opaque_figure(context, figure);
  cairo_pop_group_to_source(context);
  cairo_paint_with_alpha(context, figure.opacity / full);
}

void paint_scene(cairo_t* context, const Scene& scene) {
  cairo_select_font_face(context, "DejaVu Sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL);
  for (const Figure& figure : scene.ground) paint_figure(context, figure);
  for (const Use& use : scene.pieces) {
    cairo_save(context);
    cairo_translate(context, use.at.x, use.at.y);
    for (const Figure& figure : scene.symbols[use.symbol].figures) paint_figure(context, figure);
    cairo_restore(context);
  }
  for (const Figure& figure : scene.overlay) paint_figure(context, figure);
}

cairo_status_t append(void* out, const unsigned char* bytes, unsigned length) {
  static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(bytes), length);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

std::string render_png(const Scene& scene, Extent extent) {
  const std::unique_ptr<cairo_surface_t, Destroy> surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, extent.width, extent.height));
  const std::unique_ptr<cairo_t, Destroy> context(cairo_create(surface.get()));
  cairo_scale(context.get(), extent.scale, extent.scale);
  cairo_set_antialias(context.get(), CAIRO_ANTIALIAS_BEST);
  paint_scene(context.get(), scene);
  std::string out;
  if (cairo_surface_write_to_png_stream(surface.get(), append, &out) != CAIRO_STATUS_SUCCESS) out.clear();
  return out;
}

}  // namespace mt::board
