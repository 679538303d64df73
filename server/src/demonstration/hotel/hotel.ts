import type { DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import type { QrType } from '@frontdesk/shared/endpoints/qr';
import agents from './agents.json' with { type: 'json' };
import codes from './codes.json' with { type: 'json' };
import conversations from './conversations.json' with { type: 'json' };
import germanAgents from './de/agents.json' with { type: 'json' };
import germanCodes from './de/codes.json' with { type: 'json' };
import germanConversations from './de/conversations.json' with { type: 'json' };
import germanNotifications from './de/notifications.json' with { type: 'json' };
import frenchAgents from './fr/agents.json' with { type: 'json' };
import frenchCodes from './fr/codes.json' with { type: 'json' };
import frenchConversations from './fr/conversations.json' with { type: 'json' };
import frenchNotifications from './fr/notifications.json' with { type: 'json' };
import notifications from './notifications.json' with { type: 'json' };

/**
 * The demonstration: a small lakeside hotel. Its texts are in the JSON files next to this one, with the same lists in
 * each language. Notifications are in English, with names in the demonstration's language: they are translated when
 * they are read.
 */

/** One of the demonstration's agents, with the key that its conversations use. */
export interface HotelAgent {
  readonly key: 'reception' | 'spa' | 'restaurant';
  /** The color of the agent's chat. */
  readonly color: string;
  readonly name: string;
  readonly description: string;
  readonly welcome: string;
  readonly starterQuestions: readonly string[];
  readonly documents: readonly { readonly name: string; readonly text: string }[];
}

/** One of the demonstration's codes. */
export interface HotelCode {
  readonly name: string;
  readonly type: QrType;
  readonly fields: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** Visits to a code with a short link on an average day; other codes have no visits. */
  readonly visitsADay?: number;
  readonly isPaused?: true;
  /** The color of its rounded modules: that of the agent in whose house it hangs. A code without a color is plain. */
  readonly color?: string;
}

/** Each code's tag, in every language. */
const TAG = 'Hotel';

export interface HotelConversation {
  readonly agent: HotelAgent['key'];
  /** The number of days ago, and the time of day in UTC. */
  readonly daysAgo: number;
  readonly time: string;
  readonly questions: readonly string[];
  /** '' if the visitor gives no name. */
  readonly visitor?: string;
  /** The rating of the last reply; the visitor gives the conversation the same rating. */
  readonly feedback?: 'helpful' | 'not-helpful';
  /** The contact details that the visitor left for a person. */
  readonly contact?: { readonly name: string; readonly email: string; readonly message: string };
}

interface Written {
  readonly subject: NotificationSubject;
  readonly title: string;
  readonly message: string;
  readonly isRead?: true;
}

interface AboutDocument extends Written {
  readonly hoursAgo: number;
  /** Links to this agent's documents. */
  readonly agent: HotelAgent['key'];
  readonly question?: never;
}

interface AboutConversation extends Written {
  /** The notification links to the conversation in which this was first asked, and gets the date of that conversation. */
  readonly question: string;
  readonly agent?: never;
}

export type HotelNotification = AboutDocument | AboutConversation;

/** The demonstration in one language. */
export interface Hotel {
  readonly agents: readonly HotelAgent[];
  /** Returns the codes, newest first. `dayIn` returns the date of a hotel event, written as `{day 20}`. */
  readonly codes: (dayIn: (days: number) => string) => readonly HotelCode[];
  /** Two weeks' worth of visitors, oldest first. The agents themselves write the replies. */
  readonly conversations: readonly HotelConversation[];
  /** Newest first. */
  readonly notifications: readonly HotelNotification[];
}

interface Texts {
  readonly agents: typeof agents;
  readonly codes: unknown;
  readonly conversations: unknown;
  readonly notifications: unknown;
}

const hotelOf = (texts: Texts): Hotel => ({
  agents: texts.agents.map((agent) => ({
    ...agent,
    documents: agent.documents.map(({ name, lines }) => ({ name, text: `${lines.join('\n')}\n` })),
  })) as readonly HotelAgent[],
  codes(dayIn) {
    const dated = JSON.stringify(texts.codes).replace(/\{day (\d+)\}/g, (_, days) => dayIn(Number(days)));
    return (JSON.parse(dated) as HotelCode[]).map((code) => ({ ...code, tags: [TAG, ...code.tags] }));
  },
  conversations: texts.conversations as readonly HotelConversation[],
  notifications: texts.notifications as readonly HotelNotification[],
});

export const HOTELS: Readonly<Record<DashboardLanguage, Hotel>> = {
  en: hotelOf({ agents, codes, conversations, notifications }),
  de: hotelOf({
    agents: germanAgents,
    codes: germanCodes,
    conversations: germanConversations,
    notifications: germanNotifications,
  }),
  fr: hotelOf({
    agents: frenchAgents,
    codes: frenchCodes,
    conversations: frenchConversations,
    notifications: frenchNotifications,
  }),
};
