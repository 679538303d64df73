import type { WireId } from '@frontdesk/shared/endpoints/readers';
import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import type { KnowledgeDocument } from './document';

/** An agent as the list shows it. */
export interface AgentSummary {
  readonly id: WireId;
  readonly name: string;
  readonly description: string | null;
  readonly isEnabled: boolean;
  /** ISO 8601. */
  readonly createdAt: string | null;
}

/** An agent with all that its six tabs need. */
export interface Agent extends AgentSummary {
  readonly client: AgentClient;
  readonly documents: readonly KnowledgeDocument[];
  readonly welcome: WelcomeMessage;
  /** Origins whose pages may show the agent, none meaning any; null when the server has no such list. */
  readonly allowedSites: readonly string[] | null;
  /** What the chat offers visitors; null when the server has no such options. */
  readonly chatOptions: ChatOptions | null;
  /** How its widget looks; null until the server has stored it, undefined where the server stores none. */
  readonly widgetTheme: Theme | null | undefined;
  /** What this page never changes but every update has to repeat. */
  readonly carried: {
    readonly botTypeId: string | number | null;
    readonly configuration: string | null;
    readonly modelName: string | null;
    readonly organizationId: string | number | null;
  };
}

/** What the agent's chat offers its visitors. */
export interface ChatOptions {
  readonly starterQuestions: readonly string[];
  /** Whether 'Talk to a person' is offered. */
  readonly offersPerson: boolean;
  /** Whether a line under a reply names its source. */
  readonly showsSources: boolean;
  /** Address of the owner's privacy page; '' without one. */
  readonly privacyUrl: string;
}

/** The credentials with which a site talks to the agent. */
interface AgentClient {
  /** Public. Null until the first secret was generated. */
  readonly id: string | null;
  /** Only some servers send it; ours stores a hash. */
  readonly secret: string | null;
  /** Whether one was ever generated; null when the server does not report it. */
  readonly hasSecret: boolean | null;
  /** Null when the server does not report it. */
  readonly isActive: boolean | null;
}

interface WelcomeMessage {
  /** Null until it was saved once. */
  readonly templateId: WireId | null;
  /** HTML. */
  readonly content: string;
}
