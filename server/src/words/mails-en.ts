/** The emails in English: their subject, and their paragraphs. */

/** The content of an email. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const people = (count: number) => `${count} visitors are waiting now.`;

export const english = {
  confirmEmail: (name: string, link: string): MailText => ({
    subject: 'Confirm your new email for Frontdesk',
    paragraphs: [
      `Hello ${name},`,
      'open this link to use this address for your Frontdesk account:',
      link,
      'It works once, within a day. Until then, log in with your current address.',
    ],
  }),

  newPassword: (name: string, link: string): MailText => ({
    subject: 'Set a new password for Frontdesk',
    paragraphs: [
      `Hello ${name},`,
      'somebody, most likely you, asked to set a new password for your Frontdesk account. Use this link:',
      link,
      'It works once, within an hour. If it was not you, ignore this email: your password stays the same.',
    ],
  }),

  invitation: (from: string, organization: string, link: string): MailText => ({
    subject: `Join ${organization} on Frontdesk`,
    paragraphs: [
      'Hello,',
      `${from} invites you to ${organization} on Frontdesk. Open this link to choose a password and join:`,
      link,
      'It works once, within seven days. If you do not know the sender, ignore this email.',
    ],
  }),

  /** A visitor left an email. `agentAt` names the agent and the place. */
  wantsPerson: (request: WantsPerson): MailText => ({
    subject: `${request.visitor} wants to talk to a person (${request.agentAt})`,
    paragraphs: [
      `${request.visitor} (${request.email}) asked ${request.agent} for a person.`,
      ...(request.place === null ? [] : [`Place: ${request.place}`]),
      ...(request.message === '' ? [] : [request.message]),
      `Read the conversation and reply: ${request.link}`,
    ],
  }),

  visitorWaits: (wait: VisitorWaits): MailText => ({
    subject: `A visitor is waiting for a person (${wait.agentAt})`,
    paragraphs: [
      `A visitor of ${wait.agent} wants to talk to a person and will wait in the chat for ${wait.minutes === 1 ? '1 minute' : `${wait.minutes} minutes`}.`,
      ...(wait.place === null ? [] : [`Place: ${wait.place}`]),
      ...(wait.question === '' ? [] : [wait.question]),
      ...(wait.waiting > 1 ? [people(wait.waiting)] : []),
      `Take over the conversation: ${wait.link}`,
    ],
  }),

  /** Several visitors want to talk to a person; `message` states how many. */
  manyWantPersons: (message: string, link: string): MailText => ({
    subject: 'More visitors want to talk to a person',
    paragraphs: [message, `Read the conversations and reply: ${link}`],
  }),

  /** A summary of the conversations on a day; `day` is a date such as '2026-11-22'. */
  summary: ({ day, counts, unanswered, link }: Summary): MailText => ({
    subject: `Your conversations on ${day}`,
    paragraphs: [
      [
        `Conversations: ${counts.conversations}`,
        `Questions: ${counts.questions}, answered: ${counts.answered}`,
        `Visitors who want a person: ${counts.persons}`,
        `Replies that visitors found helpful: ${counts.helpful}, not helpful: ${counts.notHelpful}`,
      ].join('\n'),
      ...(unanswered.length === 0
        ? []
        : [
            [
              'Questions without an answer:',
              ...unanswered.map(
                ({ question, count }) => `- ${question}${count > 1 ? ` (asked ${count} times so far)` : ''}`,
              ),
            ].join('\n'),
          ]),
      `Read them: ${link}`,
    ],
  }),

  /** The closing lines of alerts and summaries. */
  stop: (link: string) => `You receive this email because you turned it on in your profile. Stop these emails: ${link}`,

  /** A reply to a visitor. `site` is the page with the chat, and `quoted` is what she wrote; null if there is none. */
  reply: (reply: ReplyByMail): MailText => ({
    subject: `Reply from ${reply.organization}`,
    paragraphs: [
      reply.text,
      `${reply.from}, ${reply.organization}`,
      ...(reply.site === null ? [] : [`This reply is also in the chat on ${reply.site}, where you can answer.`]),
      ...(reply.quoted === null ? [] : [`You wrote:\n${reply.quoted}`]),
    ],
  }),

  /** A release that an operator must look at. */
  releaseWaits: (remote: string, by: string, text: string, why: string, link: string): MailText => ({
    subject: `A release of ${remote} is waiting for you`,
    paragraphs: [`In ${remote}, by ${by}: ${text}`, why, `Review what it adds, and release it: ${link}`],
  }),

  /** A rollout that the site has ended; `places` are lines that say where its errors were thrown. */
  rolloutEnded: (rollout: EndedRollout): MailText => ({
    subject: `The rollout of ${rollout.remote} ${rollout.version} was ended`,
    paragraphs: [
      `The site ended the rollout of ${rollout.remote} ${rollout.version}, because it failed more often than ${rollout.previous}.`,
      rollout.reason,
      ...(rollout.places.length === 0
        ? []
        : [
            `It threw errors at:\n${rollout.places.map(({ place, count }) => `${place} (${count} ${count === 1 ? 'tab' : 'tabs'})`).join('\n')}`,
          ]),
      `All browsers now load ${rollout.remote} ${rollout.previous}; open tabs keep what they have loaded.`,
      `Look at the failures, and start a new rollout once they are fixed: ${rollout.link}`,
    ],
  }),

  forOperators: 'You get this email because OPERATORS lists your address.',
};

export type Mails = { readonly [Name in keyof typeof english]: (typeof english)[Name] };

interface WantsPerson {
  readonly visitor: string;
  readonly email: string;
  readonly agent: string;
  readonly agentAt: string;
  readonly place: string | null;
  /** '' if there is none. */
  readonly message: string;
  readonly link: string;
}

interface VisitorWaits extends Pick<WantsPerson, 'agent' | 'agentAt' | 'place' | 'link'> {
  readonly minutes: number;
  /** The visitor's first question; '' if there is none. */
  readonly question: string;
  /** How many visitors are waiting now, including this one. */
  readonly waiting: number;
}

interface Summary {
  readonly day: string;
  readonly counts: Readonly<
    Record<'conversations' | 'questions' | 'answered' | 'persons' | 'helpful' | 'notHelpful', number>
  >;
  readonly unanswered: readonly { readonly question: string; readonly count: number }[];
  readonly link: string;
}

interface ReplyByMail {
  readonly organization: string;
  readonly from: string;
  readonly text: string;
  readonly site: string | null;
  readonly quoted: string | null;
}

interface EndedRollout {
  readonly remote: string;
  readonly version: string;
  readonly previous: string;
  readonly reason: string;
  readonly places: readonly { readonly place: string; readonly count: number }[];
  readonly link: string;
}
