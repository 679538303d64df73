import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import type { HotelAgent } from './hotel-agent';

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
export const HOTEL_NOTIFICATIONS: readonly HotelNotification[] = [
  {
    subject: 'chat',
    title: 'New conversation',
    message: 'A visitor asked the agent "Reception Desk": "Are there good hiking trails?"',
    question: 'Are there good hiking trails?',
  },
  {
    subject: 'chat',
    title: 'Wants a person',
    message: 'Helen Marsh wants to speak to a person. The agent was "Reception Desk".',
    question: 'We need eight rooms in June for a family party. Is there a discount?',
  },
  {
    subject: 'chat',
    title: 'Wants a person',
    message: 'Jonas Keller wants to speak to a person. The agent was "The Boathouse".',
    isRead: true,
    question: 'What does a wedding menu cost?',
  },
  {
    subject: 'documents',
    title: 'Document ready',
    message: '"Treatments.csv" can now be used in answers.',
    hoursAgo: 13 * 24,
    isRead: true,
    agent: 'spa',
  },
  {
    subject: 'documents',
    title: 'Document ready',
    message: '"House guide.md" can now be used in answers.',
    hoursAgo: 13 * 24 + 1,
    isRead: true,
    agent: 'reception',
  },
];
