import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { useQuery } from '@frontdesk/shared/query';
import { Slot } from '@frontdesk/shared/slots';
import { Card, Grid, Heading, PageFrame, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { accountQuery } from '../../api/account';
import { profileQuery } from '../../api/profile';
import * as messages from '../../messages';
import { PROFILE_SLOT } from '../../slots';
import { urls } from '../../urls';
import { DeletionCard } from './DeletionCard';
import { LanguageField } from './LanguageField';
import { ProfileForm } from './ProfileForm';
import { SessionsCard } from './SessionsCard';

function PeopleCard({ organization }: { organization: string }) {
  return (
    <Card>
      <Heading>{messages.peopleTitle}</Heading>
      <Text tone="muted" mt="1" mb="3">
        {messages.peopleIntro(organization)}
      </Text>
      <TextLink to={urls.people}>{messages.peopleLink}</TextLink>
    </Card>
  );
}

/** Not in `urls`, which the login loads. */
const INTEGRATIONS = '/integrations';

function IntegrationsCard() {
  return (
    <Card>
      <Heading>{messages.integrationsTitle}</Heading>
      <Text tone="muted" mt="1" mb="3">
        {messages.integrationsIntro}
      </Text>
      <TextLink to={INTEGRATIONS}>{messages.integrationsLink}</TextLink>
    </Card>
  );
}

export function ProfilePage() {
  const profile = useQuery(profileQuery());
  // Another server lacks this call and the parts beside the form.
  const { data: account } = useQuery({ ...accountQuery(), enabled: useOwnCalls() });
  return (
    <PageFrame title={messages.profileTitle} intro={messages.profileIntro}>
      <Grid
        templateColumns={{ base: 'minmax(0, 640px)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="6" minW={0}>
          <Card>
            {profile.data ? (
              // Shown even after a later refetch failed, so that typed text is never lost.
              <ProfileForm profile={profile.data} pendingEmail={account?.pendingEmail ?? null} />
            ) : profile.error ? (
              <FailedState
                what={messages.profileUnavailable}
                error={profile.error}
                onRetry={() => void profile.refetch()}
              />
            ) : (
              <Stack gap="4" role="status" aria-label={messages.loading}>
                {[1, 2, 3, 4, 5].map((field) => (
                  <Skeleton key={field} height="66px" />
                ))}
              </Stack>
            )}
          </Card>
          {profile.data && (
            <Card>
              <LanguageField />
            </Card>
          )}
        </Stack>
        {account && (
          <Stack gap="6" minW={0}>
            <SessionsCard />
            <PeopleCard organization={account.organization} />
            {account.role === 'owner' && <IntegrationsCard />}
            {/* It loads late, and must not move an element that the user is about to press. */}
            <Slot slot={PROFILE_SLOT} context={{}} />
            {profile.data && <DeletionCard account={account} email={profile.data.email} />}
          </Stack>
        )}
      </Grid>
    </PageFrame>
  );
}
