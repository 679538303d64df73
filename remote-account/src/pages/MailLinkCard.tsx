import { useSession } from '@frontdesk/shared/app';
import { Card, Heading, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import type { ReactNode } from 'react';
import * as messages from '../messages';
import { urls } from '../urls';

interface MailLinkCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card for pages that a link in an email opens, with a next step for people with and without a session. */
export function MailLinkCard({ title, children }: MailLinkCardProps) {
  const { token } = useSession();
  return (
    <Card>
      <Stack gap="6">
        <Heading as="h1" size="lg">
          {title}
        </Heading>
        {children}
        <Text textAlign="center">
          {token === null ? (
            <TextLink to={urls.login}>{messages.loginLink}</TextLink>
          ) : (
            <TextLink to={urls.profile}>{messages.toProfile}</TextLink>
          )}
        </Text>
      </Stack>
    </Card>
  );
}
