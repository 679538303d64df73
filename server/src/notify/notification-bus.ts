import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/schema/tables';

/** A notification as the owner's screens receive it (spec section 3.6). */
export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly dateCreated: string;
  readonly dateRead: string | null;
  /** Its subject, so that a push refreshes the right screens. */
  readonly subject: NotificationSubject | null;
  /** The path of the page that it is about; null without one. */
  readonly link: string | null;
}

/** Announces a notification to other instances in the transaction that stores it: both happen or neither. */
export type AnnounceNotification = (transaction: Transaction<Tables>, id: string) => Promise<unknown>;

type Listener = (organizationId: string, notification: Notification) => void;

/** Passes new notifications to listeners inside this process, such as the hub. */
export class NotificationBus {
  readonly #listeners = new Set<Listener>();
  /** Announces a notification to the other instances; set only when there may be others. */
  announce: AnnounceNotification | null = null;

  /** Returns a function that ends the subscription. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  publish(organizationId: string, notification: Notification): void {
    for (const listener of this.#listeners) listener(organizationId, notification);
  }
}
