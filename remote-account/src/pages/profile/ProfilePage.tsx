import { useQuery } from '@frontdesk/shared/query';
import { Card, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { profileQuery } from '../../api/profile';
import { messages } from '../../messages';
import { ProfileForm } from './ProfileForm';

export function ProfilePage() {
  const profile = useQuery(profileQuery());
  return (
    <PageFrame title="My Profile" intro="Your name, your email and your password.">
      <Card maxW="640px">
        {profile.data ? (
          // Also after a later refetch failed: nothing typed may be lost.
          <ProfileForm profile={profile.data} />
        ) : profile.error ? (
          <FailedState
            what={messages.profileUnavailable}
            error={profile.error}
            onRetry={() => void profile.refetch()}
          />
        ) : (
          <Stack gap="4" role="status" aria-label="Loading...">
            {['firstName', 'lastName', 'email', 'password', 'repeatPassword'].map((field) => (
              <Skeleton key={field} height="66px" />
            ))}
          </Stack>
        )}
      </Card>
    </PageFrame>
  );
}
