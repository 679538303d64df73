/** The page of a conversation, as notifications and mails lead to it. */
export const conversationLink = (id: string) => `/conversations/${id}`;
