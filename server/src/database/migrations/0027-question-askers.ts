import type { Migration } from 'kysely';
import { type Kysely, sql } from 'kysely';

/**
 * In which conversations each wording of an unanswered question was asked, so that it is deleted with the last of them.
 * Rows of earlier releases: one visitor's wording belongs to that visitor's newest conversation with the agent. Where
 * several visitors used it, nobody knows the conversations.
 */
export const questionAskers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run(`create table question_askers (
      wording_id text not null references question_wordings (id) on delete cascade,
      conversation_row_id text references conversations (id) on delete cascade,
      count integer not null
    )`);
    await run('create unique index question_askers_key on question_askers (wording_id, conversation_row_id)');
    await run('create index question_askers_conversation on question_askers (conversation_row_id)');
    const newest = `(select conversations.id from conversations where conversations.agent_id = question_wordings.agent_id
      and (conversations.id = asker or conversations.visitor_id = asker) order by activity desc limit 1)`;
    // These visitors have no conversation any more.
    const orphans = `asker is not null and ${newest} is null`;
    await run(`update question_groups set count = count - (select coalesce(sum(question_wordings.count), 0)
      from question_wordings where group_id = question_groups.id and ${orphans})`);
    await run(`delete from question_wordings where ${orphans}`);
    await run('delete from question_groups where id not in (select group_id from question_wordings)');
    await run(`insert into question_askers (wording_id, conversation_row_id, count)
      select id, ${newest}, count from question_wordings`);
    await run('drop index question_wordings_asker');
    await run('alter table question_wordings drop column asker');
  },
};
