import { ApiError, messageOf, useSearchParams } from '@frontdesk/shared/app';
import { Button, Notice, Text } from '@frontdesk/shared/ui/core';
import { useState } from 'react';
import { stopMails } from '../../api/stop-mails';
import * as messages from '../../messages';
import { MailLinkCard } from '../MailLinkCard';

const words = messages.stopMails;

/** Another server may also require a login for unknown calls. */
const LACKS_CALL: readonly number[] = [401, 404, 405];

/**
 * Opened by the link in each email about conversations. Has a button, because some programs open every link of
 * an email.
 */
export function StopMailsPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
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
    <MailLinkCard title={words.title}>
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
    </MailLinkCard>
  );
}
