// How figures of statistics become cells of tables: rounded for people, or in full for programs.
#pragma once
#include "movetext/report/table.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::statistics {

struct FigureForm {
  bool for_people = true;
  bool is_money = false;  // worths are points, not chances to win a match
};

// Returns a number with `decimals` for people, or with six for programs.
inline report::Cell figure(double number, int decimals, const FigureForm& form) {
  return report::real_cell(number, form.for_people ? decimals : 6);
}

// Returns sum * factor / count, or an empty cell if the count is 0.
inline report::Cell mean_figure(double sum, std::uint64_t count, double factor, int decimals,
                                const FigureForm& form) {
  if (count == 0) return {};
  return figure(sum * factor / static_cast<double>(count), decimals, form);
}

// Returns a worth: points, or a chance, which people get in percent.
inline report::Cell worth_figure(double worth, const FigureForm& form) {
  if (form.is_money || !form.for_people) return figure(worth, 3, form);
  report::Cell cell = report::real_cell(worth * 100, 3);
  if (!cell.text.empty()) cell.text += '%';
  return cell;
}

inline report::Cell word_figure(std::string_view word) {
  return word.empty() ? report::Cell() : report::text_cell(std::string(word));
}

}  // namespace mt::statistics
