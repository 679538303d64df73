export interface FrontdeskChatProps {
  /** The address of the site, such as `https://desk.example.com`. */
  readonly server: string;
  /** The client id of the agent, from *Chatbot Client* on the agent's page. It is public. */
  readonly agent: string;
  /** For a page whose Content-Security-Policy allows scripts by a nonce. */
  readonly nonce?: string;
}

/**
 * Shows the agent's chat in the corner of the page while it is mounted. Renders nothing itself. Mount it only once on a
 * page.
 */
export function FrontdeskChat(props: FrontdeskChatProps): null;
