// The kinds of questions that the server asks by mail, one row each. To add a kind, add a value of
// QuestionKind, a row, its texts in a table of words, and the function that carries out its action.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/store/rows.hpp"
#include "movetext/server/words/account_mail.hpp"

#include <cstdint>
#include <string_view>

namespace mt::server::app {

struct Confirmation;

enum class QuestionKind : std::uint8_t {
  signup,       // asks the owner of the address whether the account should be opened
  address,      // asks whether this additional address belongs to the account
  new_address,  // asks whether this address belongs to the account and should receive its mail
  signoff,      // asks whether the account should be closed
  command,      // asks whether the player really sent the commands of an unauthenticated mail
  count_
};

struct QuestionKindRow {
  QuestionKind kind;
  std::string_view name;        // stored, so it must never change
  words::QuestionTexts asks;    // the text of the question
  bool is_for_good = false;     // the action cannot be undone; for commands, this depends on the verbs
  bool of_unconfirmed = false;  // the answer is also accepted if no address of the account is confirmed
  // Carries out the action after the answer yes. Returns false if the action is no longer possible.
  bool (*carry_out)(UnitOfWork& work, const domain::Account& account, const store::ConfirmationRow& asked,
                    Confirmation& out) = nullptr;
};

const QuestionKindRow& row_of(QuestionKind kind);
// Returns nullptr if this program does not know the kind.
const QuestionKindRow* find_question_kind(std::string_view name);

}  // namespace mt::server::app
