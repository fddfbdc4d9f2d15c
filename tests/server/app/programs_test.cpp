// Tests of what the server reads from complete mails of many mail programs. If this test program is run
// alone, it prints a table of the results.
#include "server/app/post.hpp"
#include "server/protocol/mail/mails.hpp"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>

namespace mt::server::test {
namespace {

struct ProgramMail {
  std::string name;
  std::string answered;  // a game, or "question" for a mail that answers a confirmation request
  std::string understood;
  std::string comment;  // "-" for no comment; "\n" for a line end
};

void PrintTo(const ProgramMail& mail, std::ostream* out) {
  *out << mail.name;
}

std::vector<std::string> fields_of(const std::string& row) {
  std::vector<std::string> fields;
  for (std::size_t at = 0; at <= row.size();) {
    const std::size_t end = std::min(row.find(" | ", at), row.size());
    fields.push_back(row.substr(at, end - at));
    at = end + 3;
  }
  return fields;
}

std::vector<ProgramMail> table() {
  std::vector<ProgramMail> mails;
  std::ifstream file(std::string(MAIL_PROGRAMS) + "/table.txt");
  for (std::string row; std::getline(file, row);) {
    if (row.starts_with('#')) continue;
    const std::vector<std::string> fields = fields_of(row);
    if (fields.size() != 4) throw std::runtime_error("a row of the table has not four fields: " + row);
    mails.push_back({fields[0], fields[1], fields[2], fields[3]});
  }
  return mails;
}

// Returns the text as one line, without the line end at its end.
std::string one_line(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at))
    text.replace(at, 1, "\\n");
  return text.empty() ? "-" : text;
}

class Programs : public Post, public testing::WithParamInterface<ProgramMail> {
 protected:
  std::string bytes() const {
    return crlf(mt::test::contents(std::string(MAIL_PROGRAMS) + "/" + GetParam().name + ".eml"));
  }
  // Fred receives a confirmation request and answers it with the mail. Returns the effect of the mail.
  std::string answer_question() {
    write("fred", "draughts limit 3");
    const std::string code = deliver(newest("fred").reply_to, "fred@example.org", bytes()).code;
    if (code == "done") return account("fred").policies.empty() ? "nothing" : "yes";
    if (code == "dropped") return "no";
    return code == "refused" ? "neither" : code;
  }
  // Fred receives a board on which it is his turn, and answers it with the mail. Returns the effect of the
  // mail.
  std::string answer_board(std::string& comment) {
    const GameId board = begin(GetParam().answered, "fred", "anna");
    const std::size_t before = events(board).size();
    const std::string code = deliver(newest_of("fred", board).reply_to, "fred@example.org", bytes()).code;
    std::string understood = code == "done" ? "" : code;
    const std::vector<domain::GameEvent> all = events(board);
    for (std::size_t i = before; i < all.size(); ++i) {
      if (all[i].kind == domain::GameEventKind::said) comment += all[i].text;
      if (all[i].kind == domain::GameEventKind::moved &&
          all[i].seat == game(board)->seat_of(account("fred").id))
        understood += (understood.empty() ? "" : ", ") + all[i].text;
      if (all[i].kind == domain::GameEventKind::draw_offered) understood += ", draw";
    }
    return understood;
  }
};

TEST_P(Programs, TheirAdditionsAreNotPartOfTheText) {
  sign_up("fred");
  sign_up("anna");
  std::string comment;
  const std::string understood =
      GetParam().answered == "question" ? answer_question() : answer_board(comment);
  std::cout << GetParam().name << " | " << GetParam().answered << " | " << understood << " | "
            << one_line(comment) << '\n';
  EXPECT_EQ(understood, GetParam().understood) << newest("fred").text;
  EXPECT_EQ(one_line(comment), GetParam().comment);
}

std::string name_of_test(const testing::TestParamInfo<ProgramMail>& mail) {
  std::string name = mail.param.name;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Every, Programs, testing::ValuesIn(table()), name_of_test);

TEST(ProgramMails, EachFileHasARowAndAtLeastFiftyExist) {
  std::set<std::string> rows;
  for (const ProgramMail& mail : table()) EXPECT_TRUE(rows.insert(mail.name).second) << mail.name;
  std::set<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(MAIL_PROGRAMS))
    if (entry.path().extension() == ".eml") files.insert(entry.path().stem().string());
  EXPECT_EQ(files, rows);
  EXPECT_GE(rows.size(), 50U);
}

}  // namespace
}  // namespace mt::server::test
