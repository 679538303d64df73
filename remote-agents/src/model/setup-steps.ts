import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import type { Agent } from './agent';
import { statusOf } from './document';

/** The four steps from a new agent to one that answers on a site, in order, and the tab of each. */
export const SETUP_STEPS = [
  { id: 'documents', tab: 'documents' },
  { id: 'welcome', tab: 'welcome' },
  { id: 'test', tab: 'chat' },
  { id: 'site', tab: 'settings' },
] as const;

export type SetupStepId = (typeof SETUP_STEPS)[number]['id'];

/** What this browser or the server remembers of an agent, beside the agent itself. */
export interface SetupMarks {
  readonly wasTested: boolean;
  /** The embed code was copied, the pack was downloaded, or a visitor chatted on some site. */
  readonly isOnSite: boolean;
}

export function doneSteps(
  { documents, welcome, chatOptions }: Pick<Agent, 'documents' | 'welcome' | 'chatOptions'>,
  { wasTested, isOnSite }: SetupMarks,
): ReadonlySet<SetupStepId> {
  const isOurServer = chatOptions !== null;
  // Only our server reports 'ready'; on others a document that did not fail is all that can be known.
  const isUsable = isOurServer ? ['ready'] : ['queued', 'processing', 'ready', 'unknown'];
  const done: Record<SetupStepId, boolean> = {
    documents: documents.some((document) => isUsable.includes(statusOf(document))),
    welcome: !isBlank(welcome.content.replace(/<[^>]*>|&nbsp;/g, '')),
    test: wasTested,
    site: isOnSite,
  };
  return new Set(SETUP_STEPS.map(({ id }) => id).filter((id) => done[id]));
}

/** Where this browser stores that a step was taken. Other servers count the agents of each organization from 1. */
export function setupMarkKey(step: 'test' | 'site', organizationId: WireId | null, agentId: WireId): string {
  return `agent-${step}:${organizationId ?? ''}:${agentId}`;
}
