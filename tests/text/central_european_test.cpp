// Windows-1250 and ISO 8859-2 are recognised by their words.
#include "movetext/text/central_european.hpp"

#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <vector>

namespace mt::text {
namespace {

// Returns a text in a single-byte encoding.
std::string encoded(std::string_view utf8, Charset charset) {
  std::string out;
  for (std::size_t at = 0; at < utf8.size();) {
    const Scalar scalar = read_scalar(utf8, at);
    at += scalar.size;
    if (scalar.value < 0x80) {
      out += static_cast<char>(scalar.value);
      continue;
    }
    for (unsigned byte = 0x80; byte <= 0xFF; ++byte) {
      std::string decoded;
      decode(std::string(1, static_cast<char>(byte)), charset, decoded);
      if (read_scalar(decoded, 0).value != scalar.value) continue;
      out += static_cast<char>(byte);
      break;
    }
  }
  return out;
}

std::string in_utf8(std::string_view bytes, Charset charset) {
  std::string out;
  decode(bytes, charset, out);
  return out;
}

using Names = std::vector<std::string_view>;

const std::array<Names, 6> central{{
    {"Dvořák", "Novotný", "Jiří",   "Kolář",     "Řehoř",  "Přemysl", "Růžička", "Martinů",
     "Zdeněk", "Němec",   "Kučera", "Procházka", "Lukáč",  "Ondřej",  "Šafář",   "Děčín",
     "Plzeň",  "Třebíč",  "Tomáš",  "Krejčí",    "Čermák", "Vaněk"},
    {"Ďuriš", "Hudáček", "Kováč", "Šefčík", "Mikuláš", "Vranovčan", "Kučík", "Hlboký", "Ftáčnik", "Čorba",
     "Tkáč"},
    {"Wałęsa", "Poznań", "Kamińska", "Gołębiewski", "Zięba", "Świerczek", "Jaśkiewicz", "Łukasz", "Paweł",
     "Wiśniewski", "Mikołaj", "Dąbrowski", "Grabczyński", "Gdańsk", "Michał", "Święcicki", "Piątek",
     "Bońkowski"},
    {"Erdős", "Szőke", "Győri", "Ernő", "Dezső", "Szűcs", "Gyűrű", "Győző", "Lékó", "Pintér", "Jenő",
     "Rezső"},
    {"Kovačević", "Petrović", "Đorđević", "Anđelković", "Marinčič", "Šarić", "Ivančić", "Brkić", "Gligorić",
     "Hadžić"},
    {"Brăila", "Păun", "Mădălina", "Constanţa", "Moţ", "Munţi", "Gheorghiţă", "Drăgan", "Crăciun", "Mureşan",
     "Niţă"},
}};

const std::array<Names, 9> western{{
    {"Hübner", "Müller", "Schröder", "Größe", "Jürgen", "Weiß", "Köln", "Möhring", "Übermut", "Fuß", "Äpfel",
     "Käse"},
    {"Père",  "Lefèvre", "Thérèse", "François", "Benoît", "Étienne", "Loïc",    "Anaïs",
     "Brûlé", "août",    "Châtel",  "même",     "fête",   "Noël",    "Liège",   "sœur",
     "crêpe", "très",    "où",      "déjà",     "forêt",  "côté",    "Besançon"},
    {"Håkan", "Sjöberg", "Ångström", "Örebro", "Göteborg", "Ståhl", "Pålsson", "Blå", "Hård"},
    {"Sørensen", "Jørgen", "Bjørn", "Møller", "Østergaard", "Kjær", "Færch", "Nørgaard", "Løkke", "Øyvind",
     "Tromsø"},
    {"Muñoz", "España", "Núñez", "Peña", "Logroño", "Íñigo", "García", "¿Qué?", "Ñíguez", "Cañizares",
     "mañana"},
    {"João", "São", "Guimarães", "Sebastião", "Simões", "Camões", "português", "você", "Conceição", "Leitão",
     "avô"},
    {"Niccolò", "città", "perché", "caffè", "lunedì", "più", "virtù", "Gesù", "Mosè", "così", "può", "cioè",
     "Forlì"},
    {"Guðmundur", "Sigurður", "Davíð", "Friðrik", "Þorsteinn", "Hafþór", "Þröstur", "Guðni", "Sæmundur"},
    {"Tõnu", "Kõrv", "Võsu", "Jõgi", "Õun", "Põder", "Mõtus", "Nõmme", "Põltsamaa"},
}};

// Returns some of the names, separated by blanks.
std::string some_of(const Names& names, std::mt19937& random) {
  std::string out;
  for (int i = 0; i < 5; ++i) out.append(out.empty() ? "" : " ").append(names[random() % names.size()]);
  return out;
}

TEST(CentralEuropean, DecodesBothEncodings) {
  EXPECT_EQ(in_utf8("\x8A\xB9\x9D\xF8\xF9", Charset::windows_1250), "Šąťřů");
  EXPECT_EQ(in_utf8("\xA9\xB1\xBB\xF8\xF9\x8A", Charset::latin_2), "Šąťřů\u008A");
}

// Texts of several names are nearly always recognised, and then read back unchanged.
TEST(CentralEuropean, ReadsNamesOfBothEncodings) {
  std::mt19937 random{5};
  int wrong = 0;
  int tried = 0;
  for (const Names& names : central)
    for (const Charset charset : {Charset::windows_1250, Charset::latin_2})
      for (int i = 0; i < 100; ++i, ++tried) {
        const std::string text = some_of(names, random);
        const std::string bytes = encoded(text, charset);
        if (is_utf8(bytes)) continue;  // ASCII
        if (in_utf8(bytes, guess_charset(bytes)) != text) ++wrong;
      }
  EXPECT_LE(wrong, tried / 100) << "of " << tried
                                << "; names may have only letters that Western encodings share";
}

TEST(CentralEuropean, IgnoresWesternNames) {
  std::mt19937 random{6};
  for (const Names& names : western) {
    for (const std::string_view name : names) {
      if (name == "cioè") continue;
      const std::string bytes = encoded(name, Charset::windows_1252);
      if (is_utf8(bytes)) continue;
      EXPECT_EQ(in_utf8(bytes, guess_charset(bytes)), name);
    }
    for (int i = 0; i < 100; ++i) {
      const std::string text = some_of(names, random);
      const std::string bytes = encoded(text, Charset::windows_1252);
      if (is_utf8(bytes)) continue;
      EXPECT_EQ(in_utf8(bytes, guess_charset(bytes)), text);
    }
  }
}

// Sentences with a dash, in the two Western encodings.
TEST(CentralEuropean, IgnoresWesternSentences) {
  for (const std::string_view text :
       {"Hübner – Korchnoï", "Hawaï – Nice", "haï – là", "Sergeï – là-bas", "Tolstoï, Alexeï et Nikolaï",
        "Shanghaï – Hanoï", "un païen naïf – là", "le coup est dû – où", "la pêche à la ligne – déjà",
        "empêche – bêche", "égoïste – maïs – faïence", "Curaçao – België", "geïnteresseerd – één coördinatie",
        "beïnvloed – ruïne – reünie", "naïef – Oekraïne", "für Größe – schön", "Übung – Läufer – Bäuerin"})
    for (const Charset charset : {Charset::windows_1252, Charset::latin_1}) {
      std::string written(text);
      for (std::size_t dash; charset == Charset::latin_1 && (dash = written.find("–")) != std::string::npos;)
        written.replace(dash, std::string_view("–").size(), "-");
      const std::string bytes = encoded(written, charset);
      EXPECT_EQ(in_utf8(bytes, guess_charset(bytes)), written);
    }
}

TEST(CentralEuropean, ReadsSentencesWithADash) {
  for (const std::string_view text :
       {"Novotný – Dvořák", "buď – teď, pojď", "Ďuriš – Ftáčnik, loď", "Wałęsa – Częstochowa",
        "Zięba – Szczęsny", "Erdős – Szűcs", "egyszerű – gyűrű", "mężczyzna – Łęczyca"}) {
    const std::string bytes = encoded(text, Charset::windows_1250);
    EXPECT_EQ(in_utf8(bytes, guess_charset(bytes)), text);
  }
}

// In ISO 8859-2, each non-ASCII letter of these names and the letter after it are also the two bytes of a
// Big5 character.
TEST(CentralEuropean, IsNotReadAsBig5) {
  for (const std::string_view text : {"Žižka", "Šiška", "Šimša", "Žiža"}) {
    const std::string bytes = "[White \"" + encoded(text, Charset::latin_2) + "\"]";
    EXPECT_EQ(in_utf8(bytes, guess_charset(bytes)), "[White \"" + std::string(text) + "\"]");
  }
}

TEST(CentralEuropean, IgnoresSignsOutsideWords) {
  for (const std::string_view text :
       {"\xA9 2020 ChessBase", "10 \xB1 2", "20 m\xB2, 5 \xB0 C", "\xAB mot \xBB", "1\xAA, M\xAA"})
    EXPECT_FALSE(guess_central_european(text)) << text;
}

}  // namespace
}  // namespace mt::text
