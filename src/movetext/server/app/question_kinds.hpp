// The kinds of questions that the server asks by mail, one row each.  A new kind is a value of QuestionKind,
// a row, its texts in a table of words, and the function that carries out its action.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/store/rows.hpp"
#include "movetext/server/words/account_mail.hpp"

#include <cstdint>
#include <string_view>

namespace mt::server::app {

struct Confirmation;

enum class QuestionKind : std::uint8_t {
  signup,       // asks the owner of the address whether to open this account
  address,      // asks whether one more address belongs to the account
  new_address,  // the same question; mail will then be sent to that address
  signoff,      // asks whether to close the account
  command,      // asks whether the player really sent commands without authentication
  count_
};

struct QuestionKindRow {
  QuestionKind kind;
  std::string_view name;        // stored, so it must never change
  words::QuestionTexts asks;    // the text of the question
  bool is_for_good = false;     // the action cannot be undone; for commands, the verbs decide
  bool of_unconfirmed = false;  // an account without a confirmed address may also answer
  // Carries out the action after the answer yes.  Returns false if that is no longer possible.
  bool (*carry_out)(UnitOfWork& work, const domain::Account& account, const store::ConfirmationRow& asked,
                    Confirmation& out) = nullptr;
};

const QuestionKindRow& row_of(QuestionKind kind);
// Returns nullptr if this program knows no kind of that name.
const QuestionKindRow* find_question_kind(std::string_view name);

}  // namespace mt::server::app
