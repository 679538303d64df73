import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables';

/** A notification as the owner's screens receive it (spec section 3). */
export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly dateCreated: string;
  readonly dateRead: string | null;
  /** What it is about, so that a push refreshes the right screens. */
  readonly subject: NotificationSubject | null;
  /** The page that it is about, as a path; null without one. */
  readonly link: string | null;
}

/** Tells other instances of a notification in the transaction that stores it: both happen or neither. */
export type AnnounceNotification = (transaction: Transaction<Tables>, id: string) => Promise<unknown>;

type Listener = (organizationId: string, notification: Notification) => void;

/** Tells whoever listens inside this process, as the hub does, that a notification was written. */
export class NotificationBus {
  readonly #listeners = new Set<Listener>();
  /** Tells the other instances of a notification; set only when there may be others. */
  announce: AnnounceNotification | null = null;

  /** Answers the function that ends the subscription. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  publish(organizationId: string, notification: Notification): void {
    for (const listener of this.#listeners) listener(organizationId, notification);
  }
}
