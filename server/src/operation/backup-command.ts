import { readConfig } from '../config/config';
import { StartupError } from '../config/read-settings';
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
      `Restored all data from ${file}. Restart the server if the backup is from another one: its sessions are signed with another secret.`,
    );
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
