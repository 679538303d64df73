import type { askForPerson } from '@frontdesk/shared/endpoints/chat';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Database } from '../database/database';
import { changeConversation, shownQuestion } from './change-conversation';
import { addCounts } from './daily-counts';

type Contact = Pick<CheckedRequestOf<typeof askForPerson>, 'name' | 'email' | 'message'>;

/** Stores who wants a person and how to reach them, replacing earlier contact details. `at` defaults to now. */
export function leaveContact(
  database: Database,
  conversationRowId: string,
  contact: Contact,
  at = new Date(),
): Promise<void> {
  const { name, email, message } = contact;
  return changeConversation(database, conversationRowId, async (transaction, row) => {
    if (row.contacted_at === null) await addCounts(transaction, row, at, { persons: 1 });
    return {
      result: undefined,
      change: {
        outcome: 'person',
        contact_name: name,
        contact_email: email,
        contact_email_key: email.toLowerCase(),
        contact_message: message,
        contacted_at: at.toISOString(),
        done_at: null,
        // A visitor may want a person without asking a question.
        ...(row.first_question === '' && { first_question: shownQuestion(message) }),
        said: [name, email, message],
        at,
      },
    };
  });
}
