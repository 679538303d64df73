/**
 * `npm run bench`: measures the built server. `-- hub`, `-- throughput`, `-- conversations` or `-- redirect` measures only that;
 * DATABASE_URL names the PostgreSQL that throughput and conversations are measured on instead of SQLite. Redirects are
 * measured on both.
 */
import { benchConversations } from './bench/conversations';
import { benchHub } from './bench/hub';
import { benchRedirect } from './bench/redirect';
import { benchThroughput } from './bench/throughput';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  hub: benchHub,
  throughput: () => benchThroughput(process.env['DATABASE_URL'] ?? null),
  conversations: () => benchConversations(process.env['DATABASE_URL'] ?? null),
  redirect: benchRedirect,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in BENCHES));
if (unknown === undefined) {
  for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) await BENCHES[name]?.();
} else {
  console.error(`There is no bench ${unknown}. Choose from: ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 1;
}
