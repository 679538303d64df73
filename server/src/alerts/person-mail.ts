import { conversationLink } from '../conversations/conversation-store';
import type { Mail } from '../mail/mail';

/** How long the news that a visitor waits is useful. */
const EXPIRES_MS = 3 * 24 * 3_600_000;
/** By then the visitor has left, or left an email, which is another mail. */
const WAIT_EXPIRES_MS = 3_600_000;

export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly origin: string;
}

interface PersonRequest {
  readonly conversationId: string;
  readonly agentName: string;
  /** Where the visitor scanned a code; null on a website. */
  readonly place: string | null;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Writes the mail that a visitor wants a person. */
export function personMail(recipient: Recipient, request: PersonRequest, stopLink: string): Mail {
  return {
    to: { name: `${recipient.firstName} ${recipient.lastName}`, address: recipient.email },
    // A reply to this mail goes to the visitor.
    replyTo: { name: oneLine(request.name), address: request.email },
    about: { userId: recipient.id, conversationId: request.conversationId },
    expiresInMs: EXPIRES_MS,
    stopLink,
    subject: `${oneLine(request.name)} wants to talk to a person (${agentAt(request)})`,
    text: [
      `${oneLine(request.name)} (${request.email}) asked ${oneLine(request.agentName)} for a person.`,
      ...placeLine(request.place),
      ...(request.message.trim() === '' ? [] : [request.message]),
      `Read the conversation and reply: ${recipient.origin}${conversationLink(request.conversationId)}`,
      `You get this email because you asked for it in your profile. Stop these emails: ${stopLink}`,
    ].join('\n\n'),
  };
}

interface Wait extends Pick<PersonRequest, 'conversationId' | 'agentName' | 'place'> {
  readonly minutes: number;
  /** The visitor's first question; '' without one. */
  readonly question: string;
  /** How many visitors of the organization wait now, with this one. */
  readonly waiting: number;
}

/** Writes the mail that a visitor waits in the chat, for when nobody has the dashboard open. */
export function waitMail(
  recipient: Recipient,
  { conversationId, agentName, minutes, question, place, waiting }: Wait,
  stopLink: string,
) {
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return {
    to: { name: `${recipient.firstName} ${recipient.lastName}`, address: recipient.email },
    about: { userId: recipient.id, conversationId },
    expiresInMs: WAIT_EXPIRES_MS,
    stopLink,
    subject: `A visitor waits for a person (${agentAt({ agentName, place })})`,
    text: [
      `A visitor of ${oneLine(agentName)} wants to talk to a person, and waits in the chat for ${time}.`,
      ...placeLine(place),
      ...(question === '' ? [] : [question]),
      ...(waiting > 1 ? [`${waiting} visitors wait now.`] : []),
      `Take over the conversation: ${recipient.origin}${conversationLink(conversationId)}`,
      `You get this email because you asked for it in your profile. Stop these emails: ${stopLink}`,
    ].join('\n\n'),
  } satisfies Mail;
}

/** Writes the mail that sums up visitors who want a person, when there were too many for a mail each. */
export function personsMail(recipient: Recipient, message: string, link: string, stopLink: string): Mail {
  return {
    to: { name: `${recipient.firstName} ${recipient.lastName}`, address: recipient.email },
    about: { userId: recipient.id },
    expiresInMs: EXPIRES_MS,
    stopLink,
    subject: 'More visitors want to talk to a person',
    text: [
      message,
      `Read the conversations and reply: ${recipient.origin}${link}`,
      `You get this email because you asked for it in your profile. Stop these emails: ${stopLink}`,
    ].join('\n\n'),
  };
}

const agentAt = ({ agentName, place }: Pick<PersonRequest, 'agentName' | 'place'>) =>
  [agentName, ...(place === null ? [] : [place])].map(oneLine).join(', ');

const placeLine = (place: string | null) => (place === null ? [] : [`Place: ${oneLine(place)}`]);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);
