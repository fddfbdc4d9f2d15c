#include "movetext/server/protocol/mail/mail_footer.hpp"

#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace mt::server::protocol {
namespace {

constexpr std::size_t longest_footer = 200;    // bytes of one line
constexpr std::size_t longest_notice = 4'000;  // bytes of one paragraph that is examined
constexpr std::size_t shortest_stroke_line = 3;
// Maximum number of spaces in a line with a word for "sent" and a brand.
constexpr std::ptrdiff_t most_blanks_of_sent = 5;
constexpr int fewest_notice_words = 2;

// All words are in lowercase. Words with letters of other alphabets are listed in both cases, because
// small_letters() converts only ASCII letters. Programs begin their lines with these words:
constexpr auto footer_openers =
    std::to_array<std::string_view>({"sent from ",
                                     "sent via ",
                                     "sent with ",
                                     "sent using ",
                                     "this message was sent from ",
                                     "get outlook for ",
                                     "get bluemail ",
                                     "descargar outlook",
                                     "obtenha o outlook",
                                     "trimis de ",
                                     "\u0441\u043a\u0430\u0447\u0430\u0442\u044c outlook",
                                     "\u0421\u043a\u0430\u0447\u0430\u0442\u044c outlook",
                                     "virus-free",
                                     "this email has been checked",
                                     "yahoo mail",
                                     "von yahoo",
                                     "von meinem ",
                                     "von meiner ",
                                     "gesendet von ",
                                     "gesendet mit ",
                                     "gesendet \u00fcber ",
                                     "diese nachricht wurde von ",
                                     "diese e-mail wurde ",
                                     "holen sie sich outlook",
                                     "outlook f\u00fcr ",
                                     "virenfrei",
                                     "envoy\u00e9 de ",
                                     "envoy\u00e9 depuis ",
                                     "envoy\u00e9 \u00e0 partir ",
                                     "envoy\u00e9 avec ",
                                     "obtenir outlook",
                                     "obtenez outlook",
                                     "t\u00e9l\u00e9charger outlook",
                                     "inviato da",
                                     "inviato con ",
                                     "inviato dal ",
                                     "ottieni outlook",
                                     "scarica outlook",
                                     "verzonden vanaf ",
                                     "verzonden met ",
                                     "verstuurd vanaf ",
                                     "outlook voor ",
                                     "download outlook",
                                     "\u043e\u0442\u043f\u0440\u0430\u0432\u043b\u0435\u043d\u043e ",
                                     "\u041e\u0442\u043f\u0440\u0430\u0432\u043b\u0435\u043d\u043e ",
                                     "enviado desde ",
                                     "enviado do ",
                                     "enviado de ",
                                     "enviado con ",
                                     "enviado pelo ",
                                     "obtener outlook",
                                     "obter o outlook",
                                     "wys\u0142ane z ",
                                     "wys\u0142ano z ",
                                     "pobierz ",
                                     "odesl\u00e1no z",
                                     "odoslan\u00e9 z",
                                     "skickat fr\u00e5n ",
                                     "h\u00e4mta outlook",
                                     "sendt fra ",
                                     "hent outlook",
                                     "l\u00e4hetetty ",
                                     "\u041d\u0430\u0434\u0456\u0441\u043b\u0430\u043d\u043e ",
                                     "\u043d\u0430\u0434\u0456\u0441\u043b\u0430\u043d\u043e ",
                                     "iphone'umdan ",
                                     "iphone\u2019umdan ",
                                     "az iphone",
                                     "elk\u00fcldve ",
                                     "von unterwegs gesendet"});

// Names of devices and programs that may follow one of `footer_openers`.
constexpr auto devices =
    std::to_array<std::string_view>({"iphone",
                                     "ipad",
                                     "android",
                                     "samsung",
                                     "galaxy",
                                     "outlook",
                                     "mail",
                                     "phone",
                                     "mobil",
                                     "handy",
                                     "tablet",
                                     "huawei",
                                     "xiaomi",
                                     "pixel",
                                     "nokia",
                                     "windows",
                                     "yahoo",
                                     "spark",
                                     "edison",
                                     "telekom",
                                     "gmx",
                                     "web.de",
                                     "proton",
                                     "thunderbird",
                                     "fairemail",
                                     "avast",
                                     "avg",
                                     "device",
                                     "ger\u00e4t",
                                     "laitte",
                                     "appareil",
                                     "\u0442\u0435\u043b\u0435\u0444\u043e\u043d",
                                     "\u043f\u043e\u0447\u0442",
                                     "verse",
                                     "superhuman",
                                     "macbook",
                                     "watch",
                                     "tapatalk",
                                     "boxer",
                                     "em client",
                                     "canary",
                                     "unterwegs",
                                     "blackberry",
                                     "nine",
                                     "\u043f\u0440\u0438\u043b\u043e\u0436\u0435\u043d\u0438"});

// Parts of words that mean "sent", in languages in which the device may come before the verb.
constexpr auto sending =
    std::to_array<std::string_view>({"sent",
                                     "gesendet",
                                     "envoy",
                                     "inviat",
                                     "enviad",
                                     "enviat",
                                     "verzonden",
                                     "verstuurd",
                                     "\u043e\u0442\u043f\u0440\u0430\u0432",
                                     "\u043d\u0430\u0434\u0456\u0441\u043b\u0430\u043d",
                                     "\u0438\u0437\u043f\u0440\u0430\u0442\u0435\u043d\u043e",
                                     "wys\u0142an",
                                     "odesl",
                                     "odosl",
                                     "poslan",
                                     "poslat",
                                     "skickat",
                                     "sendt",
                                     "l\u00e4hetetty",
                                     "g\u00f6nderil",
                                     "k\u00fcldve",
                                     "trimis",
                                     "\u03c3\u03c4\u03ac\u03bb\u03b8\u03b7\u03ba\u03b5",
                                     "\u03a3\u03c4\u03ac\u03bb\u03b8\u03b7\u03ba\u03b5",
                                     "\u0418\u0437\u043f\u0440\u0430\u0442\u0435\u043d\u043e",
                                     "\u9001\u4fe1",
                                     "\u53d1\u81ea",
                                     "\u767c\u81ea",
                                     "\u50b3\u9001",
                                     "\ubcf4\ub0c4",
                                     "\u05e0\u05e9\u05dc\u05d7",
                                     "\u0625\u0631\u0633\u0627\u0644",
                                     "\u0623\u0631\u0633\u0644",
                                     "g\u1eedi",
                                     "\u0e2a\u0e48\u0e07\u0e08\u0e32\u0e01",
                                     "dikirim",
                                     "si\u0173sta",
                                     "i\u0161si\u0173sta",
                                     "I\u0161si\u0173sta",
                                     "\u062a\u0645 \u0627\u0644\u0625\u0631\u0633\u0627\u0644",
                                     "\u0111\u00e3 g\u1eedi",
                                     "\u0110\u00e3 g\u1eedi",
                                     "saadetud",
                                     "nos\u016bt\u012bt"});
// People also write words that mean "sent", but not together with these brands.
constexpr auto brands = std::to_array<std::string_view>(
    {"iphon", "ipad", "android", "samsung", "galaxy", "huawei", "xiaomi", "outlook", "gmail", "yahoo"});

// Names of virus scanners.
constexpr auto scanners = std::to_array<std::string_view>(
    {"avast", "by avg", "avg.com", "nod32", "norton", "mcafee", "bitdefender", "avira", "kaspersky",
     "\u043a\u0430\u0441\u043f\u0435\u0440\u0441\u043a", "antivir"});
constexpr auto scanner_words = std::to_array<std::string_view>({"http", "www."});

// Phrases of lines that companies add automatically.
constexpr auto office_lines = std::to_array<std::string_view>(
    {"consider the environment", "save a tree", "before printing this", "ausgedruckt werden muss",
     "bevor sie diese e-mail ausdrucken", "avant d'imprimer", "n'imprimez ce", "antes de imprimir",
     "prima di stampare", "originated from outside", "originated outside"});

// Words of notices in which companies state who may read a mail.
constexpr auto notice_words =
    std::to_array<std::string_view>({"confidential",
                                     "privileged",
                                     "intended",
                                     "recipient",
                                     "addressee",
                                     "disclaimer",
                                     "unauthori",
                                     "in error",
                                     "vertraulich",
                                     "empf\u00e4nger",
                                     "unbefugt",
                                     "irrt\u00fcmlich",
                                     "confidentiel",
                                     "destinataire",
                                     "par erreur",
                                     "riservat",
                                     "destinatari",
                                     "per errore",
                                     "vertrouwelijk",
                                     "geadresseerde",
                                     "abusievelijk",
                                     "confidencial",
                                     "por error",
                                     "por engano",
                                     "poufn",
                                     "adresat",
                                     "\u043a\u043e\u043d\u0444\u0438\u0434\u0435\u043d\u0446",
                                     "\u0430\u0434\u0440\u0435\u0441\u0430\u0442",
                                     "\u043f\u043e\u043b\u0443\u0447\u0430\u0442\u0435\u043b",
                                     "konfidentiel",
                                     "fortrolig",
                                     "avsett f",
                                     "mottagare",
                                     "av misstag",
                                     "beregnet",
                                     "modtager",
                                     "mottaker",
                                     "d\u016fv\u011brn",
                                     "ur\u010den",
                                     "omylem",
                                     "gizli",
                                     "al\u0131c\u0131",
                                     "yanl\u0131\u015fl\u0131kla",
                                     "luottamuksel",
                                     "tarkoitettu",
                                     "vastaanottaj",
                                     "bizalmas",
                                     "c\u00edmzett",
                                     "t\u00e9ved\u00e9s"});
constexpr auto mail_words =
    std::to_array<std::string_view>({"e-mail",
                                     "email",
                                     "message",
                                     "nachricht",
                                     "courriel",
                                     "messaggio",
                                     "bericht",
                                     "mensaje",
                                     "mensagem",
                                     "wiadomo",
                                     "\u0441\u043e\u043e\u0431\u0449\u0435\u043d\u0438",
                                     "\u043f\u0438\u0441\u044c\u043c",
                                     "meddeland",
                                     "meddelelse",
                                     "zpr\u00e1v",
                                     "s\u00e4hk\u00f6posti",
                                     "viesti",
                                     "e-post",
                                     "mesaj",
                                     "\u00fczenet"});
// Words with which companies describe themselves at the end of a mail.
constexpr auto company_words = std::to_array<std::string_view>(
    {"gmbh", "amtsgericht", "handelsregister", "gesch\u00e4ftsf\u00fchrer", "registered office",
     "registered in ", "company no", "vat no", "ust-id", "p.iva", "r.c.s.", "kvk"});

template <std::size_t N>
auto count_of(const std::string& small, const std::array<std::string_view, N>& words) {
  return std::count_if(words.begin(), words.end(),
                       [&](std::string_view word) { return small.find(word) != std::string::npos; });
}

bool is_rule(std::string_view line) {
  line = text::trim(line);
  return line.size() >= shortest_stroke_line && line.find_first_not_of("-_=*~") == std::string_view::npos;
}

// Returns whether the line is short and contains both a word for "sent" and a brand such as "iPhone". The
// line must begin with the word or the brand, or end with the word.
bool says_it_was_sent(const std::string& small) {
  if (std::count(small.begin(), small.end(), ' ') > most_blanks_of_sent || count_of(small, sending) == 0 ||
      count_of(small, brands) == 0)
    return false;
  return std::any_of(
             sending.begin(), sending.end(),
             [&](std::string_view word) { return small.starts_with(word) || small.ends_with(word); }) ||
         std::any_of(brands.begin(), brands.end(),
                     [&](std::string_view brand) { return small.starts_with(brand); });
}

bool is_link_to_program(const std::string& small) {
  return small.find("aka.ms/") != std::string::npos && small.find("outlook") != std::string::npos;
}

// Returns whether the line is one that a program adds, in any listed language: "Sent from my iPhone" or "Get
// Outlook for Android<https://aka.ms/ghei36>".
bool is_program_line(std::string_view line) {
  line = text::trim(line);
  if (line.size() > longest_footer) return false;
  const std::string small = text::small_letters(line);
  const bool opens = std::any_of(footer_openers.begin(), footer_openers.end(),
                                 [&](std::string_view opener) { return small.starts_with(opener); });
  if (opens && count_of(small, devices) > 0) return true;
  return says_it_was_sent(small) ||
         (count_of(small, scanners) > 0 &&
          count_of(small, scanner_words) + count_of(small, mail_words) > 0) ||
         count_of(small, office_lines) > 0 || is_link_to_program(small);
}

bool is_link_alone(std::string_view line) {
  line = text::trim(line);
  const bool begins = line.starts_with("http") || line.starts_with("<http") || line.starts_with("www.");
  return begins && line.find(' ') == std::string_view::npos;
}

// Returns whether a program added the last line: a line such as "Sent from my iPhone" or the link below it.
bool ends_with_program_line(const MailLines& lines) {
  if (is_program_line(lines.back())) return true;
  return lines.size() > 1 && is_link_alone(lines.back()) && is_program_line(lines[lines.size() - 2]);
}

bool is_notice(const std::string& small) {
  const auto words = count_of(small, notice_words);
  return (words >= fewest_notice_words && count_of(small, mail_words) > 0) ||
         count_of(small, company_words) >= fewest_notice_words;
}

bool is_notice_line(const std::string& small) {
  return count_of(small, notice_words) + count_of(small, mail_words) + count_of(small, company_words) > 0;
}

// Returns the line at which the notice at the end of the text begins. Only the last paragraph is examined. If
// it contains no notice, returns the number of lines.
std::size_t notice_begin(const MailLines& lines) {
  std::size_t begin = lines.size();
  std::size_t size = 0;
  while (begin > 0 && !text::trim(lines[begin - 1]).empty()) {
    size += lines[--begin].size() + 1;
    if (size > longest_notice) return lines.size();
  }
  while (begin < lines.size() && !is_notice_line(text::small_letters(lines[begin]))) ++begin;
  std::string notice;
  for (std::size_t i = begin; i < lines.size(); ++i) notice += text::small_letters(lines[i]) + ' ';
  return is_notice(notice) ? begin : lines.size();
}

void drop_empty_lines(MailLines& lines) {
  while (!lines.empty() && text::trim(lines.back()).empty()) lines.pop_back();
}

}  // namespace

void drop_footers(MailLines& lines) {
  bool dropped = false;
  for (;;) {
    drop_empty_lines(lines);
    if (lines.empty()) return;
    const std::size_t written = lines.size();
    if (ends_with_program_line(lines) || (dropped && is_rule(lines.back())))
      lines.pop_back();
    else
      lines.resize(notice_begin(lines));
    if (lines.size() == written) return;
    dropped = true;
  }
}

}  // namespace mt::server::protocol
