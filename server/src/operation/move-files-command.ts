import { readConfig } from '../config/config';
import { StartupError } from '../config/read-settings';
import { reasonOf } from '../database/database-trouble';
import { isFilesAway } from '../files/files-away';
import { moveFiles, sentencesOf } from './move-files';

try {
  const result = await moveFiles(readConfig(process.env), (moved) => console.log(`${moved} moved …`));
  console.log(sentencesOf(result));
  if (result.damaged.length > 0) process.exitCode = 1;
} catch (error) {
  if (isFilesAway(error)) {
    console.error(`S3 failed: ${reasonOf((error as Error).cause)}. Nothing is lost; run the command again.`);
  } else if (error instanceof StartupError) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}
