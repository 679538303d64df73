import type { Migration } from 'kysely';
import type { Engine } from '../engine';
import { accounts } from './0001-accounts';
import { agents } from './0002-agents';
import { conversations } from './0003-conversations';
import { answers } from './0004-answers';
import { codes } from './0005-codes';
import { revisions } from './0006-revisions';
import { repliesAndTests } from './0007-replies-and-tests';
import { reading } from './0008-reading';
import { embeddingQueue } from './0009-embedding-queue';
import { ownersTests } from './0010-owners-tests';
import { documentBatches } from './0011-document-batches';
import { openingHours } from './0012-opening-hours';
import { personsInChats } from './0013-persons-in-chats';
import { waitingVisitors } from './0014-waiting-visitors';
import { workOnConversations } from './0015-work-on-conversations';
import { numbersOfPeople } from './0016-numbers-of-people';
import { placesOfConversations } from './0017-places-of-conversations';
import { linkRules } from './0018-link-rules';
import { linkChecks } from './0019-link-checks';
import { releases } from './0020-releases';
import { apiKeys } from './0021-api-keys';
import { tenants } from './0022-tenants';
import { webhooks } from './0023-webhooks';
import { releaseTokens } from './0024-release-tokens';
import { eventsOfDocuments } from './0025-events-of-documents';
import { languageOfUsers } from './0026-language-of-users';
import { saidMessages } from './0027-said-messages';
import { wantedBefore } from './0028-wanted-before';

/** Every step the tables ever took, in order. A step that has landed is never changed again (CONTRIBUTING.md). */
export const migrationSteps = (engine: Engine): Record<string, Migration> => ({
  '0001-accounts': accounts(engine),
  '0002-agents': agents(engine),
  '0003-conversations': conversations(engine),
  '0004-answers': answers(engine),
  '0005-codes': codes(engine),
  '0006-revisions': revisions(engine),
  '0007-replies-and-tests': repliesAndTests,
  '0008-reading': reading,
  '0009-embedding-queue': embeddingQueue,
  '0010-owners-tests': ownersTests,
  '0011-document-batches': documentBatches,
  '0012-opening-hours': openingHours,
  '0013-persons-in-chats': personsInChats,
  '0014-waiting-visitors': waitingVisitors,
  '0015-work-on-conversations': workOnConversations(engine),
  '0016-numbers-of-people': numbersOfPeople,
  '0017-places-of-conversations': placesOfConversations,
  '0018-link-rules': linkRules,
  '0019-link-checks': linkChecks,
  '0020-releases': releases,
  '0021-api-keys': apiKeys,
  '0022-tenants': tenants(engine),
  '0023-webhooks': webhooks,
  '0024-release-tokens': releaseTokens,
  '0025-events-of-documents': eventsOfDocuments(engine),
  '0026-language-of-users': languageOfUsers,
  '0027-said-messages': saidMessages,
  '0028-wanted-before': wantedBefore,
});
