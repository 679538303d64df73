import { readConfig } from '../config/config';
import { StartupError } from '../config/read-settings';
import { reasonOf } from '../database/database-trouble';
import { isFilesAway } from '../files/files-away';
import { backUp, restore } from './backup';
import { filesElsewhere, notBackedUp, notRestored } from './count-files';

const [action, file] = process.argv.slice(2);

try {
  if ((action !== 'backup' && action !== 'restore') || !file) {
    throw new StartupError('Name a file: npm run backup -- FILE, or npm run restore -- FILE.');
  }
  const config = readConfig(process.env);
  const bucket = config.s3?.bucket ?? null;
  let notes: string;
  if (action === 'backup') {
    await backUp(config, file);
    console.log(`All data is in ${file}${bucket === null ? '' : ', except files in S3'}.`);
    notes = notBackedUp(await filesElsewhere(config), bucket);
  } else {
    await restore(config, file);
    console.log(
      `Restored all data from ${file}. Restart the server if the backup is from another one: its sessions are signed with another secret.`,
    );
    notes = notRestored(await filesElsewhere(config), bucket);
  }
  if (notes !== '') console.log(notes);
} catch (error) {
  if (isFilesAway(error)) {
    console.error(`S3 did not list the files that no backup contains: ${reasonOf((error as Error).cause)}.`);
  } else if (error instanceof StartupError) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
