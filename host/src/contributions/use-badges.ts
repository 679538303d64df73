import { sessionStore, useSession } from '@frontdesk/shared/app';
import { addressOf, type BadgeContribution } from '@frontdesk/shared/contract';
import { rawAnswerQuery, useQueries, useQueryClient } from '@frontdesk/shared/query';
import { startTabPoll } from '@frontdesk/shared/tab-poll';
import { useEffect } from 'react';
import { fetchFailed } from '../messages/frame';
import { shareWaits } from '../session/share-waits';
import { countIn, readBadges } from './read-badges';
import { useContributions } from './use-contributions';

/** Poll interval of the counts (spec section 4.7). Hidden tabs do not poll, and only one of several open tabs does. */
const BADGE_POLL_MS = 15_000;

/** A count with its text for screen readers. */
export interface Badge {
  readonly count: number;
  readonly unit: string;
}

/** The message to other tabs. Another user's tabs ignore it because its token differs from theirs. */
interface Polled {
  readonly token: string | null;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Returns the counts, keyed by the addresses of their routes. After a failure, keeps the last known count. */
export function useBadges(): ReadonlyMap<string, Badge> {
  const { token } = useSession();
  const badges = useContributions(readBadges);
  const answers = useQueries({
    queries: badges.map(({ call }) => ({ ...rawAnswerQuery(call), enabled: token !== null })),
  });
  return new Map(
    badges.map((badge, index) => [
      addressOf(badge.at),
      { count: countIn(answers[index]?.data, badge), unit: badge.unit },
    ]),
  );
}

/** Polls the calls of all badges while a user is signed in. Logs each failure with the text from spec section 8.4. */
export function useBadgePoll(): void {
  const { token } = useSession();
  const queries = useQueryClient();
  const badges = useContributions(readBadges);
  const calls = badges.map(({ call }) => call).join(' ');
  useEffect(
    function pollWhileSignedIn() {
      if (token === null || calls === '') return;
      const keys = calls.split(' ').map((call) => rawAnswerQuery(call as BadgeContribution['call']).queryKey);
      return startTabPoll({
        channel: 'badges',
        intervalMs: () => BADGE_POLL_MS,
        poll: () => Promise.all(keys.map((queryKey) => queries.refetchQueries({ queryKey }, { cancelRefetch: false }))),
        result(): Polled | undefined {
          const fetched = keys.filter((key) => queries.getQueryState(key)?.status === 'success');
          const answers = Object.fromEntries(fetched.map((key) => [key[0], queries.getQueryData(key)]));
          return fetched.length > 0 ? { token, answers } : undefined;
        },
        onResult(result) {
          const { token: theirs, answers } = result as Polled;
          if (theirs !== sessionStore.getState().token) return;
          for (const key of keys) {
            const answer = answers[String(key[0])];
            if (answer !== undefined) queries.setQueryData(key, answer);
          }
        },
      });
    },
    [token, calls, queries],
  );
  useEffect(shareWaits, []);
  useEffect(
    function logFailures() {
      return queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const failed = badges.find(
          ({ call }) => event.query.queryHash === JSON.stringify(rawAnswerQuery(call).queryKey),
        );
        if (failed) console.error(fetchFailed(failed.title), event.action.error);
      });
    },
    [queries, badges],
  );
}
