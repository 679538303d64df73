import { newId } from '@frontdesk/shared/new-id';
import { type ChatMemory, chatMemory } from './chat/chat-memory';
import { citationsIn } from './site-calls';

/** One key for all agents of a site. */
const VISITOR_KEY = 'chatbot-widget-visitor';

/** The visitor's browser, in which storage may be blocked or full. Even reading the property may throw. */
const storeIn = (storage: () => Storage) => ({
  read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string | null): boolean {
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
});

const store = storeIn(() => localStorage);

/** Stores a conversation for each agent in the visitor's browser. */
export function browserMemory(clientId: string): ChatMemory {
  return chatMemory(`chatbot-widget:${clientId}`, store, citationsIn);
}

/** Stores a place's conversation only for this tab, because the next guest may use the same browser. */
export function tabMemory(slug: string): ChatMemory {
  return chatMemory(
    `chatbot-place:${slug}`,
    storeIn(() => sessionStorage),
    citationsIn,
  );
}

/** Returns a random id of this browser on this site; '' if nothing can be stored. */
export function visitorId(): string {
  const id = store.read(VISITOR_KEY) || newId();
  return store.write(VISITOR_KEY, id) ? id : '';
}
