#include "server/kill/two_nodes.hpp"

namespace mt::server::kill {
namespace {

constexpr unsigned breaks_of_a_thousand = 5;  // how many of a thousand replies of the relay are failures

unsigned seed_of(const Options& options) {
  return static_cast<unsigned>(options.number("seed"));
}

}  // namespace

TwoNodes::TwoNodes(const Options& asked)
    : options(asked),
      office(seed_of(asked)),
      site({.nodes = 2, .database = test::postgres()->create_database(), .relay_port = office.port()}),
      company(site, asked, faults),
      nodes(site, asked.program, faults),
      random(seed_of(asked)) {}

void TwoNodes::play(const std::function<void()>& break_once) {
  const std::size_t kills = options.number("kills");
  office.break_down(breaks_of_a_thousand);
  nodes.start_all();
  company.begin();
  if (!company.is_heard(0, longest_wait)) faults.add("no move is ever acknowledged");
  for (std::size_t i = 0; i < kills && faults.count() == 0; ++i) break_once();
  company.end();
}

int TwoNodes::end(const std::function<std::string()>& what) {
  office.break_down(0);
  nodes.send_everything();
  const MailHeads mails = posted_mails(site, office, faults);
  audit(site, company, mails, faults);
  tell(options.word("kills") + " kills of " + what(), company, mails, faults);
  if (faults.count() > 0) site.keep();
  return faults.count() == 0 ? 0 : 1;
}

}  // namespace mt::server::kill
