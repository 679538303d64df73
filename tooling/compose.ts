/** `npm run compose`: composes `dist/` from the builds and choices. `read-compose-arguments.ts` lists the options. */
import { answerJson } from './releases/compose-json';
import { composeSite, siteWarnings } from './releases/compose-site';
import { readComposeArguments } from './releases/read-compose-arguments';
import { previewLinks, releaseList } from './releases/release-list';
import { readReleaseLog } from './releases/release-log';
import { sitePaths } from './releases/site-paths';

try {
  const args = process.argv.slice(2);
  if (args[0] === '--json') await answerJson();
  else await compose(args);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function compose(args: readonly string[]): Promise<void> {
  const { changes, isList } = readComposeArguments(args);
  if (isList) return console.log(releaseList(await readReleaseLog(sitePaths().store)));
  const log = await composeSite({ changes });
  for (const link of previewLinks(changes, log)) console.log(link);
  for (const warning of siteWarnings(log)) console.warn(warning);
  console.log('dist/ is composed.');
}
