/**
 * `npm run bench`: measures the built server and site. `-- hub`, `-- throughput`, `-- conversations`, `-- questions`,
 * `-- redirect`, `-- scale` (only when named) or `-- pages` measures only that. With DATABASE_URL, throughput, conversations and questions use that
 * PostgreSQL instead of SQLite. Redirects use both.
 */
import { benchConversations } from './bench/conversations';
import { benchHub } from './bench/hub';
import { benchPages } from './bench/pages';
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

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in BENCHES));
if (unknown === undefined) {
  for (const name of asked.length > 0 ? asked : Object.keys(BENCHES).filter((name) => name !== 'scale'))
    await BENCHES[name]?.();
} else {
  console.error(`Unknown bench: ${unknown}. Choose from: ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 1;
}
