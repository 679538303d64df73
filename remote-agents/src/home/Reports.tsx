import { storage } from '@frontdesk/shared/app';
import { newestOf } from '@frontdesk/shared/cards';
import type { HomeCardProps } from '@frontdesk/shared/contract';
import { getOverview } from '@frontdesk/shared/endpoints/overview';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Box, ButtonLink, Card, Heading } from '@frontdesk/shared/ui/core';
import { FailedState } from '@frontdesk/shared/ui/data';
import Bot from 'lucide-react/icons/bot';
import QrCode from 'lucide-react/icons/qr-code';
import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-plus';
import { type ReactNode, useEffect } from 'react';
import { listedAgentsQuery } from '../api/listed-agents';
import * as reportMessages from '../messages/reports';
import { isUnavailable } from '../pages/is-unavailable';
import { urls } from '../urls';
import { AttentionPanels } from './AttentionPanels';
import { KNOWN_KEY, NumbersLoading } from './NumbersLoading';
import { NumbersPanel } from './NumbersPanel';

interface QuickActionsProps extends HomeCardProps {
  readonly agents: readonly { readonly id: WireId; readonly dateCreated: string | null }[];
}

/**
 * Links to the pages that owners open most often from here. Leaves out pages of other remotes that the site does not
 * have.
 */
export function QuickActions({ agents, hasAddress }: QuickActionsProps) {
  const [newest] = newestOf(agents, ({ dateCreated }) => dateCreated);
  const actions = [
    { label: reportMessages.quick.agent, to: urls.newAgent, Icon: Bot },
    ...(newest
      ? [{ label: reportMessages.quick.documents, to: urls.agentTab(newest.id, 'documents'), Icon: Upload }]
      : []),
    ...(hasAddress(urls.generateCode)
      ? [{ label: reportMessages.quick.code, to: urls.generateCode, Icon: QrCode }]
      : []),
    ...(hasAddress(urls.people) ? [{ label: reportMessages.quick.people, to: urls.people, Icon: UserPlus }] : []),
  ];
  return (
    <Box
      as="nav"
      aria-label={reportMessages.quick.title}
      display={{ base: 'grid', sm: 'flex' }}
      gridTemplateColumns="1fr 1fr"
      flexWrap="wrap"
      gap="3"
      mb="6"
    >
      {actions.map(({ label, to, Icon }) => (
        <ButtonLink key={to} to={to} variant="outline" size="sm">
          <Icon aria-hidden size={16} /> {label}
        </ButtonLink>
      ))}
    </Box>
  );
}

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
        <Card mb="6" aria-label={reportMessages.numbers.title}>
          <Heading size="sm" mb="3">
            {reportMessages.numbers.title}
          </Heading>
          <FailedState what={reportMessages.numbers.allFailed} error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <NumbersLoading />
      )}
      {!hasNoAgent && <AttentionPanels hasNumbers={hasNumbers === true} />}
    </>
  );
}
