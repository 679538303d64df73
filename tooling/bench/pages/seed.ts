import { readConfig } from '../../../server/src/config/config';
import { fillLists } from '../../../server/test/support/fill-lists';
import type { BenchServer } from '../bench-server';

const AT_ONCE = 20;
/** The most records created through the API. More are written to the database, which is a hundred times faster. */
const BY_CALLS_MAX = 10;

/** Registers an owner with `agents` agents, at least one, and `codes` saved codes. Returns her session token. */
export async function seed(
  server: BenchServer,
  { name, agents, codes }: { readonly name: string; readonly agents: number; readonly codes: number },
): Promise<string> {
  const token = await server.signUp(name);
  await repeat(Math.min(agents, BY_CALLS_MAX), (at) =>
    server.call(token, '/api/bot/create', { name: `Agent ${at}`, description: 'Answers guests.', enabled: true }),
  );
  await repeat(Math.min(codes, BY_CALLS_MAX), (at) =>
    // It returns no body.
    server
      .call(token, '/api/qr/save', { Name: `Code ${at}`, Type: 'Url', Url: `https://example.com/${at}` })
      .catch(ignoreEmpty),
  );
  const further = { agents: Math.max(0, agents - BY_CALLS_MAX), codes: Math.max(0, codes - BY_CALLS_MAX) };
  if (further.agents + further.codes > 0) {
    const [first] = (await server.call(token, '/api/bot/getBots')) as { id: string }[];
    await fillLists(readConfig({ DATA_DIR: server.dataDir }), { ...further, agentId: first?.id ?? '' });
    // The earlier connections may have been closed.
    await server.call(token, '/api/bot/getBots').catch(() => null);
  }
  return token;
}

async function repeat(times: number, make: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const work = async () => {
    while (next < times) await make(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function ignoreEmpty(error: unknown): void {
  if (!(error instanceof SyntaxError)) throw error;
}
