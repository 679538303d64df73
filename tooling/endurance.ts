/** `npm run test:endurance`: the server's tests that repeat a fault many times, on a machine with nothing else to do. */
import { runCommand } from './run-command.mjs';

process.env['OUTAGE_ROUNDS'] = '50';
process.exitCode = await runCommand('npm', ['--silent', '--prefix', 'server', 'test', '--', 'database-outage']);
