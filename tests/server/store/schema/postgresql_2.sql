
create index account_unconfirmed on account (created) where state = 'unconfirmed';

create table mark (
  name text not null primary key,
  word text not null
);
