#include "movetext/games/xiangqi/characters.hpp"

namespace mt::xiangqi {
namespace {

using Row = std::array<std::string_view, kind_count>;

// Indexed by [Script][Side]. The characters follow the order of Kind: king, advisor, elephant, horse, rook,
// cannon, pawn.
constexpr std::array<std::array<Row, 2>, 2> characters_of_men{{
    {Row{"\u5E05", "\u4ED5", "\u76F8", "\u9A6C", "\u8F66", "\u70AE", "\u5175"},
     Row{"\u5C06", "\u58EB", "\u8C61", "\u9A6C", "\u8F66", "\u70AE", "\u5352"}},
    {Row{"\u5E25", "\u4ED5", "\u76F8", "\u99AC", "\u8ECA", "\u70AE", "\u5175"},
     Row{"\u5C07", "\u58EB", "\u8C61", "\u99AC", "\u8ECA", "\u70AE", "\u5352"}},
}};

constexpr std::array<std::array<std::string_view, 9>, 2> numerals{{
    {"\u4E00", "\u4E8C", "\u4E09", "\u56DB", "\u4E94", "\u516D", "\u4E03", "\u516B", "\u4E5D"},
    {"\uFF11", "\uFF12", "\uFF13", "\uFF14", "\uFF15", "\uFF16", "\uFF17", "\uFF18", "\uFF19"},
}};

struct Character {
  char32_t character;
  char sign;
};

// A man may be written with the character of either side, and some men have several characters.
constexpr auto characters = std::to_array<Character>({
    {U'\u5E05', 'K'},       {U'\u5E25', 'K'},       {U'\u5C06', 'K'},        {U'\u5C07', 'K'},
    {U'\u4ED5', 'A'},       {U'\u58EB', 'A'},       {U'\u76F8', 'E'},        {U'\u8C61', 'E'},
    {U'\u9A6C', 'H'},       {U'\u99AC', 'H'},       {U'\u508C', 'H'},        {U'\u8F66', 'R'},
    {U'\u8ECA', 'R'},       {U'\u4FE5', 'R'},       {U'\u70AE', 'C'},        {U'\u7832', 'C'},
    {U'\u5305', 'C'},       {U'\u5175', 'P'},       {U'\u5352', 'P'},        {U'\u4E00', '1'},
    {U'\u4E8C', '2'},       {U'\u4E09', '3'},       {U'\u56DB', '4'},        {U'\u4E94', '5'},
    {U'\u516D', '6'},       {U'\u4E03', '7'},       {U'\u516B', '8'},        {U'\u4E5D', '9'},
    {U'\u8FDB', '+'},       {U'\u9032', '+'},       {U'\u4E0A', '+'},        {U'\u9000', '-'},
    {U'\u4E0B', '-'},       {U'\u5E73', '.'},       {U'\u524D', front_sign}, {U'\u4E2D', middle_sign},
    {U'\u540E', rear_sign}, {U'\u5F8C', rear_sign}, {U'\u536F', 'P'},  // U+536F is a mistake for U+5352
});

// A hash table. A character is at the index slot_of(), or in the next free slot.
constexpr std::size_t slot_count = 128;
constexpr std::size_t slot_of(char32_t character) {
  return (character ^ character >> 5) % slot_count;
}
constexpr auto slots = [] {
  std::array<Character, slot_count> all{};
  for (const Character& one : characters) {
    std::size_t at = slot_of(one.character);
    while (all[at].sign != '\0') at = (at + 1) % slot_count;
    all[at] = one;
  }
  return all;
}();

}  // namespace

std::string_view character(Kind kind, Side side, Script script) {
  return characters_of_men[static_cast<std::size_t>(script)][index(side)][index(kind)];
}

std::string_view numeral(int number, Side side) {
  return numerals[index(side)][static_cast<std::size_t>(number - 1)];
}

Sign sign_of(char32_t character) {
  if (character < 0x80) return {static_cast<char>(character), false};
  // Full-width letters, digits and signs have the same meaning as in ASCII.
  if (character > 0xFF00 && character < 0xFF5F) return {static_cast<char>(character - 0xFEE0), false};
  std::size_t at = slot_of(character);
  while (slots[at].sign != '\0' && slots[at].character != character) at = (at + 1) % slots.size();
  return {slots[at].sign, slots[at].sign != '\0'};
}

}  // namespace mt::xiangqi
