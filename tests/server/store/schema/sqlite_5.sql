
alter table account add column kind text not null default 'player';

create table engine_turn (
  game integer not null,
  account integer not null,
  since integer not null,
  due integer not null,
  leased_until integer not null default 0,
  tries integer not null default 0,
  last_error blob not null,
  primary key (game, account)
) strict, without rowid;
create index engine_turn_by_due on engine_turn (account, due);
