#include "server/app/post.hpp"

#include "movetext/server/protocol/mail/shown_mail.hpp"
#include "movetext/server/store/sqlite/open_sqlite.hpp"
#include "server/protocol/mail/mails.hpp"

#include <cctype>
#include <filesystem>
#include <future>
#include <set>

namespace mt::server::test {
namespace {

bool same_word(std::string_view a, std::string_view b) {
  return a.size() == b.size() &&
         std::equal(a.begin(), a.end(), b.begin(),
                    [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

std::string without_brackets(const std::string& value) {
  const std::size_t begin = value.find('<');
  if (begin == std::string::npos) return value;
  return value.substr(begin + 1, value.find('>', begin) - begin - 1);
}

Mail understood(const store::OutboxMail& sent, std::string raw, const protocol::IntakeRules& rules) {
  Mail mail;
  mail.raw = std::move(raw);
  mail.kind = sent.kind;
  mail.envelope_sender = sent.sender;
  const auto read = protocol::show_mail(mail.raw, rules.limits);
  const auto* shown = std::get_if<protocol::ShownMail>(&read);
  EXPECT_TRUE(shown != nullptr) << mail.raw;
  if (shown != nullptr) {
    mail.subject = shown->subject;
    mail.text = shown->text;
    mail.message_id = shown->message_id;
  }
  mail.reply_to = without_brackets(mail.header("Reply-To"));
  return mail;
}

}  // namespace

std::string Mail::header(const std::string& name) const {
  std::string found;
  for (std::size_t at = 0; at < raw.size();) {
    std::size_t end = raw.find("\r\n", at);
    if (end == at || end == std::string::npos) break;
    std::string line = raw.substr(at, end - at);
    while (end + 2 < raw.size() && (raw[end + 2] == ' ' || raw[end + 2] == '\t')) {
      const std::size_t next = raw.find("\r\n", end + 2);
      line += raw.substr(end + 2, next - end - 2);
      end = next;
    }
    const std::size_t colon = line.find(':');
    if (colon != std::string::npos && same_word(line.substr(0, colon), name))
      found = line.substr(std::min(line.find_first_not_of(' ', colon + 1), line.size()));
    at = end + 2;
  }
  return found;
}

Post::Post() = default;

Post::~Post() {
  if (store_ == nullptr) return;
  if (!expect_faults_) {
    EXPECT_EQ(faults(), std::vector<std::string>{});
    expect_same_bytes();
  }
  store_->stop();
}

std::unique_ptr<store::Store> Post::open_store() {
  return store::sqlite::open_sqlite(directory_.file("games.db"));
}

app::ServerPolicy Post::make_house() const {
  app::ServerPolicy policy{.names = protocol::MailNames("play", "games.example"),
                           .keys = protocol::TokenKeys({'a', crypto::Secret(std::string(32, 'k'))})};
  policy.host = "games.example";
  policy.from_name = "movetext";
  policy.intake = rules();
  return policy;
}

void Post::open() {
  if (policy_ == nullptr) policy_ = std::make_unique<app::ServerPolicy>(make_house());
  cache_ = std::make_unique<app::GameCache>();
  store_ = open_store();
  inbox_ = std::make_unique<app::Inbox>(*policy_, *store_, *cache_);
}

std::string Post::mail_of(const std::string& name, const std::string& subject, const std::string& body,
                          const Way& way) {
  const std::string id = way.id.empty() ? "m" + std::to_string(++written_) + "@example.org" : way.id;
  const std::string from = way.from.empty() ? name + "@example.org" : way.from;
  return crlf("From: " + name + " <" + from + ">\nTo: play@games.example\nMessage-ID: <" + id +
              ">\nSubject: " + subject + "\n" + way.headers + "\n" + body + "\n");
}

app::MailOutcome Post::deliver(const std::string& recipient, const std::string& sender,
                               const std::string& bytes) {
  if (inbox_ == nullptr) open();
  now_ += second_long;
  const auto known = inbox_->recipient(recipient);
  if (!known) return {app::MailOutcome::Kind::refused, "no-such-address", "this address does not exist here"};
  std::promise<app::MailOutcome> told;
  inbox_->deliver({.recipient = *known,
                   .sender = sender,
                   .message = std::make_shared<const std::string>(bytes),
                   .received = now_},
                  [&](const app::MailOutcome& outcome) { told.set_value(outcome); });
  last_ = told.get_future().get();
  send();
  return last_;
}

std::string Post::write(const std::string& name, const std::string& subject, const std::string& body,
                        const Way& way) {
  return write_to("play@games.example", name, subject, body, way);
}

std::string Post::write_to(const std::string& recipient, const std::string& name, const std::string& subject,
                           const std::string& body, const Way& way) {
  const std::string from = way.from.empty() ? name + "@example.org" : way.from;
  return deliver(recipient, way.sender == "*" ? from : way.sender, mail_of(name, subject, body, way)).code;
}

std::string Post::answer(const std::string& name, const std::string& body, GameId board, const Way& way) {
  const auto& mails = box(name);
  for (auto mail = mails.rbegin(); mail != mails.rend(); ++mail) {
    if (mail->reply_to.empty()) continue;
    if (board != 0 && mail->reply_to.find("+" + std::to_string(board) + ".") == std::string::npos) continue;
    Way answered = way;
    answered.headers += "In-Reply-To: <" + mail->message_id + ">\n";
    return write_to(mail->reply_to, name, "Re: " + mail->subject, body, answered);
  }
  ADD_FAILURE() << name << " has nothing to answer";
  return {};
}

AccountId Post::sign_up(const std::string& name) {
  write(name, "signup " + name);
  EXPECT_EQ(answer(name, "yes"), "confirmed");
  return account(name).id;
}

GameId Post::begin(const std::string& game, const std::string& first, const std::string& second,
                   const std::string& options) {
  write(first, game + " challenge " + first + " " + second + " " + options);
  EXPECT_EQ(answer(first, "yes"), "done");  // the sender's address alone does not prove who sent the mail
  const auto newest = read([&](store::Transaction& t) { return t.games().find({.limit = 1}); });
  EXPECT_EQ(newest.size(), 1U);
  const GameId board = newest.at(0).id;
  EXPECT_EQ(answer(second, "accept", board), "done");
  EXPECT_EQ(row(board).state, domain::GameState::active);
  return board;
}

void Post::play(GameId board, std::initializer_list<const char*> moves) {
  for (const char* move : moves) {
    const AccountId mover = row(board).to_move;
    const auto who = read([&](store::Transaction& t) { return t.accounts().get(mover); });
    ASSERT_TRUE(who);
    ASSERT_EQ(answer(who->name, move, board), "done") << move << '\n' << newest(who->name).text;
  }
}

void Post::send() {
  for (;;) {
    std::vector<store::OutboxMail> due;
    store_->write([&](store::Transaction& t) { due = t.mails().claim(now_, minute_long, 100); });
    if (due.empty()) return;
    for (const store::OutboxMail& mail : due) {
      store_->read([&](store::Transaction& t) {
        auto written = app::write_mail(*policy_, *cache_, t, mail, now_);
        const auto* failure = std::get_if<domain::Failure>(&written);
        ASSERT_TRUE(failure == nullptr) << failure->message;
        if (mail.event != 0) {
          const auto events = t.games().events(mail.game);
          EXPECT_EQ(events.at(mail.event - 1).at, mail.created) << "which an answer to it is known by";
        }
        if (mail.kind != "digest") sent_.emplace_back(mail, std::get<std::string>(written));
        boxes_[mail.recipient].push_back(
            understood(mail, std::move(std::get<std::string>(written)), policy_->intake));
      });
      store_->write([&](store::Transaction& t) { t.mails().sent(mail.id); });
    }
  }
}

void Post::expect_same_bytes() {
  app::GameCache empty;  // an empty cache, so that the games are rebuilt from their events
  store_->read([&](store::Transaction& t) {
    for (const auto& [mail, bytes] : sent_) {
      const auto again = app::write_mail(*policy_, empty, t, mail, now_ + 3 * day_long);
      const auto* written = std::get_if<std::string>(&again);
      EXPECT_TRUE(written != nullptr && *written == bytes) << mail.message_id << "\n"
                                                           << bytes << "\n--- again:\n"
                                                           << (written != nullptr ? *written : "");
    }
  });
}

const Mail& Post::newest(const std::string& name) {
  static const Mail none;
  const auto& mails = box(name);
  EXPECT_FALSE(mails.empty()) << name << " has no mail";
  return mails.empty() ? none : mails.back();
}

const Mail& Post::newest_of(const std::string& name, GameId board) {
  const auto& mails = box(name);
  for (auto mail = mails.rbegin(); mail != mails.rend(); ++mail)
    if (mail->header("X-Movetext-Game") == std::to_string(board)) return *mail;
  ADD_FAILURE() << name << " has no mail of board " << board;
  return newest(name);
}

std::size_t Post::mails() const {
  std::size_t sum = 0;
  for (const auto& [who, box] : boxes_) sum += box.size();
  return sum;
}

store::BoardRow Post::row(GameId board) {
  return read([&](store::Transaction& t) { return t.games().get(board); }).value_or(store::BoardRow{});
}

std::unique_ptr<domain::Game> Post::game(GameId board) {
  return app::fold(board, events(board));
}

std::vector<domain::GameEvent> Post::events(GameId board) {
  return read([&](store::Transaction& t) { return t.games().events(board); });
}

domain::Account Post::account(const std::string& name) {
  const auto found = read([&](store::Transaction& t) { return t.accounts().named(name); });
  EXPECT_TRUE(found) << name;
  return found.value_or(domain::Account{});
}

std::string Post::mailbox_of(const std::string& name) {
  const domain::Account there = account(name);
  const domain::Address* address = domain::mail_address(there);
  return address == nullptr ? std::string() : address->mailbox;
}

app::Swept Post::sweep(Duration later) {
  now_ += later;
  const app::Swept swept = app::Sweeper(*policy_, *store_, *cache_).sweep(now_);
  send();
  return swept;
}

std::vector<std::string> Post::faults() {
  std::vector<std::string> found;
  app::verify(*store_, [&](GameId board, const std::string& fault) {
    found.push_back(std::to_string(board) + ": " + fault);
  });
  return found;
}

bool Post::is_stored(const std::string& word) {
  bool found = false;
  for (const auto& entry : std::filesystem::directory_iterator(directory_.path()))
    found = found || mt::test::contents(entry.path().string()).find(word) != std::string::npos;
  return found;
}

}  // namespace mt::server::test
