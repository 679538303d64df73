import { knownLanguage } from '@frontdesk/shared/endpoints/languages';
import { conversationLink } from '../conversations/conversation-store';
import { type Mail, textOf } from '../mail/mail';
import { mailsIn } from '../words/mails';
import type { MailText } from '../words/mails-en';
import { type Sentence, translated } from '../words/translate';

/** The time for which an email about a waiting visitor is useful. */
const EXPIRES_MS = 3 * 24 * 3_600_000;
/** By then the visitor has closed the chat, or has left an email address, which triggers another email. */
const WAIT_EXPIRES_MS = 3_600_000;

export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly origin: string;
  readonly language: string | null;
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

/** Adds instructions for stopping such emails to an email's text. */
export function stoppable({ subject, paragraphs }: MailText, { language }: Recipient, stopLink: string) {
  return { stopLink, ...textOf({ subject, paragraphs: [...paragraphs, mailsIn(language).stop(stopLink)] }) };
}

/** Writes the email about a visitor who wants a person. */
export function personMail(recipient: Recipient, request: PersonRequest, stopLink: string): Mail {
  const text = mailsIn(recipient.language).wantsPerson({
    visitor: oneLine(request.name),
    email: request.email,
    agent: oneLine(request.agentName),
    agentAt: agentAt(request),
    place: request.place === null ? null : oneLine(request.place),
    message: request.message.trim() === '' ? '' : request.message,
    link: `${recipient.origin}${conversationLink(request.conversationId)}`,
  });
  return {
    to: { name: `${recipient.firstName} ${recipient.lastName}`, address: recipient.email },
    // A reply to this email is sent to the visitor.
    replyTo: { name: oneLine(request.name), address: request.email },
    about: { userId: recipient.id, conversationId: request.conversationId },
    expiresInMs: EXPIRES_MS,
    ...stoppable(text, recipient, stopLink),
  };
}

interface Wait extends Pick<PersonRequest, 'conversationId' | 'agentName' | 'place'> {
  readonly minutes: number;
  /** The visitor's first question; '' if there is none. */
  readonly question: string;
  /** How many of the organization's visitors are waiting now, including this one. */
  readonly waiting: number;
}

/** Writes the email about a visitor who is waiting in the chat when nobody has the dashboard open. */
export function waitMail(
  recipient: Recipient,
  { conversationId, agentName, place, ...wait }: Wait,
  stopLink: string,
): Mail {
  const text = mailsIn(recipient.language).visitorWaits({
    ...wait,
    agent: oneLine(agentName),
    agentAt: agentAt({ agentName, place }),
    place: place === null ? null : oneLine(place),
    link: `${recipient.origin}${conversationLink(conversationId)}`,
  });
  return {
    to: { name: `${recipient.firstName} ${recipient.lastName}`, address: recipient.email },
    about: { userId: recipient.id, conversationId },
    expiresInMs: WAIT_EXPIRES_MS,
    ...stoppable(text, recipient, stopLink),
  };
}

/** Writes the email that sums up visitors who want a person, when there were too many to send an email for each. */
export function personsMail(recipient: Recipient, message: Sentence, link: string, stopLink: string): Mail {
  const { language, origin } = recipient;
  const text = mailsIn(language).manyWantPersons(translated(message, knownLanguage(language)), `${origin}${link}`);
  return {
    to: { name: `${recipient.firstName} ${recipient.lastName}`, address: recipient.email },
    about: { userId: recipient.id },
    expiresInMs: EXPIRES_MS,
    ...stoppable(text, recipient, stopLink),
  };
}

const agentAt = ({ agentName, place }: Pick<PersonRequest, 'agentName' | 'place'>) =>
  [agentName, ...(place === null ? [] : [place])].map(oneLine).join(', ');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 100);
