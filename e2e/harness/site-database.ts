import path from 'node:path';
import libsql from 'libsql';
import { PATIENCE_MS } from '../../tooling/browser/patience';
import type { Site } from './start-site';

/** Opens the database of a running site, for changes that no call can make. Waits while the server writes; close it after use. */
export const openSiteDatabase = ({ dataDir }: Pick<Site, 'dataDir'>) =>
  new libsql(path.join(dataDir, 'frontdesk.sqlite'), { timeout: PATIENCE_MS });
