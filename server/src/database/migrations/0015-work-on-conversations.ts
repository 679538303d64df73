import type { Migration } from 'kysely';
import type { Engine } from '../engine';
import { runStatements } from './0000-statements';

/** Assigns conversations to people, and finds them by that and by whether they are done; names who writes a mail. */
export const workOnConversations = (engine: Engine): Migration => ({
  async up(db) {
    await runStatements(db, STATEMENTS);
    if (engine === 'sqlite') await runStatements(db, IN_SQLITE);
  },
});

const STATEMENTS = `
alter table conversations add column assignee_id text references users (id) on delete set null;
alter table mails add column from_name text;
create index conversations_assigned on conversations (assignee_id, activity, id) where assignee_id is not null;
create index conversations_assigned_open on conversations (organization_id, assignee_id, activity, id)
  where done_at is null;
create index conversations_open on conversations (organization_id, activity, id) where done_at is null;
create index conversations_done on conversations (organization_id, activity, id) where done_at is not null;
create index conversations_unassigned on conversations (organization_id, activity, id) where assignee_id is null;
`;

const SCOPE = `'o' || replace(new.organization_id, '-', '') || ' a' || replace(new.agent_id, '-', '')
      || ' r' || replace(coalesce(new.outcome, ''), '-', '') || ' p' || replace(coalesce(new.assignee_id, 'nobody'), '-', '')
      || ' d' || (new.done_at is not null)`;

/** Who has a conversation and whether it is done are words of the index as well. */
const IN_SQLITE = `
drop trigger conversations_added;
drop trigger conversations_changed;
create trigger conversations_added after insert on conversations begin
    insert into conversations_index (rowid, scope, terms)
    select new.activity, ${SCOPE}, new.terms
    where new.activity is not null;
  end;
create trigger conversations_changed after update of activity, outcome, terms, assignee_id, done_at on conversations begin
    delete from conversations_index where rowid = old.activity;
    insert into conversations_index (rowid, scope, terms)
    select new.activity, ${SCOPE}, new.terms
    where new.activity is not null;
  end;
delete from conversations_index;
insert into conversations_index (rowid, scope, terms)
  select new.activity, ${SCOPE}, new.terms
  from conversations as new where new.activity is not null;
`;
