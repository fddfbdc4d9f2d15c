#include "movetext/games/xiangqi/pictograms.hpp"

#include "movetext/board/outline.hpp"
#include "movetext/board/theme.hpp"

#include <utility>

namespace mt::xiangqi {
namespace {

using board::circle;
using board::Colour;
using board::Figure;
using board::nothing;
using board::Outline;
using board::Paint;
using board::rounded_rectangle;

// Draws one silhouette.
class Artist {
 public:
  Artist(Colour mark, Colour disc, std::vector<Figure>& figures)
      : solid_{mark, nothing, 0}, hollow_{disc, nothing, 0}, seam_{nothing, disc, 3}, figures_(figures) {}

  // A crown with a cross.
  void king() {
    add(Outline({0, -32})
            .line({-3, -32})
            .line({-3, -27})
            .line({-8, -27})
            .line({-8, -21})
            .line({-3, -21})
            .line({-3, -10})
            .line({0, -10})
            .mirrored(solid_));
    add(Outline({0, -8})
            .curve({-4, -20}, {-28, -22}, {-29, -4})
            .curve({-29, 5}, {-19, 9}, {-18, 16})
            .line({0, 16})
            .mirrored(solid_));
    add(Outline({0, -6}).curve({-6, -1}, {-6, 4}, {0, 10}).mirrored(hollow_));
    foot(20);
  }

  // An official with the winged cap of his rank.
  void advisor() {
    add(Outline({0, 12}).curve({-17, 12}, {-22, 17}, {-23, 28}).line({0, 28}).mirrored(solid_));
    add(circle({0, 3}, 10, solid_));
    add(Outline({0, -32})
            .curve({-8, -32}, {-9, -23}, {-9, -20})
            .curve({-13, -20}, {-14, -17}, {-14, -6})
            .line({0, -6})
            .mirrored(solid_));
    add(rounded_rectangle({-25, -12}, 50, 4, 1, solid_));
    for (const int left : {-34, 18}) add(rounded_rectangle({left, -15}, 16, 9, 4, solid_));
    add(Outline({0, 12}).line({-6, 12}).line({0, 24}).mirrored(hollow_));
  }

  // An elephant facing left.
  void elephant() {
    add(Outline({-13, -20})
            .curve({-6, -21}, {-3, -18}, {0, -19})
            .curve({12, -24}, {27, -19}, {28, -1})
            .line({28, 24})
            .line({18, 24})
            .line({17, 11})
            .curve({13, 14}, {6, 14}, {2, 12})
            .line({2, 24})
            .line({-9, 24})
            .line({-10, 7})
            .line({-16, 5})
            .curve({-17, 14}, {-17, 24}, {-25, 24})
            .curve({-31, 24}, {-33, 18}, {-31, 13})
            .line({-27, 14})
            .curve({-28, 17}, {-26, 19}, {-25, 16})
            .curve({-24, 12}, {-26, 2}, {-26, -5})
            .curve({-26, -14}, {-21, -20}, {-13, -20})
            .closed(solid_));
    add(Outline({-9, -14})
            .curve({2, -18}, {6, -4}, {-3, 3})
            .curve({-9, 1}, {-11, -6}, {-9, -14})
            .closed(seam_));
    add(circle({-18, -9}, 2, hollow_));
  }

  // The head of a horse facing left.
  void horse() {
    add(Outline({-18, 17})
            .curve({-17, 10}, {-2, 6}, {0, -5})
            .curve({-7, 1}, {-13, 2}, {-17, 5})
            .curve({-20, 8}, {-21, 12}, {-25, 11})
            .curve({-30, 10}, {-31, 5}, {-29, 1})
            .curve({-27, -5}, {-22, -10}, {-20, -17})
            .curve({-18, -23}, {-13, -26}, {-9, -27})
            .line({-7, -34})
            .line({0, -28})
            .curve({21, -25}, {26, -2}, {21, 17})
            .closed(solid_));
    add(circle({-11, -15}, 2, hollow_));
    foot(24);
  }

  // A tower.
  void rook() {
    add(Outline({0, -28})
            .line({-5, -28})
            .line({-5, -21})
            .line({-12, -21})
            .line({-12, -28})
            .line({-22, -28})
            .line({-22, -14})
            .line({-14, -8})
            .curve({-14, 4}, {-16, 10}, {-18, 16})
            .line({0, 16})
            .mirrored(solid_));
    foot(24);
  }

  // A gun on its wheel.
  void cannon() {
    add(Outline({-26, -4}).line({20, -27}).line({28, -13}).line({-18, 12}).closed(solid_));
    add(Outline({16, -27}).line({22, -29}).line({33, -13}).line({27, -10}).closed(solid_));
    add(Outline({-10, 6}).line({4, 14}).line({-22, 25}).line({-28, 24}).line({-29, 19}).closed(solid_));
    add(circle({0, 13}, 17, hollow_));
    add(circle({0, 13}, 14, solid_));
    add(circle({0, 13}, 8, hollow_));
    add(circle({0, 13}, 4, solid_));
  }

  void pawn() {
    add(circle({0, -16}, 11, solid_));
    add(Outline({0, -7})
            .line({-14, -7})
            .curve({-18, -7}, {-18, 1}, {-14, 1})
            .line({-7, 1})
            .curve({-8, 10}, {-16, 12}, {-17, 17})
            .line({0, 17})
            .mirrored(solid_));
    foot(22);
  }

 private:
  void add(Figure figure) { figures_.push_back(std::move(figure)); }
  // Adds the base that many men have. Its width is 2 * half.
  void foot(int half) { add(rounded_rectangle({-half, 20}, 2 * half, 8, 3, solid_)); }

  Paint solid_;
  Paint hollow_;
  Paint seam_;
  std::vector<Figure>& figures_;
};

}  // namespace

void add_pictogram(Kind kind, Colour mark, Colour disc, std::vector<Figure>& figures) {
  Artist artist(mark, disc, figures);
  switch (kind) {
    case Kind::king:
      return artist.king();
    case Kind::advisor:
      return artist.advisor();
    case Kind::elephant:
      return artist.elephant();
    case Kind::horse:
      return artist.horse();
    case Kind::rook:
      return artist.rook();
    case Kind::cannon:
      return artist.cannon();
    case Kind::pawn:
      return artist.pawn();
  }
}

}  // namespace mt::xiangqi
