/**
 * `npm run test:endurance`: the server's tests that take minutes, on a machine with nothing else to do: faults repeated
 * many times, and more questions, over long documents too.
 */
import { runCommand } from './run-command.mjs';

process.env['OUTAGE_ROUNDS'] = '50';
process.env['ENDURANCE'] = '1';
process.exitCode = await runCommand('npm', [
  ...['--silent', '--prefix', 'server', 'test', '--'],
  ...['database-outage', 'answers.test'],
]);
