import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAgentSettings } from '@frontdesk/shared/endpoints/agent-settings';
import { DOCUMENT_STATUS } from '@frontdesk/shared/endpoints/document';
import type { Answer } from '../../src/answers/answer';
import {
  type Answering,
  type AnsweringAgent,
  answerQuestion,
  createAnswering,
} from '../../src/chat/answer/answer-question';
import type { MessageContext } from '../../src/chat/model/answer-with-model';
import { LanguageModel } from '../../src/chat/model/language-model';
import type { LanguageModelConfig } from '../../src/config/language-model-config';
import { type Database, openDatabase } from '../../src/database/database';
import { extractPassages } from '../../src/documents/extract/extract-passages';
import { embedPassage } from '../../src/passages/embeddings/embedder';
import { CachedEmbedder } from './cached-embedder';
import { testConfig } from './test-app';

const now = new Date().toISOString();
/** The context of a question. */
export type Circumstances = Partial<Pick<MessageContext, 'earlier'>>;

const UNENDING = new AbortController().signal;
const ORGANIZATION = { organization_id: 'desk' };

/**
 * A database with the documents of many question sets, filled without the app. A measurement takes only seconds,
 * because embeddings are cached between runs.
 */
export class AnswerDesk {
  readonly answering: Answering;

  private constructor(
    readonly database: Database,
    readonly embedder: CachedEmbedder,
    private readonly dataDir: string,
    model: LanguageModelConfig | null,
  ) {
    const logFailure = (failure: unknown) => {
      throw failure;
    };
    this.answering = createAnswering({
      database,
      embedder,
      // A busy machine must not change an answer.
      meaningMs: 120_000,
      model: model && measuredModel(model, database),
      logFailure,
    });
  }

  /** Opens a desk on SQLite, or on the PostgreSQL database at an address. */
  static async open(databaseUrl: string | null = null, model: LanguageModelConfig | null = null): Promise<AnswerDesk> {
    const dataDir = await mkdtemp(join(tmpdir(), 'answer-desk-'));
    const config = { ...testConfig(dataDir), databaseUrl };
    const database = await openDatabase(config);
    await database.db.insertInto('organizations').values({ id: 'desk', name: 'Desk', created_at: now }).execute();
    return new AnswerDesk(database, new CachedEmbedder(config.embeddingWorker), dataDir, model);
  }

  /** Asks in a separate conversation. */
  ask(agentId: string, question: string, { earlier = [] }: Circumstances = {}): Promise<Answer> {
    const settings = readAgentSettings(null);
    const agent: AnsweringAgent = {
      id: agentId,
      name: 'Rosa',
      organizationId: 'desk',
      answersVersion: 0,
      modelName: '',
      offersPerson: false,
      openingHours: null,
      place: null,
      settings,
    };
    const subjects = { conversation: '', visitor: '', agent: agentId, server: '' };
    const context = { subjects, askedAt: new Date(), signal: UNENDING, onText: null };
    return answerQuestion(this.answering, agent, question, { ...context, earlier });
  }

  /** Stores an agent whose documents have already been read and embedded. Returns the agent's id. */
  async addAgent(documents: Readonly<Record<string, Buffer>>): Promise<string> {
    const id = randomUUID();
    const settings = { configuration: '', model_name: '', enabled: 1 as const, client_is_active: 1 as const };
    await this.database.db
      .insertInto('agents')
      .values({ ...ORGANIZATION, ...settings, id, name: 'Rosa', description: '', created_at: now })
      .execute();
    for (const [name, bytes] of Object.entries(documents)) await this.#addDocument(id, name, bytes);
    return id;
  }

  async #addDocument(agentId: string, name: string, bytes: Buffer): Promise<void> {
    const { db } = this.database;
    const id = randomUUID();
    const file = { name, size: bytes.length, sha256: '', type: 1, status: DOCUMENT_STATUS.ready };
    await db
      .insertInto('documents')
      .values({ ...ORGANIZATION, ...file, id, agent_id: agentId, document_id: id, created_at: now, changed_at: now })
      .execute();
    for (const [position, passage] of (await extractPassages(name, bytes)).entries()) {
      const isKnown = this.embedder.knows(passage.language);
      const embeddings = isKnown ? await embedPassage(this.embedder, passage, 'document') : null;
      const own = { ...ORGANIZATION, document_row_id: id, agent_id: agentId, position };
      await db
        .insertInto('passages')
        .values({ ...passage, ...embeddings, ...own })
        .execute();
    }
  }

  async close(): Promise<void> {
    await this.embedder.close();
    await this.database.db.destroy();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

/** The operator's language model without limits. A failure stops the measurement, because the result would be wrong. */
function measuredModel(config: LanguageModelConfig, database: Database) {
  const none = { replies: 1e9, tokens: 1e12 };
  const limits = { conversation: none, visitor: none, agent: none, server: none };
  const languageModel = new LanguageModel({ ...config, replyMs: 60_000, limits }, database, () => {});
  const announce = async (_: unknown, kind: string) => {
    throw new Error(`The model failed: ${kind}`);
  };
  return { database, languageModel, notices: { announce } };
}
