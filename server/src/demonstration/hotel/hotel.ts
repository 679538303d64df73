import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import type { QrType } from '@frontdesk/shared/endpoints/qr';
import agents from './agents.json' with { type: 'json' };
import codes from './codes.json' with { type: 'json' };
import conversations from './conversations.json' with { type: 'json' };
import notifications from './notifications.json' with { type: 'json' };

/** The demonstration: a small lakeside hotel. Its texts are in the JSON files beside this one. */

/** An agent of the demonstration, with the key that its conversations use. */
export interface HotelAgent {
  readonly key: 'reception' | 'spa' | 'restaurant';
  readonly name: string;
  readonly description: string;
  readonly welcome: string;
  readonly starterQuestions: readonly string[];
  readonly documents: readonly { readonly name: string; readonly text: string }[];
}

export const HOTEL_AGENTS = agents.map((agent) => ({
  ...agent,
  documents: agent.documents.map(({ name, lines }) => ({ name, text: `${lines.join('\n')}\n` })),
})) as readonly HotelAgent[];

/** A code of the demonstration. */
export interface HotelCode {
  readonly name: string;
  readonly type: QrType;
  readonly fields: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** Visits on an average day of a code with a short link; others have none. */
  readonly visitsADay?: number;
  readonly isPaused?: true;
}

/** The codes' tag in the list. */
const TAG = 'Demonstration';

/** Returns the demonstration's codes, newest first. `dayIn` sets the date of a hotel event, written as `{day 20}`. */
export function hotelCodes(dayIn: (days: number) => string): readonly HotelCode[] {
  const dated = JSON.stringify(codes).replace(/\{day (\d+)\}/g, (_, days) => dayIn(Number(days)));
  return (JSON.parse(dated) as HotelCode[]).map((code) => ({ ...code, tags: [TAG, ...code.tags] }));
}

export interface HotelConversation {
  readonly agent: HotelAgent['key'];
  /** How many days ago it was, and the time of day in UTC. */
  readonly daysAgo: number;
  readonly time: string;
  readonly questions: readonly string[];
  /** '' for a visitor without a name. */
  readonly visitor?: string;
  /** For the last reply. */
  readonly feedback?: 'helpful' | 'not-helpful';
  /** What the visitor left for a person. */
  readonly contact?: { readonly name: string; readonly email: string; readonly message: string };
}

/** Two weeks of visitors, oldest first. The agents themselves write the replies. */
export const HOTEL_CONVERSATIONS = conversations as readonly HotelConversation[];

interface Written {
  readonly subject: NotificationSubject;
  readonly title: string;
  readonly message: string;
  readonly isRead?: true;
}

interface AboutDocument extends Written {
  readonly hoursAgo: number;
  /** Links to the documents of this agent. */
  readonly agent: HotelAgent['key'];
  readonly question?: never;
}

interface AboutConversation extends Written {
  /** Links to the conversation in which this was first asked, and has its date. */
  readonly question: string;
  readonly agent?: never;
}

export type HotelNotification = AboutDocument | AboutConversation;

/** The notifications of the demonstration, newest first. */
export const HOTEL_NOTIFICATIONS = notifications as readonly HotelNotification[];
