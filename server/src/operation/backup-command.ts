import { readConfig } from '../config';
import { StartupError } from '../read-settings';
import { backUp, restore } from './backup';

const [action, file] = process.argv.slice(2);

try {
  if ((action !== 'backup' && action !== 'restore') || !file) {
    throw new StartupError('Name a file: npm run backup -- FILE, or npm run restore -- FILE.');
  }
  const config = readConfig(process.env);
  if (action === 'backup') {
    await backUp(config, file);
    console.log(`All data is in ${file}.`);
  } else {
    await restore(config, file);
    console.log(
      `All data is that of ${file}. Restart the server when the backup is of another one: it signs sessions with its own secret.`,
    );
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
