import { ApiError, messageOf, useSearchParams, useSession } from '@frontdesk/shared/app';
import { Button, Card, Heading, Notice, Stack, Text, TextLink } from '@frontdesk/shared/ui/core';
import { useState } from 'react';
import { stopMails } from '../../api/mail-alerts';
import * as messages from '../../messages';
import { urls } from '../../urls';

const words = messages.stopMails;

/** Another server may also demand a login for calls that it does not know. */
const LACKS_CALL: readonly number[] = [401, 404, 405];

/** Where the link in each mail about conversations leads. The button does it: programs that only open links stop nothing. */
export function StopMailsPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { token: session } = useSession();
  const [state, setState] = useState<'asking' | 'stopping' | 'stopped'>('asking');
  const [error, setError] = useState<unknown>(null);

  async function stop() {
    if (state === 'stopping') return;
    setState('stopping');
    setError(null);
    try {
      await stopMails(token);
      setState('stopped');
    } catch (failure) {
      setError(failure);
      setState('asking');
    }
  }

  return (
    <Card>
      <Stack gap="6">
        <Heading as="h1" size="lg">
          {words.title}
        </Heading>
        {token === '' ? (
          <Notice tone="warning">{words.incomplete}</Notice>
        ) : state === 'stopped' ? (
          <Notice tone="success">{words.stopped}</Notice>
        ) : (
          <>
            <Text>{words.intro}</Text>
            {error !== null && (
              <Notice tone="danger">
                {error instanceof ApiError && LACKS_CALL.includes(error.status ?? 0)
                  ? messages.notAvailable
                  : `${words.failed} ${messageOf(error)}`}
              </Notice>
            )}
            <Button pending={state === 'stopping'} onClick={() => void stop()}>
              {words.stop}
            </Button>
          </>
        )}
        <Text textAlign="center">
          {session === null ? (
            <TextLink to={urls.login}>Login</TextLink>
          ) : (
            <TextLink to={urls.profile}>{messages.toProfile}</TextLink>
          )}
        </Text>
      </Stack>
    </Card>
  );
}
