import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import type { Agent } from './agent';
import { statusOf } from './document';

/** The four steps from a new agent to one that answers on a site, in order, with their tabs. */
export const SETUP_STEPS = [
  { id: 'documents', tab: 'documents' },
  { id: 'welcome', tab: 'welcome' },
  { id: 'test', tab: 'chat' },
  { id: 'site', tab: 'settings' },
] as const;

export type SetupStepId = (typeof SETUP_STEPS)[number]['id'];

/** What this browser or the server stores about an agent, in addition to the agent itself. */
export interface SetupMarks {
  readonly wasTested: boolean;
  /** Whether the embed code was copied, the pack was downloaded, or a visitor has chatted on a site. */
  readonly isOnSite: boolean;
}

export function doneSteps(
  { documents, welcome, chatOptions }: Pick<Agent, 'documents' | 'welcome' | 'chatOptions'>,
  { wasTested, isOnSite }: SetupMarks,
): ReadonlySet<SetupStepId> {
  const isOurServer = chatOptions !== null;
  // Only our server reports 'ready'; on others any document that did not fail counts.
  const isUsable = isOurServer ? ['ready'] : ['queued', 'processing', 'ready', 'unknown'];
  const done: Record<SetupStepId, boolean> = {
    documents: documents.some((document) => isUsable.includes(statusOf(document))),
    welcome: !isBlank(welcome.content.replace(/<[^>]*>|&nbsp;/g, '')),
    test: wasTested,
    site: isOnSite,
  };
  return new Set(SETUP_STEPS.map(({ id }) => id).filter((id) => done[id]));
}

/** Returns the storage key of a finished step. Other servers number the agents of each organization from 1. */
export function setupMarkKey(step: 'test' | 'site', organizationId: WireId | null, agentId: WireId): string {
  return `agent-${step}:${organizationId ?? ''}:${agentId}`;
}
