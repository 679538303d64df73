import { storage } from '@frontdesk/shared/app';
import type { HomeCardProps } from '@frontdesk/shared/contract';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { latePart } from '@frontdesk/shared/ui/data';
import { useState } from 'react';
import { reportsFailed } from '../messages/home';
import { KNOWN_KEY, NumbersLoading } from './NumbersLoading';
import type { ReportsProps } from './Reports';

/** Loads after the dashboard, because only our server has anything to report. */
const Reports = latePart<ReportsProps>({
  load: async () => (await import('./Reports')).Reports,
  failed: reportsFailed,
  whileLoading: ({ place }) => place,
  mb: '6',
});

/** The cache key of `listedAgentsQuery`. */
const AGENTS_KEY = ['/api/bot/getBots', {}];

/**
 * Shows the reports of the last two weeks. Renders nothing until there is something to report, or on a server without
 * the calls.
 */
export function NumbersCard(props: HomeCardProps) {
  const [isKnown] = useState(() => storage.read(KNOWN_KEY) === 'yes');
  const isOurs = useOwnCalls() || isKnown;
  // The card with the steps fetches them; the call's module would double the size of this one. The card of agents shows
  // a failure.
  const { data: agents, isFetched } = useQuery<readonly unknown[]>({ queryKey: AGENTS_KEY, enabled: false });
  const place = isKnown ? <NumbersLoading /> : null;
  // Without agents there is nothing to report, unless there was before.
  if (agents?.length === 0 && !isKnown) return null;
  return isOurs && (agents || isFetched) ? <Reports {...props} place={place} /> : place;
}
