import { conversationLink } from '../conversations/conversation-store';
import type { Mail } from '../mail/mail';

/** How long the news that a visitor waits is useful. */
const EXPIRES_MS = 3 * 24 * 3_600_000;

export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly origin: string;
}

interface Wish {
  readonly conversationId: string;
  readonly agentName: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** Writes the mail that a visitor wants a person. */
export function personMail(recipient: Recipient, wish: Wish, stopLink: string): Mail {
  return {
    to: { name: `${recipient.firstName} ${recipient.lastName}`, address: recipient.email },
    // A reply to this mail goes to the visitor.
    replyTo: { name: oneLine(wish.name), address: wish.email },
    about: { userId: recipient.id, conversationId: wish.conversationId },
    expiresInMs: EXPIRES_MS,
    stopLink,
    subject: `${oneLine(wish.name)} wants to talk to a person (${oneLine(wish.agentName)})`,
    text: [
      `${oneLine(wish.name)} (${wish.email}) asked ${oneLine(wish.agentName)} for a person.`,
      ...(wish.message.trim() === '' ? [] : [wish.message]),
      `Read the conversation and reply: ${recipient.origin}${conversationLink(wish.conversationId)}`,
      `You get this email because you asked for it in your profile. Stop these emails: ${stopLink}`,
    ].join('\n\n'),
  };
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

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);
