import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database';
import { createTables } from './migrations/0001-create-tables';
import { keepPassageVectors } from './migrations/0002-keep-passage-vectors';
import { createHubTables } from './migrations/0003-create-hub-tables';
import { allowedSites } from './migrations/0004-allowed-sites';
import { passageEmbeddings } from './migrations/0005-passage-embeddings';
import { notificationSubject } from './migrations/0006-notification-subject';
import { mails } from './migrations/0007-mails';
import { rateLimits } from './migrations/0010-rate-limits';
import { conversationNotices } from './migrations/0011-conversation-notices';
import { sessionsAndPeople } from './migrations/0012-sessions-and-people';
import { hubDisplayNames } from './migrations/0013-hub-display-names';
import { instances } from './migrations/0020-instances';
import { fairShares } from './migrations/0021-fair-shares';
import { revisions } from './migrations/0022-revisions';
import { mailReferences } from './migrations/0023-mail-references';
import { conversations } from './migrations/0024-conversations';
import { answersAndAlerts } from './migrations/0025-answers-and-alerts';
import { clientReports } from './migrations/0026-client-reports';
import { questionAskers } from './migrations/0027-question-askers';
import { waitingPersonNotices } from './migrations/0028-waiting-person-notices';
import { summaryMails } from './migrations/0029-summary-mails';
import { indexedShare } from './migrations/0030-indexed-share';
import { websites } from './migrations/0031-websites';
import { embeddingModels } from './migrations/0032-embedding-models';
import { modelUsage } from './migrations/0033-model-usage';
import { shortLinks } from './migrations/0034-short-links';
import { codeStylesAndTags } from './migrations/0035-code-styles-and-tags';

/** Kysely's own name for the list of steps that a database has taken. */
const STEPS_TAKEN = 'kysely_migration';

/** Every step the tables ever took, in order. A step that has been released is never changed again. */
export function migrationSteps({ engine }: Pick<Database, 'engine'>): Record<string, Migration> {
  return {
    '0001-create-tables': createTables(engine),
    '0002-keep-passage-vectors': keepPassageVectors(engine),
    '0003-create-hub-tables': createHubTables,
    '0004-allowed-sites': allowedSites,
    '0005-passage-embeddings': passageEmbeddings(engine),
    '0006-notification-subject': notificationSubject,
    '0007-mails': mails,
    '0010-rate-limits': rateLimits(engine),
    '0011-conversation-notices': conversationNotices,
    '0012-sessions-and-people': sessionsAndPeople,
    '0013-hub-display-names': hubDisplayNames,
    '0020-instances': instances(engine),
    '0021-fair-shares': fairShares,
    '0022-revisions': revisions(engine),
    '0023-mail-references': mailReferences,
    '0024-conversations': conversations(engine),
    '0025-answers-and-alerts': answersAndAlerts(engine),
    '0026-client-reports': clientReports,
    '0027-question-askers': questionAskers,
    '0028-waiting-person-notices': waitingPersonNotices,
    '0029-summary-mails': summaryMails,
    '0030-indexed-share': indexedShare,
    '0031-websites': websites,
    '0032-embedding-models': embeddingModels(engine),
    '0033-model-usage': modelUsage,
    '0034-short-links': shortLinks(engine),
    '0035-code-styles-and-tags': codeStylesAndTags,
  };
}

/** Brings the tables up to date, from those of any earlier release. Refuses those of a later one. */
export async function migrateToLatest(database: Database): Promise<void> {
  const steps = migrationSteps(database);
  await refuseLaterSteps(database, Object.keys(steps));
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => steps },
    // Steps are written side by side, and a database may have taken a later one first.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** This release would damage tables that it does not know. */
async function refuseLaterSteps({ db }: Database, known: readonly string[]): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === STEPS_TAKEN)) return;
  const taken = await sql<{ name: string }>`select name from ${sql.table(STEPS_TAKEN)}`.execute(db);
  const later = taken.rows.find(({ name }) => !known.includes(name));
  if (!later) return;
  throw new Error(
    `it was written by a later release of Frontdesk (step ${later.name}). Start that release, or restore a backup`,
  );
}
