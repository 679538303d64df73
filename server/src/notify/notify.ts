import { randomUUID } from 'node:crypto';
import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import type { Sentence } from '../words/translate';

/** A notification as the owner's screens receive it (spec section 3.6). */
export interface Notification {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  readonly dateCreated: string;
  readonly dateRead: string | null;
  /** What it is about, so that a push refreshes the right screens. */
  readonly subject: NotificationSubject | null;
  /** The path of the page that it is about; null if there is none. */
  readonly link: string | null;
  /** How many minutes a visitor will wait for a person; only in notifications about a waiting visitor. */
  readonly waitMinutes?: number;
}

/**
 * Announces a notification to other instances in the transaction that stores it. Returns a function to call after the
 * commit.
 */
export type AnnounceNotification = (
  transaction: Transaction<Tables>,
  organizationId: string,
  id: string,
) => Promise<() => void>;

type Listener = (organizationId: string, notification: Notification) => void;
type ChangeListener = (organizationId: string, subject: NotificationSubject) => void;

/** Changes without a notification refresh open screens at most once in this period. */
const CHANGE_PAUSE_MS = 1_000;

/** Passes new notifications and changes to listeners inside this process, such as the hub. */
export class NotificationBus {
  readonly #listeners = new Set<Listener>();
  readonly #changeListeners = new Set<ChangeListener>();
  /** Organizations whose screens were just notified of a change; true if another change has followed. */
  readonly #pauses = new Map<string, boolean>();
  /** Announces a notification to the other instances; set only when there may be others. */
  announce: AnnounceNotification | null = null;
  /** Returns whether somebody in an organization has a page open, on any instance; set by the hub. */
  isSomebodyHere: (organizationId: string) => Promise<boolean> = async () => false;

  /** Returns a function that ends the subscription. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  publish(organizationId: string, notification: Notification): void {
    for (const listener of this.#listeners) listener(organizationId, notification);
  }

  /** Returns a function that ends the subscription. */
  subscribeToChanges(listener: ChangeListener): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  /**
   * Makes open screens refresh data of `subject` that changed without a notification, such as one more conversation in a
   * flood. The first change is passed on immediately, and those within the next second are passed on together.
   */
  changed(organizationId: string, subject: NotificationSubject): void {
    const key = `${organizationId} ${subject}`;
    if (this.#pauses.has(key)) {
      this.#pauses.set(key, true);
      return;
    }
    for (const listener of this.#changeListeners) listener(organizationId, subject);
    this.#pauses.set(key, false);
    setTimeout(() => {
      const isChanged = this.#pauses.get(key);
      this.#pauses.delete(key);
      if (isChanged) this.changed(organizationId, subject);
    }, CHANGE_PAUSE_MS).unref();
  }
}

/**
 * The contents of an organization's notification. `link` is the path of the page that it is about; `waitMinutes` is how
 * long a visitor will wait for a person.
 */
type NotificationParts = [
  organizationId: string,
  subject: NotificationSubject,
  title: Sentence,
  message: Sentence,
  link?: string,
  waitMinutes?: number,
];

/**
 * Writes a notification in the transaction that stores its subject, so that both are stored or neither. Returns a
 * function that publishes it, to be called after the commit.
 */
export type NotifyWithin = (
  transaction: Transaction<Tables>,
  ...notification: NotificationParts
) => Promise<() => void>;

export function createNotifyWithin(bus: NotificationBus): NotifyWithin {
  return async (transaction, organizationId, subject, title, message, link, waitMinutes) => {
    const notification: Notification = {
      id: randomUUID(),
      title,
      message,
      dateCreated: new Date().toISOString(),
      dateRead: null,
      subject,
      link: link ?? null,
      ...(waitMinutes !== undefined && { waitMinutes }),
    };
    await transaction
      .insertInto('notifications')
      .values({
        id: notification.id,
        organization_id: organizationId,
        title,
        message,
        created_at: notification.dateCreated,
        read_at: null,
        subject,
        link: notification.link,
        wait_minutes: waitMinutes ?? null,
      })
      .execute();
    const announced = await bus.announce?.(transaction, organizationId, notification.id);
    return () => {
      announced?.();
      bus.publish(organizationId, notification);
    };
  };
}

/** Writes a notification for everybody in an organization. */
export type Notify = (...notification: NotificationParts) => Promise<void>;

export function createNotify({ db }: Database, bus: NotificationBus): Notify {
  const notifyWithin = createNotifyWithin(bus);
  return async (...notification) => {
    const publish = await db.transaction().execute((transaction) => notifyWithin(transaction, ...notification));
    publish();
  };
}
