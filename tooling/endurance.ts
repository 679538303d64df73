/**
 * `npm run test:endurance`: runs the server's tests that take minutes and need an idle machine: faults repeated
 * many times, with limits in seconds for the recovery from them, and more questions, some about long documents.
 */
import { runCommand } from './run-command.mjs';

process.env['OUTAGE_ROUNDS'] = '50';
process.env['ENDURANCE'] = '1';
process.exitCode = await runCommand('npm', [
  ...['--silent', '--prefix', 'server', 'test', '--'],
  ...['database-outage', 'behind-nginx', 'answers.test'],
]);
