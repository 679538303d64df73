import { useSession } from '@frontdesk/shared/app';
import { Card, Heading, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as messages from '../messages';
import { urls } from '../urls';

interface MailLinkCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A card for pages that a link in a mail opens, with a next step for people with and without a session. */
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

interface Loaded<Data> {
  readonly data: Data | null;
  /** The error of the load; null without one. */
  readonly error: unknown;
}

/** Loads data once for each `key`; '' loads nothing. For public pages, for which the host provides no query client. */
export function useLoad<Data>(key: string, load: () => Promise<Data>): Loaded<Data> {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ data: null, error: null });
  const startedWith = useRef('');
  const latest = useRef(load);
  latest.current = load;
  useEffect(
    function loadOnce() {
      // Some links work only once, so an effect that runs again must not use them again.
      if (key === '' || startedWith.current === key) return;
      startedWith.current = key;
      latest.current().then(
        (data) => setLoaded({ data, error: null }),
        (error: unknown) => setLoaded({ data: null, error }),
      );
    },
    [key],
  );
  return loaded;
}
