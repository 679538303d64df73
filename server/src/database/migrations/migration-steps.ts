import type { Migration } from 'kysely';
import type { Engine } from '../engine';
import { createTables } from './0001-create-tables';
import { keepPassageVectors } from './0002-keep-passage-vectors';
import { createHubTables } from './0003-create-hub-tables';
import { allowedSites } from './0004-allowed-sites';
import { passageEmbeddings } from './0005-passage-embeddings';
import { notificationSubject } from './0006-notification-subject';
import { mails } from './0007-mails';
import { rateLimits } from './0010-rate-limits';
import { conversationNotices } from './0011-conversation-notices';
import { sessionsAndPeople } from './0012-sessions-and-people';
import { hubDisplayNames } from './0013-hub-display-names';
import { instances } from './0020-instances';
import { fairShares } from './0021-fair-shares';
import { revisions } from './0022-revisions';
import { mailReferences } from './0023-mail-references';
import { conversations } from './0024-conversations';
import { answersAndAlerts } from './0025-answers-and-alerts';
import { clientReports } from './0026-client-reports';
import { questionAskers } from './0027-question-askers';
import { waitingPersonNotices } from './0028-waiting-person-notices';
import { summaryMails } from './0029-summary-mails';
import { indexedShare } from './0030-indexed-share';
import { websites } from './0031-websites';
import { embeddingModels } from './0032-embedding-models';
import { modelUsage } from './0033-model-usage';
import { shortLinks } from './0034-short-links';
import { codeStylesAndTags } from './0035-code-styles-and-tags';
import { demonstrations } from './0036-demonstrations';
import { widgetTheme } from './0037-widget-theme';
import { unwantedDemonstrations } from './0038-unwanted-demonstrations';
import { previews } from './0039-previews';
import { embeddingPauses } from './0040-embedding-pauses';
import { pageAttempts } from './0041-page-attempts';
import { crawlTurns } from './0042-crawl-turns';
import { deletedTerms } from './0043-deleted-terms';
import { scanBatches } from './0044-scan-batches';
import { quickDeletion } from './0045-quick-deletion';

/** Every step the tables ever took, in order. One that has landed is never changed again (README.md). */
export function migrationSteps(engine: Engine): Record<string, Migration> {
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
    '0036-demonstrations': demonstrations,
    '0037-widget-theme': widgetTheme,
    '0038-unwanted-demonstrations': unwantedDemonstrations,
    '0039-previews': previews,
    '0040-embedding-pauses': embeddingPauses,
    '0041-page-attempts': pageAttempts,
    '0042-crawl-turns': crawlTurns,
    '0043-deleted-terms': deletedTerms(engine),
    '0044-scan-batches': scanBatches,
    '0045-quick-deletion': quickDeletion(engine),
  };
}
