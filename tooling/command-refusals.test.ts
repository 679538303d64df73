import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { it } from 'node:test';
import { remoteNames } from './parts';
import { ROOT } from './run-command.mjs';

/** Runs a command of this folder as `npm run` does, and returns its exit code and its output. */
async function run(command: string, args: readonly string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', `tooling/${command}.ts`, ...args], { cwd: ROOT });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const [printed, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, printed, complained };
}

const NAMES = remoteNames().join(', ');

/** Invalid arguments, and the message that explains them. */
const REFUSED = [
  ['dev', '--only nobody', `There is no remote named nobody. Available: ${NAMES}.`],
  ['dev', '--local qr,nobody --from http://localhost:1', `There is no remote named nobody. Available: ${NAMES}.`],
  ['dev', '--local qr', '--local needs --from with the address of the other remotes.'],
  ['dev', '--from localhost:8090', 'localhost:8090 is not an address such as https://host.'],
  ['dev', '--api qr', 'qr is invalid. Write --api team=http://localhost:9000.'],
  ['dev', '--remote qr', "Unknown option '--remote'"],
  ['compose', '--rollout qr=101', '--rollout qr=101 is invalid. Write --rollout qr=10, from 0 to 100.'],
  ['compose', '--halt', '--halt is invalid without a rollout. Write --rollout qr=10 --halt.'],
  ['compose', 'qr', 'qr is invalid. Write name=address, such as qr=https://cdn.example/qr/'],
  ['new-remote', '', 'Use lowercase letters for the name: npm run new:remote -- team'],
  ['new-remote', 'Team', 'Use lowercase letters for the name: npm run new:remote -- team'],
  ['new-remote', 'my--team', 'Use lowercase letters for the name: npm run new:remote -- team'],
  ['new-remote', 'location', 'name must not be location, a word that the browser or the site uses itself.'],
  ['new-remote', 'qr', 'remote-qr already exists.'],
  ['test-nodes', '23', '23 is not a supported Node. Supported: 20, 22, 24, 26.'],
  ['mutate', 'server/src', 'server/src is not among the folders that are mutated: '],
  ['release-version', 'kw 1.2.3', 'There is no remote named kw. Available: '],
  ['release-version', 'next', 'Specify the new version: npm run release-version -- 1.2.3'],
] as const;

/** Starting a command takes longer than its refusal, so `npm test` tries the last refusal of each command, and the full run tries all. */
const isTried = ([command]: (typeof REFUSED)[number], at: number) =>
  process.env['TESTS'] === 'full' || REFUSED[at + 1]?.[0] !== command;

for (const [command, args, sentence] of REFUSED.filter(isTried)) {
  it(`npm run ${command} -- ${args} exits with a message and does nothing`, async () => {
    const { code, printed, complained } = await run(command, args === '' ? [] : args.split(' '));
    assert.equal(complained.slice(0, sentence.length), sentence);
    assert.doesNotMatch(complained, /\n\s+at /);
    assert.equal(printed, '');
    assert.equal(code, 1);
  });
}

it('npm run dev and npm run compose print their usage', async () => {
  const [dev, compose] = await Promise.all([run('dev', ['--only', 'nobody']), run('compose', ['--nothing'])]);
  assert.match(dev.complained, /Usage:\n {2}npm run dev .+\n {2}npm run dev -- --only qr /);
  assert.match(compose.complained, /Usage:\n {2}npm run compose .+\n {2}npm run compose -- qr=https/);
});
