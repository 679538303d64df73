/**
 * `npm run bench`: measures the built server and site. `-- hub`, `-- throughput`, `-- conversations`, `-- questions`,
 * `-- redirect`, `-- scale` (never measured without its name) or `-- pages` measures only that. `-- pages --against
 * RELEASE` compares the pages of the built site with those of a stored release or commit (`npm run compose --
 * --releases`). With DATABASE_URL, throughput, conversations and questions use that PostgreSQL instead of SQLite.
 * Redirects use both.
 */
import { parseArgs } from 'node:util';
import { benchConversations } from './bench/conversations';
import { benchHub } from './bench/hub';
import { benchPages } from './bench/pages';
import { benchAgainst } from './bench/pages/against';
import { benchQuestions } from './bench/questions';
import { benchRedirect } from './bench/redirect';
import { benchScale } from './bench/scale';
import { benchThroughput } from './bench/throughput';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  hub: benchHub,
  throughput: () => benchThroughput(process.env['DATABASE_URL'] ?? null),
  conversations: () => benchConversations(process.env['DATABASE_URL'] ?? null),
  questions: () => benchQuestions(process.env['DATABASE_URL'] ?? null),
  redirect: benchRedirect,
  scale: () => benchScale(process.env['DATABASE_URL'] ?? null),
  pages: benchPages,
};

const { values, positionals: asked } = parseArgs({ options: { against: { type: 'string' } }, allowPositionals: true });
const unknown = asked.find((name) => !(name in BENCHES));
if (values.against !== undefined) {
  if (asked.join() === 'pages') await benchAgainst(values.against, Number(process.env['BENCH_ROUNDS'] ?? 7));
  else refuse('--against is for the pages: npm run bench -- pages --against RELEASE.');
} else if (unknown === undefined) {
  for (const name of asked.length > 0 ? asked : Object.keys(BENCHES).filter((name) => name !== 'scale'))
    await BENCHES[name]?.();
} else {
  refuse(`Unknown bench: ${unknown}. Choose from: ${Object.keys(BENCHES).join(', ')}.`);
}

function refuse(problem: string): void {
  console.error(problem);
  process.exitCode = 1;
}
