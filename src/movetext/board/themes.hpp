// The predefined themes and their names.
#pragma once
#include "movetext/board/theme.hpp"

#include <array>

namespace mt::board {

inline constexpr std::array themes{
    // Cream and tan; readable when printed in shades of grey.
    Theme{.name = "classic",
          .paper = {0xffffff},
          .ink = {0x26221e},
          .light_square = {0xfaf4e6},
          .dark_square = {0xcdb48c},
          .felt = {0x78a878},
          .marked_square = {0xe2c65a},
          .light_point = {0xf0e3c8},
          .wood = {0xe6d5b4},
          .line = {0x26221e},
          .square_name = {0x6b5433},
          .looks = {{{{0xfffdf7}, {0xb9ad98}, {0x26221e}, {0x26221e}, {0xb3201a}},
                     {{0x302b27}, {0x7d736a}, {0x000000}, {0xf3e3b3}, {0xf3e3b3}}}},
          .accents = {{{0x1a8f3c}, {0xd0302a}, {0xe88a00}, {0x1f5fd0}}},
          .accent_edge = {}},
    // Black ink on white paper: the last move is the darkest square, and arrows have white edges.
    Theme{.name = "print",
          .paper = {0xffffff},
          .ink = {0x000000},
          .light_square = {0xffffff},
          .dark_square = {0xcfcfcf},
          .felt = {0xffffff},
          .marked_square = {0x949494},
          .light_point = {0xf0f0f0},
          .wood = {0xe4e4e4},
          .line = {0x000000},
          .square_name = {0x000000},
          .looks = {{{{0xffffff}, {0x8c8c8c}, {0x000000}, {0x000000}, {0x000000}},
                     {{0x000000}, {0x8c8c8c}, {0x000000}, {0xffffff}, {0xffffff}}}},
          .accents = {{{0x3a3a3a}, {0x000000}, {0x7a7a7a}, {0x5a5a5a}}},
          .accent_edge = {0xffffff},
          .accent_opacity = 100},
    Theme{.name = "wood",
          .paper = {0xffffff},
          .ink = {0x2b1d12},
          .light_square = {0xf0d9b5},
          .dark_square = {0xb58863},
          .felt = {0x88a860},
          .marked_square = {0xc7c35a},
          .light_point = {0xdfc195},
          .wood = {0xcba675},
          .line = {0x2b1d12},
          .square_name = {0x45290f},
          .looks = {{{{0xfff6e5}, {0xc2a67e}, {0x2b1d12}, {0x2b1d12}, {0xa81c14}},
                     {{0x33231a}, {0x83695a}, {0x000000}, {0xf3d9a8}, {0xf3d9a8}}}},
          .accents = {{{0x12802f}, {0xc7261d}, {0xf0a000}, {0x1c4fb5}}},
          .accent_edge = {}},
    // Like the vinyl boards of tournaments.
    Theme{.name = "green",
          .paper = {0xffffff},
          .ink = {0x20261c},
          .light_square = {0xeeeed2},
          .dark_square = {0x769656},
          .felt = {0x769656},
          .marked_square = {0xe3d94a},
          .light_point = {0xcfd6ac},
          .wood = {0xb3c08d},
          .line = {0x20261c},
          .square_name = {0x1c2914},
          .looks = {{{{0xfffdf7}, {0xb5b5a2}, {0x20261c}, {0x20261c}, {0xb3201a}},
                     {{0x2b2d2a}, {0x747a70}, {0x000000}, {0xf2efc8}, {0xf2efc8}}}},
          .accents = {{{0x00706a}, {0xd0302a}, {0xf29100}, {0x1f4fc4}}},
          .accent_edge = {}},
    // For pages with a dark background.
    Theme{.name = "dark",
          .paper = {0x1d1f23},
          .ink = {0xd6d9de},
          .light_square = {0x7a838f},
          .dark_square = {0x4a525d},
          .felt = {0x3f7d5b},
          .marked_square = {0x8a7430},
          .light_point = {0x636c78},
          .wood = {0x30343b},
          .line = {0x141518},
          .square_name = {0xe3e6ea},
          .looks = {{{{0xf4f1ea}, {0xa8a297}, {0x141518}, {0x141518}, {0xb3201a}},
                     {{0x141518}, {0x5c6068}, {0xc9ced6}, {0xf0dfae}, {0xf0dfae}}}},
          .accents = {{{0x4fcf6f}, {0xff6b61}, {0xffc247}, {0x6cb4ff}}},
          .accent_edge = {}},
    // Squares, pieces and marks differ in lightness, so that readers with any kind of colour vision can
    // distinguish them. The arrows have the colours of Okabe and Ito, Color Universal Design (2008), with a
    // darker blue.
    Theme{.name = "contrast",
          .paper = {0xffffff},
          .ink = {0x000000},
          .light_square = {0xffffff},
          .dark_square = {0x4a90d0},
          .felt = {0x7fc494},
          .marked_square = {0xf5c400},
          .light_point = {0xe6eef7},
          .wood = {0xd5dbe2},
          .line = {0x000000},
          .square_name = {0x000000},
          .looks = {{{{0xffffff}, {0x9a9a9a}, {0x000000}, {0x000000}, {0xa00000}},
                     {{0x000000}, {0x8c8c8c}, {0x000000}, {0xffffff}, {0xffffff}}}},
          .accents = {{{0x009e73}, {0xd55e00}, {0xf0e442}, {0x005a9c}}},
          .accent_edge = {0x000000},
          .accent_opacity = 100},
};

inline constexpr const Theme& default_theme = themes.front();

// Returns nullptr if the name is unknown.
constexpr const Theme* find_theme(std::string_view name) {
  for (const Theme& theme : themes)
    if (theme.name == name) return &theme;
  return nullptr;
}

}  // namespace mt::board
