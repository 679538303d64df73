import type { WireId } from '@frontdesk/shared/endpoints/readers';
import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import type { KnowledgeDocument } from './document';

/** An agent in the list. */
export interface AgentSummary {
  readonly id: WireId;
  readonly name: string;
  readonly description: string | null;
  readonly isEnabled: boolean;
  /** ISO 8601. */
  readonly createdAt: string | null;
}

/** An agent with the data of its six tabs. */
export interface Agent extends AgentSummary {
  readonly client: AgentClient;
  readonly documents: readonly KnowledgeDocument[];
  readonly welcome: WelcomeMessage;
  /** Origins whose pages may show the agent; any origin if empty; null when the server has no such list. */
  readonly allowedSites: readonly string[] | null;
  /** Chat options for visitors; null when the server has no such options. */
  readonly chatOptions: ChatOptions | null;
  /** The look of its widget; null until the server has stored one, undefined when the server stores no looks. */
  readonly widgetTheme: Theme | null | undefined;
  /** Data that this page never changes but must include in every update. */
  readonly carried: {
    readonly botTypeId: string | number | null;
    readonly configuration: string | null;
    readonly modelName: string | null;
    readonly organizationId: string | number | null;
  };
}

/** Options of the agent's chat for visitors. */
export interface ChatOptions {
  readonly starterQuestions: readonly string[];
  /** Whether the chat offers 'Talk to a person'. */
  readonly offersPerson: boolean;
  /** Whether a line under a reply names its source. */
  readonly showsSources: boolean;
  /** Address of the owner's privacy page; '' without one. */
  readonly privacyUrl: string;
}

/** The credentials that a site uses to call the agent. */
interface AgentClient {
  /** The public id. Null until the first secret has been generated. */
  readonly id: string | null;
  /** Sent only by some servers; ours stores a hash. */
  readonly secret: string | null;
  /** Whether a secret has ever been generated; null when the server does not report it. */
  readonly hasSecret: boolean | null;
  /** Null when the server does not report it. */
  readonly isActive: boolean | null;
}

interface WelcomeMessage {
  /** Null until it has been saved. */
  readonly templateId: WireId | null;
  /** HTML. */
  readonly content: string;
}
