import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addCounts } from '../../src/conversations/daily-counts';
import { openDatabase } from '../../src/database/database';

/**
 * One word for each case: in most messages, in every fiftieth conversation, in a single one, and only in the oldest
 * twentieth of them.
 */
export const BENCH_WORDS = { common: 'wa', rare: 'seldomword', single: 'onlyword', old: 'formerword' } as const;

interface Wanted {
  readonly conversations: number;
  /** Messages per conversation; an even number. */
  readonly messages: number;
  /** Every tenth conversation belongs to the second agent. */
  readonly agentIds: readonly [string, string];
}

const VOCABULARY = 20_000;
const WORDS = 12;
const CONVERSATIONS_AT_ONCE = 200;
const OUTCOMES = ['answered', 'answered', 'answered', 'unsure', 'not-found'] as const;

type DatabaseConfig = Parameters<typeof openDatabase>[0];

/** Writes an organization's conversations directly into its database, each ten seconds after the previous one. */
export async function fillConversations(config: DatabaseConfig, wanted: Wanted): Promise<void> {
  const database = await openDatabase(config);
  const { db } = database;
  const agent = db.selectFrom('agents').select('organization_id').where('id', '=', wanted.agentIds[0]);
  const { organization_id } = await agent.executeTakeFirstOrThrow();
  const begin = Date.now() - wanted.conversations * 10_000;
  for (let from = 0; from < wanted.conversations; from += CONVERSATIONS_AT_ONCE) {
    const made = Array.from({ length: Math.min(CONVERSATIONS_AT_ONCE, wanted.conversations - from) }, (_, at) =>
      makeConversation(wanted, organization_id, from + at, begin),
    );
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('conversations')
        .values(made.map(({ conversation }) => conversation))
        .execute();
      const messages = made.flatMap((one) => one.messages);
      for (let at = 0; at < messages.length; at += 1000) {
        await transaction
          .insertInto('messages')
          .values(messages.slice(at, at + 1000))
          .execute();
      }
    });
  }
  for (let ago = 0; ago < 30; ago++) {
    const at = new Date(Date.now() - ago * 86_400_000);
    for (const agent_id of wanted.agentIds) {
      const times = Object.fromEntries(Array.from({ length: 100 }, (_, step) => [`reply-${step + 50}`, step]));
      await addCounts(db, { organization_id, agent_id }, at, {
        conversations: 500,
        questions: 2500,
        answered: 2000,
        ...times,
      });
    }
  }
  await sql`analyze`.execute(db);
  await db.destroy();
}

function makeConversation(wanted: Wanted, organization_id: string, number: number, begin: number) {
  const id = randomUUID();
  const when = begin + number * 10_000;
  const at = new Date(when).toISOString();
  const messages = Array.from({ length: wanted.messages }, (_, position) => {
    const words = Array.from({ length: WORDS }, wordOf);
    if (position === 0 && number % 50 === 7) words.push(BENCH_WORDS.rare);
    if (position === 0 && number === 11) words.push(BENCH_WORDS.single);
    if (position === 0 && number < wanted.conversations / 20) words.push(BENCH_WORDS.old);
    const isVisitor = position % 2 === 0;
    return {
      id: randomUUID(),
      organization_id,
      conversation_row_id: id,
      position,
      sender: isVisitor ? ('visitor' as const) : ('agent' as const),
      text: words.join(' '),
      sources: isVisitor ? null : '[]',
      outcome: isVisitor ? null : ('answered' as const),
      created_at: at,
    };
  });
  return {
    conversation: {
      id,
      organization_id,
      agent_id: wanted.agentIds[number % 10 === 0 ? 1 : 0],
      conversation_id: id,
      site: 'https://shop.example',
      visitor_id: null,
      visitor_name: 'Visitor',
      first_question: messages[0]?.text ?? '',
      messages: messages.length,
      last_activity: at,
      activity: when * 1000,
      outcome: [3, 10].includes(number % 1000) ? ('person' as const) : (OUTCOMES[number % OUTCOMES.length] ?? null),
      terms: [...new Set(messages.flatMap(({ text }) => text.split(' ')))].join(' '),
      created_at: at,
    },
    messages,
  };
}

/** Returns a word; as in real texts, the second word is half as frequent as the first, and so on. */
function wordOf(): string {
  const rank = Math.floor(VOCABULARY ** Math.random()) - 1;
  let word = '';
  for (let left = rank; left >= 0; left = Math.floor(left / 26) - 1)
    word = String.fromCharCode(97 + (left % 26)) + word;
  return `w${word}`;
}
