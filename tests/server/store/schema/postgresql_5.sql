
alter table account add column kind text not null default 'player';

create table engine_turn (
  game bigint not null,
  account bigint not null,
  since bigint not null,
  due bigint not null,
  leased_until bigint not null default 0,
  tries bigint not null default 0,
  last_error bytea not null,
  primary key (game, account)
);
create index engine_turn_by_due on engine_turn (account, due);
