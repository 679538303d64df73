/**
 * The widget's texts for any server, in English. `failed` is the text from spec section 8.3, and `code` is the
 * language's code. `{name}` is replaced by a value. The widget contains these texts; all others are sent with the
 * chat's options, or are written into the pack.
 */
export const enAlone = {
  code: 'en',
  failed: 'Error talking to chatbot.',
  retry: 'Retry',
  landmark: 'Chat',
  open: 'Open chat',
  hide: 'Hide chat',
  close: 'Close chat',
  newConversation: 'New conversation',
  conversation: 'Conversation',
  message: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  waiting: 'Waiting for the answer',
  slow: 'Taking longer than usual…',
  fallbackWelcome: 'Hello! How can I help you?',
  you: 'You:',
  automatic: 'You are talking to an automatic assistant.',
  assistant: 'Assistant',
  offline: 'You are offline. What you write stays here.',
  notKept: 'This browser does not store the chat.',
  newReply: 'New reply',
  reasons: {
    away: 'The assistant is away. Please try again later.',
    site: 'This chat may not be used on this site.',
    unknown: 'This assistant does not exist.',
    network: 'No response. Please try again.',
    offline: 'Not sent. Please try again.',
    slow: 'This is taking too long. Please try again.',
    server: 'The assistant has a problem. Please try again later.',
    busy: 'Too many messages. Please try again in {seconds} seconds.',
  },
} as const;
