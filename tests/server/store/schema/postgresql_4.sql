
alter table outbox add column facts bytea not null default '';
drop index outbox_board;
create index outbox_board on outbox (game, account) where kind = 'board' and dead = 0;
