import { conversationLink } from '../conversations/conversation-store';
import type { Database } from '../database/database';
import { type DemoTime, momentAgo } from './demo-time';
import type { DemonstrationContents } from './demonstration-contents';
import type { Hotel, HotelNotification } from './hotel/hotel';

/**
 * Writes the notifications without publishing them, since they are about the past. A notification about a conversation
 * gets its date; those about conversations that the owner has already deleted are skipped.
 */
export async function addNotifications(
  { db }: Database,
  organizationId: string,
  hotel: Hotel,
  contents: DemonstrationContents,
  time: DemoTime,
): Promise<void> {
  const stored = await db
    .selectFrom('conversations')
    .select(['id', 'created_at', 'contacted_at'])
    .where('id', 'in', contents.conversations)
    .execute();
  const moments = new Map(stored.map((row) => [row.id, row.contacted_at ?? row.created_at]));
  const rows = hotel.notifications.flatMap((notification, index) => {
    const { title, message, subject, isRead } = notification;
    const conversationId = conversationOf(hotel, notification, contents);
    const created_at =
      'hoursAgo' in notification ? momentAgo(time, notification.hoursAgo) : moments.get(conversationId ?? '');
    if (created_at === undefined) return [];
    return {
      id: contents.notifications[index] ?? '',
      organization_id: organizationId,
      title,
      message,
      created_at,
      read_at: isRead ? created_at : null,
      subject,
      link: conversationId === null ? documentsLink(hotel, notification, contents) : conversationLink(conversationId),
    };
  });
  await db.insertInto('notifications').values(rows).execute();
}

function conversationOf(
  hotel: Hotel,
  { question }: HotelNotification,
  { conversations }: DemonstrationContents,
): string | null {
  const index = hotel.conversations.findIndex(({ questions }) => questions[0] === question);
  return conversations[index] ?? null;
}

function documentsLink(hotel: Hotel, { agent }: HotelNotification, { agents }: DemonstrationContents): string {
  return `/agent/${agents[hotel.agents.findIndex(({ key }) => key === agent)]}/documents`;
}
