import { announceNotification, dismissToast, showToast, toastStore } from '@frontdesk/shared/app';
import type { NotificationContribution } from '@frontdesk/shared/contract';
import { type PushedNotification, readPushedNotification } from '@frontdesk/shared/endpoints/pushed-notification';
import { ownEventKey, type QueryClient } from '@frontdesk/shared/query';
import { readBadges } from '../contributions/read-badges';
import { isPath, isText, listOf, type ReadContributions, remotesOn } from '../contributions/read-generously';
import { contributionsNow } from '../contributions/use-contributions';
import { manyNotifications } from '../messages/frame';
import { routeOfRole } from '../navigation/known-routes';
import { hasAddress } from '../remotes/registry/has-address';
import { useRegistry } from '../remotes/registry/registry-store';
import type { WaitingVisitor } from './waiting-visitors';

export const readNotifications: ReadContributions<readonly NotificationContribution[]> = (remotes, shownBy) =>
  remotesOn(remotes, shownBy)
    .flatMap(({ notifications }) => listOf(notifications))
    .filter(({ subject }) => isText(subject));

/** The effect of a notification on open screens. */
interface Meaning {
  /** Paths of the calls whose answers are outdated. */
  readonly refreshes: readonly string[];
  /** The page to open; undefined when no remote names one. */
  readonly to: string | undefined;
}

/** Finds the declared effect of a notification by its subject or, without a subject, by its words. */
export function meaningOf(
  { subject, title, message }: Pick<PushedNotification, 'subject' | 'title' | 'message'>,
  contributed: readonly NotificationContribution[],
): Meaning {
  const words = wordsIn(`${title} ${message}`);
  const meant = contributed.filter((candidate) =>
    subject === null
      ? textsOf(candidate.words).some((word) => words.has(singular(word)))
      : candidate.subject === subject,
  );
  return {
    refreshes: [...new Set(meant.flatMap(({ refreshes }) => textsOf(refreshes)))],
    to: meant.map(({ to }) => to).find(isPath),
  };
}

function wordsIn(text: string): Set<string> {
  return new Set((text.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular));
}

function singular(word: string): string {
  return word.toLowerCase().replace(/(..)s$/, '$1');
}

function textsOf(list: readonly string[] | undefined): readonly string[] {
  return Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];
}

/** An event's notification may arrive this much later than the answer to this tab's call. */
const LATE_MS = 30_000;

interface Announced {
  readonly title: string;
  readonly message: string;
  readonly link: string | null;
}

type Mutation = ReturnType<ReturnType<QueryClient['getMutationCache']>['getAll']>[number];

const taken = new WeakSet<Mutation>();

/**
 * Whether this tab caused the event and informs the user about it itself. Each of its calls accounts for a single
 * notification, so that the same event caused by another user is still shown. Calls `onFailure` when the call fails
 * although its event was announced.
 */
function isOwnEvent(queries: QueryClient, event: Announced, onFailure: () => void): boolean {
  const cache = queries.getMutationCache();
  const own = cache
    .findAll({ mutationKey: ownEventKey(event) })
    .find((mutation) => !taken.has(mutation) && isAbout(mutation, event) && isInTime(mutation));
  if (!own) return false;
  taken.add(own);
  const stop = cache.subscribe(({ mutation }) => {
    if (mutation !== own || own.state.status === 'pending') return;
    stop();
    if (own.state.status === 'error') onFailure();
  });
  if (own.state.status === 'success') stop();
  return true;
}

function isAbout({ options }: Mutation, { message, link }: Announced): boolean {
  const about = String(options.mutationKey?.[2] ?? '');
  return message.startsWith(about) || link === about;
}

function isInTime({ state }: Mutation): boolean {
  if (state.status !== 'success') return state.status === 'pending';
  return Date.now() - (state.data as { readonly endedAt: number }).endedAt < LATE_MS;
}

/** If more notifications than this arrive at the same time, a single toast shows their number. */
const TOASTS_AT_ONCE = 3;

