#include "movetext/board/render_svg.hpp"

#include "movetext/text/markup.hpp"

#include <array>
#include <string_view>

namespace mt::board {
namespace {

class SvgWriter {
 public:
  std::string write(const Scene& scene, Extent extent) {
    open(scene, extent);
    for (const Symbol& symbol : scene.symbols) define(symbol);
    for (const Figure& figure : scene.ground) add(figure);
    for (const Use& use : scene.pieces) {
      out_ += "<use href=\"#";
      out_ += scene.symbols[use.symbol].id;
      out_ += '"';
      attribute("x", use.at.x);
      attribute("y", use.at.y);
      out_ += "/>\n";
    }
    for (const Figure& figure : scene.overlay) add(figure);
    out_ += "</svg>\n";
    return std::move(out_);
  }

 private:
  void open(const Scene& scene, Extent extent) {
    out_ += "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"";
    attribute("width", extent.width);
    attribute("height", extent.height);
    out_ += " viewBox=\"0 0 " + std::to_string(scene.width) + ' ' + std::to_string(scene.height) + '"';
    out_ += " font-family=\"'DejaVu Sans', Verdana, Helvetica, Arial, sans-serif\" text-anchor=\"middle\">\n";
    element("title", scene.title);
    element("desc", scene.description);
  }

  void element(std::string_view name, std::string_view content) {
    if (content.empty()) return;
    out_.append("<").append(name).append(">");
    text::append_markup(out_, content);
    out_.append("</").append(name).append(">\n");
  }

  void define(const Symbol& symbol) {
    out_.append("<defs><g id=\"").append(symbol.id).append("\">\n");
    for (const Figure& figure : symbol.figures) add(figure);
    out_ += "</g></defs>\n";
  }

  void add(const Figure& figure) {
    switch (figure.kind) {
      case Figure::Kind::rectangle:
        out_ += "<rect";
        attribute("x", figure.at.x);
        attribute("y", figure.at.y);
        attribute("width", figure.width);
        attribute("height", figure.height);
        break;
      case Figure::Kind::circle:
        out_ += "<circle";
        attribute("cx", figure.at.x);
        attribute("cy", figure.at.y);
        attribute("r", figure.width);
        break;
      case Figure::Kind::polygon:
        add_points(figure.corners);
        break;
      case Figure::Kind::path:
        add_outline(figure);
        break;
      case Figure::Kind::text:
        out_ += "<text";
        attribute("x", figure.at.x);
        attribute("y", figure.at.y);
        attribute("font-size", figure.width);
        break;
    }
    add_paint(figure);
    if (figure.kind == Figure::Kind::text) {
      out_ += '>';
      text::append_markup(out_, figure.text);
      out_ += "</text>\n";
    } else {
      out_ += "/>\n";
    }
  }

  void add_points(const std::vector<Point>& points) {
    out_ += "<polygon points=\"";
    for (const Point& point : points) {
      if (&point != &points.front()) out_ += ' ';
      add_point(point);
    }
    out_ += '"';
  }

  void add_outline(const Figure& figure) {
    out_ += "<path stroke-linejoin=\"round\"";
    if (figure.fineness != 1) add_scale(figure.fineness);
    out_ += " d=\"M";
    add_point(figure.at);
    for (const Segment& segment : figure.outline) {
      out_ += segment.begins ? "ZM" : segment.curved ? "C" : "L";
      if (segment.curved) {
        add_point(segment.leaving);
        out_ += ' ';
        add_point(segment.arriving);
        out_ += ' ';
      }
      add_point(segment.end);
    }
    out_ += "Z\"";
  }

  void add_scale(int steps_per_unit) {
    const int hundredths = 100 / steps_per_unit;
    out_ += " transform=\"scale(.";
    out_.append(hundredths < 10 ? "0" : "").append(std::to_string(hundredths)).append(")\"");
  }

  void add_point(Point point) { out_ += std::to_string(point.x) + ',' + std::to_string(point.y); }

  void add_paint(const Figure& figure) {
    const Paint& paint = figure.paint;
    colour("fill", paint.fill);
    if (paint.stroke.visible()) {
      colour("stroke", paint.stroke);
      attribute("stroke-width", paint.stroke_width * figure.fineness);  // stroke and path have the same scale
    }
    if (figure.opacity < 100) add_hundredths("opacity", figure.opacity);
  }

  void add_hundredths(std::string_view name, int value) {
    out_.append(" ")
        .append(name)
        .append(value < 10 ? "=\".0" : "=\".")
        .append(std::to_string(value))
        .append("\"");
  }

  void attribute(std::string_view name, int value) {
    out_.append(" ").append(name).append("=\"").append(std::to_string(value)).append("\"");
  }

  void colour(std::string_view name, Colour value) {
    out_.append(" ").append(name).append("=\"");
    if (value.visible()) {
      constexpr std::string_view digits = "0123456789abcdef";
      out_ += '#';
      for (int shift = 20; shift >= 0; shift -= 4)
        out_ += digits[(static_cast<unsigned>(value.rgb) >> static_cast<unsigned>(shift)) & 15U];
    } else {
      out_ += "none";
    }
    out_ += '"';
  }

  std::string out_;
};

}  // namespace

std::string render_svg(const Scene& scene, Extent extent) {
  return SvgWriter().write(scene, extent);
}

}  // namespace mt::board
