import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../src/database/database';

interface Wanted {
  /** One of the organization's agents, which the others copy. */
  readonly agentId: string;
  /** How many of each kind to add. */
  readonly agents: number;
  readonly codes: number;
}

type DatabaseConfig = Parameters<typeof openDatabase>[0];

const AT_ONCE = 500;

/**
 * Writes an organization's agents and saved codes directly into its database, each a second older than the previous
 * one.
 */
export async function fillLists(config: DatabaseConfig, { agentId, agents, codes }: Wanted): Promise<void> {
  const { db } = await openDatabase(config);
  const { revision, ...agent } = await db
    .selectFrom('agents')
    .selectAll()
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  const begin = Date.now();
  const timeOf = (at: number) => new Date(begin - at * 1000).toISOString();
  await inParts(agents, (numbers) =>
    db
      .insertInto('agents')
      .values(
        numbers.map((at) => ({
          ...agent,
          id: randomUUID(),
          name: `Agent ${at}`,
          client_id: null,
          created_at: timeOf(at),
        })),
      )
      .execute(),
  );
  await inParts(codes, (numbers) =>
    db
      .insertInto('qr_codes')
      .values(numbers.map((at) => codeOf(agent.organization_id, at, timeOf(at))))
      .execute(),
  );
  await db.destroy();
}

function codeOf(organization_id: string, at: number, created_at: string) {
  const id = randomUUID();
  const [name, type] = [`Code ${at}`, 'Url'];
  const payload = JSON.stringify({ Url: `https://example.com/${at}`, Name: name, Type: type, Id: id });
  return { id, organization_id, name, type, payload, created_at };
}

async function inParts(count: number, insert: (numbers: readonly number[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    await insert(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at));
  }
}
