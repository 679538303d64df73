/** Returns the link to a conversation's page for notifications and mails. */
export const conversationLink = (id: string) => `/conversations/${id}`;
