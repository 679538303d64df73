import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readAgentSettings } from '@frontdesk/shared/endpoints/agent-settings';
import type { Selectable } from 'kysely';
import { type Answering, type AnsweringAgent, answerQuestion } from '../chat/answer/answer-question';
import type { Database } from '../database/database';
import type { TestQuestionsTable } from '../database/schema/conversation-tables';
import { readHours } from '../hours/hours-routes';
import { whileClaimed } from '../jobs/lease';
import { type Job, Worker } from '../jobs/worker';
import { isAsExpected, namesOf } from './judge-reply';
import { WANTED } from './test-question-store';

const LEASE_MS = 60_000;

type TestQuestion = Selectable<TestQuestionsTable>;

/** A claimed run of an agent's test questions. */
interface Run {
  readonly agentId: string;
  /** The agent's version when the run was claimed. */
  readonly version: string;
  readonly dueAt: string;
  readonly claim: number;
  /** Whether to run it even if nothing has changed. */
  readonly isWanted: boolean;
  readonly basis: string;
}

interface Result {
  readonly question: TestQuestion;
  readonly passed: boolean;
  readonly reply: string;
  readonly outcome: NonNullable<TestQuestion['outcome']>;
  readonly names: readonly string[];
}

/** Null if nothing on which replies depend has changed. */
type Results = {
  readonly organizationId: string;
  readonly basis: string;
  readonly results: readonly Result[];
} | null;

/**
 * Asks the test questions of agents that have changed, one agent and one question at a time. Replies are neither stored
 * as conversations nor counted in statistics. A language model writes them only while less than half of the agent's
 * daily limit is used, to leave the rest to visitors; after that, replies consist of the documents' own words.
 */
export class TestRuns implements Job<Run, Results> {
  readonly idleMs: number;
  readonly pauses;
  readonly lease = { everyMs: LEASE_MS / 4, extend: (run: Run) => this.#extend(run) };
  readonly #worker: Worker<Run, Results>;

  constructor(
    private readonly database: Database,
    private readonly answering: Answering,
    logFailure: (failure: unknown) => void,
    /** Called when an agent has new results. */
    private readonly onRan: (organizationId: string) => void,
    /** How often to look for changed agents, and how long to wait after a change, which is often followed by others. */
    private readonly lookMs: number,
  ) {
    this.idleMs = lookMs;
    this.pauses = { firstMs: lookMs, mostMs: 300_000 };
    this.#worker = new Worker(this, logFailure);
  }

  wake(): void {
    this.#worker.wake();
  }

  close(): Promise<void> {
    return this.#worker.close();
  }

  async claim(): Promise<Run | null> {
    const now = new Date();
    for (const row of await this.#agents(now)) {
      const version = `${row.revision}.${row.documents}.${row.newest ?? 0}`;
      const isWanted = row.noticed === WANTED;
      if (!isWanted && row.noticed !== version) {
        const due_at = new Date(now.getTime() + this.lookMs).toISOString();
        await this.#set(row.agentId, row.claims, { noticed: version, due_at });
        continue;
      }
      if (row.dueAt === null || row.dueAt > now.toISOString() || (!isWanted && Number(row.unread) > 0)) continue;
      const claim = row.claims + 1;
      const lease_until = new Date(now.getTime() + LEASE_MS).toISOString();
      if (!(await this.#set(row.agentId, row.claims, { lease_until, claims: claim }))) continue;
      return { agentId: row.agentId, version, dueAt: row.dueAt, claim, isWanted, basis: row.basis };
    }
    return null;
  }

  async run({ agentId, isWanted, basis: before }: Run, signal: AbortSignal): Promise<Results> {
    const agent = await this.#readAgent(agentId);
    if (!agent || (!isWanted && agent.basis === before)) return null;
    const questions = await this.database.db
      .selectFrom('test_questions')
      .selectAll()
      .where('agent_id', '=', agentId)
      .orderBy('created_at')
      .execute();
    const results: Result[] = [];
    for (const question of questions) {
      signal.throwIfAborted();
      const id = `test ${question.id}`;
      const answer = await answerQuestion(this.answering, agent.asked, question.question, {
        earlier: [],
        subjects: { conversation: id, visitor: id, agent: agentId, server: '' },
        askedAt: new Date(),
        signal,
        onText: null,
      });
      if (answer.isCut) signal.throwIfAborted();
      const { text: reply, outcome } = answer;
      results.push({ question, passed: isAsExpected(answer, question), reply, outcome, names: namesOf(answer) });
      // Visitors' requests come first.
      await nextTurn();
    }
    return { organizationId: agent.asked.organizationId, basis: agent.basis, results };
  }

  async finish({ agentId, claim, dueAt, version }: Run, results: Results): Promise<void> {
    const at = new Date().toISOString();
    const isStored = await whileClaimed(this.database, async (transaction) => {
      // The agent is locked before its runs and questions, in the same order as for a deletion, to avoid deadlocks.
      const agent = transaction.selectFrom('agents').select('id').where('id', '=', agentId);
      await (this.database.engine === 'postgres' ? agent.forKeyShare() : agent).execute();
      const own = transaction.updateTable('test_runs').where('agent_id', '=', agentId).where('claims', '=', claim);
      const before = await transaction
        .selectFrom('test_runs')
        .select(['basis', 'ran_at'])
        .where('agent_id', '=', agentId)
        .where('claims', '=', claim)
        .executeTakeFirst();
      if (!before) return false;
      await own.set({ lease_until: null }).execute();
      // A question that was added in the meantime has planned its own run.
      await own.set({ due_at: null, noticed: version }).where('due_at', '=', dueAt).execute();
      if (results === null) return true;
      // Two runs of an unchanged agent are not compared with each other.
      const isChanged = before.basis !== results.basis;
      const ran_before_at = isChanged && before.basis !== '' ? { ran_before_at: before.ran_at } : {};
      await own.set({ basis: results.basis, ran_at: at, ...ran_before_at }).execute();
      for (const { question, passed, reply, outcome, names } of results.results) {
        const isSame = question.passed !== null && (question.passed === 1) === passed;
        await transaction
          .updateTable('test_questions')
          .set({
            passed: passed ? 1 : 0,
            ...(isChanged && { passed_before: question.passed }),
            ...(!isSame && { since: at }),
            ran_at: at,
            reply,
            outcome,
            names: JSON.stringify(names),
          })
          .where('id', '=', question.id)
          .where('changed_at', '=', question.changed_at)
          .execute();
      }
      return true;
    });
    if (isStored && results) this.onRan(results.organizationId);
  }

  giveBack({ agentId, claim }: Run): Promise<unknown> {
    return this.#set(agentId, claim, { lease_until: null });
  }

  /** Lists the agents with test questions that are not being run, in the order of their planned times. */
  #agents(now: Date) {
    return this.database.db
      .selectFrom('test_runs')
      .innerJoin('agents', 'agents.id', 'test_runs.agent_id')
      .select(['test_runs.agent_id as agentId', 'basis', 'noticed', 'due_at as dueAt', 'claims', 'agents.revision'])
      .select(({ selectFrom }) => {
        const documents = selectFrom('documents').whereRef('documents.agent_id', '=', 'test_runs.agent_id');
        return [
          documents.select(({ fn }) => fn.countAll().as('count')).as('documents'),
          documents.select(({ fn }) => fn.max('documents.revision').as('newest')).as('newest'),
          documents
            .where(({ or, eb }) => or([eb('status', 'in', [0, 1]), eb('indexed_share', 'is not', null)]))
            .select(({ fn }) => fn.countAll().as('count'))
            .as('unread'),
        ];
      })
      .where(({ or, eb }) => or([eb('lease_until', 'is', null), eb('lease_until', '<', now.toISOString())]))
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('test_questions').select('id').whereRef('test_questions.agent_id', '=', 'test_runs.agent_id'),
        ),
      )
      .orderBy('due_at')
      .execute();
  }

