import { randomUUID } from 'node:crypto';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import {
  type createTestQuestion,
  type importTestQuestions,
  TEST_QUESTIONS_MAX,
  type updateTestQuestion,
} from '@frontdesk/shared/endpoints/test-questions';
import type { Kysely } from 'kysely';
import { requireAgent } from '../agents/agent-store';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError, notFound } from '../http/api-error';

/** The results of a question before its first run, and after it was changed. */
const UNTESTED = {
  passed: null,
  passed_before: null,
  since: null,
  ran_at: null,
  reply: null,
  outcome: null,
  names: null,
} as const;

const now = () => new Date().toISOString();

/** Lists an agent's test questions with the results of their last run, oldest first. Throws 404 for other agents. */
export async function listTestQuestions(database: Database, organizationId: string, agentId: string) {
  await requireAgent(database, organizationId, agentId);
  const { db } = database;
  // This is read before the questions: a run that ends between the two reads must not look finished while its results
  // are missing.
  const run = await db.selectFrom('test_runs').selectAll().where('agent_id', '=', agentId).executeTakeFirst();
  const rows = await db
    .selectFrom('test_questions')
    .selectAll()
    .where('agent_id', '=', agentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const isLeased = run?.lease_until != null && run.lease_until > now();
  return {
    questions: rows.map((row) => ({
      id: row.id,
      question: row.question,
      words: row.words,
      document: row.document,
      passed: row.passed === null ? null : row.passed === 1,
      change: changeOf(row),
      since: row.since,
      reply: row.reply,
      outcome: row.outcome,
      names: row.names === null ? [] : JSON.parse(row.names),
    })),
    isRunning: rows.length > 0 && run !== undefined && (run.due_at !== null || isLeased),
    ranAt: run?.ran_at ?? null,
    ranBeforeAt: run?.ran_before_at ?? null,
  };
}

function changeOf({ passed, passed_before }: { passed: number | null; passed_before: number | null }) {
  if (passed === null || passed_before === null || passed === passed_before) return null;
  return passed > passed_before ? ('better' as const) : ('worse' as const);
}

type Fields = CheckedRequestOf<typeof importTestQuestions>['questions'][number];

/**
 * Adds a test question, or changes what is expected of it. It is run soon after. Throws 409 when the agent has too
 * many.
 */
export async function addTestQuestion(
  database: Database,
  organizationId: string,
  { agentId, ...fields }: CheckedRequestOf<typeof createTestQuestion>,
): Promise<{ id: string }> {
  const { ids } = await storeTestQuestions(database, organizationId, agentId, [fields]);
  return { id: ids[0] ?? '' };
}

/** Adds or changes many questions in the same way. */
export async function addTestQuestions(
  database: Database,
  organizationId: string,
  { agentId, questions }: CheckedRequestOf<typeof importTestQuestions>,
): Promise<{ added: number; changed: number }> {
  const { added, changed } = await storeTestQuestions(database, organizationId, agentId, questions);
  return { added, changed };
}

/**
 * Questions that differ only in case count as the same question. Returns the ids in the order of the questions, without
 * duplicates.
 */
async function storeTestQuestions(
  database: Database,
  organizationId: string,
  agentId: string,
  questions: readonly Fields[],
): Promise<{ ids: string[]; added: number; changed: number }> {
  await requireAgent(database, organizationId, agentId);
  return database.db.transaction().execute(async (transaction) => {
    await runSoon(transaction, agentId);
    const rows = await transaction
      .selectFrom('test_questions')
      .select(['id', 'question', 'words', 'document'])
      .where('agent_id', '=', agentId)
      .execute();
    const known = new Map(rows.map((row) => [keyOf(row), row]));
    const wanted = new Map(questions.map((one) => [keyOf(one), one]));
    const ids: string[] = [];
    let added = 0;
    let changed = 0;
    const at = Date.now();
    for (const [key, one] of wanted) {
      const before = known.get(key);
      if (before === undefined) {
        // The times reflect the order in the file.
        ids.push(await insertTestQuestion(transaction, agentId, one, new Date(at + added)));
        added += 1;
        continue;
      }
      ids.push(before.id);
      if (before.words !== one.words || before.document !== one.document) {
        const change = { words: one.words, document: one.document, ...UNTESTED, changed_at: now() };
        await transaction.updateTable('test_questions').set(change).where('id', '=', before.id).execute();
        changed += 1;
      }
    }
    await requireRoom(transaction, agentId);
    return { ids, added, changed };
  });
}

const keyOf = ({ question }: Pick<Fields, 'question'>) => question.trim().toLowerCase();

async function insertTestQuestion(
  db: Kysely<Tables>,
  agentId: string,
  { question, words, document }: Fields,
  at: Date,
): Promise<string> {
  const id = randomUUID();
  const created_at = at.toISOString();
  const row = { id, agent_id: agentId, question, words, document, created_at, changed_at: created_at };
  await db.insertInto('test_questions').values(row).execute();
  return id;
}

/** Call this after the insert, so that the last insert is refused, however many instances there are. */
async function requireRoom(db: Kysely<Tables>, agentId: string): Promise<void> {
  const { count } = await db
    .selectFrom('test_questions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow();
  if (Number(count) <= TEST_QUESTIONS_MAX) return;
  throw new ApiError(409, `An agent has at most ${TEST_QUESTIONS_MAX} test questions. Please delete some first.`);
}

export async function changeTestQuestion(
  { db }: Database,
  organizationId: string,
  { id, question, words, document }: CheckedRequestOf<typeof updateTestQuestion>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const agentId = await agentOf(transaction, organizationId, id);
    await runSoon(transaction, agentId);
    const change = { question, words, document, ...UNTESTED, changed_at: now() };
    await transaction.updateTable('test_questions').set(change).where('id', '=', id).execute();
  });
}

export async function removeTestQuestion({ db }: Database, organizationId: string, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await agentOf(transaction, organizationId, id);
    await transaction.deleteFrom('test_questions').where('id', '=', id).execute();
  });
}

/** Returns the agent of a test question. Throws 404 unless it is the organization's. */
async function agentOf(db: Kysely<Tables>, organizationId: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('test_questions')
    .innerJoin('agents', 'agents.id', 'test_questions.agent_id')
    .select('agent_id')
    .where('test_questions.id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!row) throw notFound('test question');
  return row.agent_id;
}

/** The value of `noticed` for a run that does not depend on a change to the agent. */
export const WANTED = '';

/**
 * Plans a run of the agent's test questions, even when nothing about the agent has changed. To avoid deadlocks, call it
 * before changing the questions: when a run ends, it takes its locks in the same order.
 */
export async function runSoon(db: Kysely<Tables>, agentId: string): Promise<void> {
  const due = { due_at: now(), noticed: WANTED };
  await db
    .insertInto('test_runs')
    .values({ agent_id: agentId, ...due })
    .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(due))
    .execute();
}
