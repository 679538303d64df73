import { storage } from '@frontdesk/shared/app';
import type { HomeCardProps } from '@frontdesk/shared/contract';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Card, Heading } from '@frontdesk/shared/ui/core';
import { FailedState } from '@frontdesk/shared/ui/data';
import { type ReactNode, useEffect } from 'react';
import { listedAgentsQuery } from '../api/listed-agents';
import * as reportMessages from '../messages/reports';
import { isUnavailable } from '../pages/is-unavailable';
import { AttentionPanels } from './AttentionPanels';
import { KNOWN_KEY } from './known-key';
import { NumbersLoading } from './NumbersLoading';
import { NumbersPanel } from './NumbersPanel';
import { QuickActions } from './QuickActions';

const words = reportMessages.numbers;
const DAYS = 14;

export interface ReportsProps extends HomeCardProps {
  /** Shown while the numbers load for the first time. */
  readonly place: ReactNode;
}

/**
 * Shows what happened in the last two weeks, what needs the owner's attention, and where to start. Each part fails by
 * itself.
 */
export function Reports({ hasAddress, place }: ReportsProps) {
  const { data: overview, error, isPending, refetch } = useQuery(endpointQuery(getOverview, { days: DAYS }));
  // The card of agents shows a failure; the reports work without the agents.
  const { data: agents } = useQuery(listedAgentsQuery);
  const isMissing = !overview && error !== null && isUnavailable(error);
  const hasNumbers = overview && overview.conversations > 0;
  useEffect(
    function rememberPlace() {
      if (isMissing || hasNumbers !== undefined) storage.write(KNOWN_KEY, hasNumbers ? 'yes' : null);
    },
    [isMissing, hasNumbers],
  );
  if (isPending) return place;
  if (isMissing) return null;
  const hasNoAgent = agents?.length === 0;
  return (
    <>
      {!hasNoAgent && <QuickActions agents={agents ?? []} hasAddress={hasAddress} />}
      {overview ? (
        hasNumbers && <NumbersPanel overview={overview} days={DAYS} agents={agents ?? []} />
      ) : error ? (
        <Card mb="6" aria-label={words.title}>
          <Heading size="sm" mb="3">
            {words.title}
          </Heading>
          <FailedState what={words.allFailed} error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <NumbersLoading />
      )}
      {!hasNoAgent && <AttentionPanels hasNumbers={hasNumbers === true} />}
    </>
  );
}
