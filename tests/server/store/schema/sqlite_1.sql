
create table schema_version (version integer not null) strict;
insert into schema_version values (0);

create table account (
  id integer primary key autoincrement,
  name text not null,
  name_key text not null unique,
  state text not null,
  is_operator integer not null,
  password_hash text not null,
  generation integer not null,
  created integer not null,
  mail_suspended integer not null,
  flip integer not null,
  large integer not null,
  html integer not null,
  png integer not null,
  autoroll integer not null,
  digest text not null,
  leave_since integer not null,
  leave_until integer not null,
  leave_year integer not null,
  leave_spent integer not null
) strict;

create table address (
  account integer not null references account (id) on delete cascade,
  place integer not null,
  mailbox text not null,
  mailbox_key blob not null,
  confirmed integer not null,
  primary key (account, place)
) strict, without rowid;
create index address_by_mailbox on address (mailbox_key);

create table policy (
  account integer not null references account (id) on delete cascade,
  place integer not null,
  game text not null,
  board_limit integer not null,
  seeking integer not null,
  primary key (account, place)
) strict, without rowid;
create index policy_by_seeking on policy (game) where seeking > 0;

create table game (
  id integer primary key autoincrement,
  terms text not null,
  rating_class text not null,
  first_player integer not null,
  second_player integer not null,
  state text not null,
  seq integer not null,
  ply integer not null,
  to_move integer not null,
  deadline integer not null,
  wake integer not null,
  board_key integer not null,
  result text not null,
  created integer not null,
  changed integer not null,
  finished integer not null,
  seed text not null,
  archived integer not null default 0
) strict;
insert into sqlite_sequence (name, seq) values ('game', 100);
create index game_by_first_player on game (first_player, id);
create index game_by_second_player on game (second_player, id);
create index game_by_state on game (state, id) where state <> 'finished';
create index active_game_by_first on game (first_player, rating_class) where state = 'active';
create index active_game_by_second on game (second_player, rating_class) where state = 'active';
create index game_by_to_move on game (to_move, id) where to_move <> 0;
create index game_by_wake on game (wake, id) where wake > 0;
create index game_to_archive on game (finished, id) where archived = 0 and finished > 0;

create table event (
  game integer not null references game (id),
  seq integer not null,
  at integer not null,
  kind text not null,
  seat integer not null,
  by_account integer not null,
  a integer not null,
  b integer not null,
  text blob not null,
  primary key (game, seq)
) strict, without rowid;

create table rating (
  account integer not null references account (id),
  rating_class text not null,
  rating real not null,
  deviation real not null,
  volatility real not null,
  games integer not null,
  wins integer not null,
  draws integer not null,
  losses integer not null,
  changed integer not null,
  primary key (account, rating_class)
) strict, without rowid;
create index rating_by_value on rating (rating_class, rating desc);

create table inbound (
  key blob not null primary key,
  digest text not null,
  received integer not null,
  outcome blob not null
) strict, without rowid;
create index inbound_by_time on inbound (received);

create table outbox (
  id integer primary key autoincrement,
  kind text not null,
  account integer not null,
  game integer not null,
  event integer not null,
  message_id blob not null unique,
  sender blob not null,
  recipient blob not null,
  due integer not null,
  tries integer not null,
  created integer not null,
  leased_until integer not null default 0,
  dead integer not null default 0,
  last_error blob not null,
  message blob not null
) strict;
create unique index outbox_by_event on outbox (game, event, recipient, kind) where game <> 0 and event <> 0;
create index outbox_by_due on outbox (due, id) where dead = 0;
create index outbox_by_age on outbox (created) where dead = 0;
create index outbox_dead on outbox (dead) where dead = 1;
create index outbox_board on outbox (game, account) where kind = 'board' and tries = 0 and dead = 0;

create table confirmation (
  code_hash text not null primary key,
  account integer not null,
  kind text not null,
  payload blob not null,
  expires integer not null
) strict, without rowid;
create index confirmation_by_time on confirmation (expires);

create table watch (
  game integer not null,
  account integer not null,
  watching text not null,
  primary key (game, account, watching)
) strict, without rowid;
create index watch_by_account on watch (account, game);

create table occasion (
  key blob not null,
  at integer not null,
  expires integer not null
) strict;
create index occasion_by_key on occasion (key, at);
create index occasion_by_time on occasion (expires);

create table archive_file (
  name blob not null primary key,
  size integer not null
) strict, without rowid;
