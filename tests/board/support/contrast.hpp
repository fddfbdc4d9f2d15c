// Computes the contrast of colours (WCAG 2.1, "relative luminance" and "contrast ratio") and their appearance
// to colour-blind readers.
#pragma once
#include "movetext/board/figure.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace mt::board::test {

using Rgb = std::array<double, 3>;  // linear, 0..1

inline Rgb linear(Colour colour) {
  Rgb parts{};
  for (unsigned i = 0; i < 3; ++i) {
    const double part = (static_cast<unsigned>(colour.rgb) >> (16 - 8 * i) & 255U) / 255.0;
    parts[i] = part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  }
  return parts;
}

inline double luminance(const Rgb& c) {
  return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
}

// Returns the contrast ratio, from 1 to 21.
inline double contrast(Colour a, Colour b) {
  const double one = luminance(linear(a)) + 0.05;
  const double two = luminance(linear(b)) + 0.05;
  return std::max(one, two) / std::min(one, two);
}

// The matrices simulate colour blindness of severity 1: Machado, Oliveira and Fernandes, A
// Physiologically-based Model for Simulation of Color Vision Deficiency (2009).
using Matrix = std::array<std::array<double, 3>, 3>;
inline constexpr Matrix usual_vision{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
inline constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
inline constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
inline constexpr Matrix tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

// Returns the CIE 1976 L*a*b* values of a colour as seen by an eye.
inline std::array<double, 3> lab(Colour colour, const Matrix& eye) {
  const Rgb c = linear(colour);
  Rgb seen{};
  for (std::size_t i = 0; i < 3; ++i)
    seen[i] = std::clamp(eye[i][0] * c[0] + eye[i][1] * c[1] + eye[i][2] * c[2], 0.0, 1.0);
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.9505);
  const double y = f(luminance(seen));
  const double z = f((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

// Returns the difference of two colours as seen by an eye. A difference of about 2 is just noticeable if the
// colours are side by side.
inline double difference(Colour a, Colour b, const Matrix& eye = usual_vision) {
  const std::array<double, 3> one = lab(a, eye);
  const std::array<double, 3> two = lab(b, eye);
  return std::sqrt(std::pow(one[0] - two[0], 2) + std::pow(one[1] - two[1], 2) +
                   std::pow(one[2] - two[2], 2));
}

}  // namespace mt::board::test