/** Shows notifications as toasts, and sums them up when many arrive together. */
function notificationToasts(): (text: string, to: string | undefined) => void {
  let told: { readonly text: string; readonly of: number }[] = [];
  return (text, to) => {
    const { toasts } = toastStore.getState();
    told = told.filter((known) => known.text !== text && toasts.some((shown) => shown.text === known.text));
    const count = told.reduce((sum, { of }) => sum + of, 1);
    if (count <= TOASTS_AT_ONCE) {
      told.push({ text, of: 1 });
      return showToast('info', text, to);
    }
    for (const shown of toasts) if (told.some((known) => known.text === shown.text)) dismissToast(shown.id);
    told = [{ text: manyNotifications(count), of: count }];
    const inbox = routeOfRole(useRegistry.getState().registry, 'inbox');
    showToast('info', manyNotifications(count), inbox?.path);
  };
}

/** Several pushes in a row cause a single request. */
const REFETCH_AFTER_MS = 300;
const KEPT_IDS = 1_000;

const loadWaits = () => import(/* webpackChunkName: "rare" */ './waiting-visitors');

/**
 * Handles pushes from the hub: shows each once, with a link to its page, and refreshes the counts and screens that the
 * remotes have declared for it.
 */
export function notificationTaker(queries: QueryClient): (...payload: readonly unknown[]) => void {
  const taken = new Set<string>();
  const toast = notificationToasts();
  let refetch: ReturnType<typeof setTimeout> | undefined;
  let counting: Promise<() => void> | undefined;

  /** Loaded only on servers that send no ids. */
  function countUnlisted() {
    counting ??= import('./count-unlisted').then(({ unlistedCounter }) => unlistedCounter(queries));
    counting.then(
      (count) => count(),
      () => {
        counting = undefined;
      },
    );
  }

  function refetchCountsSoon() {
    clearTimeout(refetch);
    refetch = setTimeout(
      () =>
        refresh(
          queries,
          contributionsNow(readBadges).map(({ call }) => call),
        ),
      REFETCH_AFTER_MS,
    );
  }

  return (...payload) => {
    const notifications = contributionsNow(readNotifications);
    const subjects = notifications.map(({ subject }) => subject);
    const notification = readPushedNotification(payload, subjects);
    refetchCountsSoon();
    if (!notification) return;
    const { id, title, message } = notification;
    // Some servers give every notification the same id, so the texts are also compared.
    const key = `${id}\n${title}\n${message}`;
    if (isNamed(id) && taken.has(key)) return;
    if (isNamed(id)) remember(taken, key);
    else countUnlisted();
    const { refreshes, to } = meaningOf(notification, notifications);
    // Prefers the server's own link when it leads to a page of this site.
    const { link } = notification;
    const address = link !== null && hasAddress(link) ? link : to;
    const tell = () => toast(message ? `${title}: ${message}` : title, address);
    // Only our server announces waiting visitors. A readable payload is never null, so reading a property is safe.
    const visitor = payload[0] as WaitingVisitor;
    if (visitor.waitMinutes) loadWaits().then(({ showWait }) => showWait(visitor), tell);
    else if (!isOwnEvent(queries, { ...notification, ...notification.event }, tell)) tell();
    announceNotification(notification);
    refresh(queries, refreshes);
  };
}

function refresh(queries: QueryClient, calls: readonly string[]): void {
  for (const call of calls) void queries.invalidateQueries({ queryKey: [call] });
}

/** Whether an id is real: a server without ids sends zeros. */
const isNamed = (id: string) => !/^[0-]*$/.test(id);

function remember(taken: Set<string>, id: string): void {
  taken.add(id);
  // The oldest come first.
  for (const oldest of taken) if (taken.size > KEPT_IDS) taken.delete(oldest);
}

/**
 * Handles changes without a notification, which only our server reports: refreshes the screens that the remotes have
 * declared for the subject.
 */
export function changeTaker(queries: QueryClient): (subject: unknown) => void {
  return (subject) => {
    // For an unknown subject, nothing is refreshed.
    const change = { subject: subject as string, title: '', message: '' };
    refresh(queries, meaningOf(change, contributionsNow(readNotifications)).refreshes);
  };
}
