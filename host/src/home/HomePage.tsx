import { Grid, PageFrame } from '@frontdesk/shared/ui/core';
import { AgentsCard } from './AgentsCard';
import { NextSteps } from './NextSteps';
import { NotificationsCard } from './NotificationsCard';
import { QrCodesCard } from './QrCodesCard';

/** What an owner wants to see first, from calls that any server has. Each card fails by itself. */
export function HomePage() {
  return (
    <PageFrame title="Dashboard" intro="Your agents, your QR codes and what happened while you were away.">
      <NextSteps />
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}>
        <AgentsCard />
        <QrCodesCard />
        <NotificationsCard />
      </Grid>
    </PageFrame>
  );
}