  async #set(
    agentId: string,
    claim: number,
    change: Partial<Record<'noticed' | 'due_at' | 'lease_until', string | null>> & { readonly claims?: number },
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.database.db
      .updateTable('test_runs')
      .set(change)
      .where('agent_id', '=', agentId)
      .where('claims', '=', claim)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  #extend({ agentId, claim }: Run): Promise<boolean> {
    return this.#set(agentId, claim, { lease_until: new Date(Date.now() + LEASE_MS).toISOString() });
  }

  /** Reads the agent, with a hash of everything on which its replies depend; null if it was deleted. */
  async #readAgent(agentId: string): Promise<{ asked: AnsweringAgent; basis: string } | null> {
    const { db } = this.database;
    const row = await db
      .selectFrom('agents')
      .select(['id', 'name', 'organization_id as organizationId', 'configuration', 'model_name as modelName'])
      .select(['answers_version as answersVersion', 'offers_person as offersPerson', 'opening_hours as openingHours'])
      .where('id', '=', agentId)
      .executeTakeFirst();
    if (!row) return null;
    const documents = await db
      .selectFrom('documents')
      .select(['id', 'sha256', 'status', 'changed_at'])
      .where('agent_id', '=', agentId)
      .orderBy('id')
      .execute();
    const { embedder, model } = this.answering;
    const replies = [
      row.name,
      row.configuration,
      row.answersVersion,
      row.offersPerson,
      row.openingHours,
      embedder.model,
    ];
    const usedModel = model?.languageModel.modelFor(row.modelName) ?? '';
    const basis = createHash('sha256')
      .update(JSON.stringify([replies, usedModel, documents]))
      .digest('base64url');
    const settings = readAgentSettings(row.configuration);
    const most = model?.languageModel.config.limits.agent;
    const half = (owners: number | null, operators: number | undefined) =>
      Math.floor(Math.min(owners ?? Number.MAX_SAFE_INTEGER, operators ?? Number.MAX_SAFE_INTEGER) / 2);
    const { agent } = settings.limits;
    const limits = {
      ...settings.limits,
      agent: { replies: half(agent.replies, most?.replies), tokens: half(agent.tokens, most?.tokens) },
    };
    return {
      asked: {
        ...row,
        offersPerson: row.offersPerson === 1,
        openingHours: readHours(row.openingHours, agentId),
        place: null,
        settings: { ...settings, limits },
      },
      basis,
    };
  }
}
