import { ApiError, messageOf, showToast } from '@frontdesk/shared/app';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { asOwnEvent, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, chakra, Flex, Heading, Notice, PageFrame, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useId, useState } from 'react';
import * as api from '../../api/keys';
import * as messages from '../../messages';
import { KeysTable } from './KeysTable';
import { NewKeyDialog } from './NewKeyDialog';

/** Leads out of the dashboard. */
const DocsLink = chakra('a', { base: { textDecoration: 'underline', textUnderlineOffset: '4px', fontWeight: 500 } });

export function IntegrationsPage() {
  const titleId = useId();
  const queries = useQueryClient();
  const mayCall = useOwnCalls();
  const { data, error, refetch } = useQuery({ ...api.keysQuery(), enabled: mayCall });
  const [isCreating, setCreating] = useState(false);
  const [ending, setEnding] = useState<api.ApiKey | null>(null);
  const [isPending, setPending] = useState(false);
  const status = error instanceof ApiError ? error.status : null;

  async function end({ id, name }: api.ApiKey): Promise<void> {
    setPending(true);
    try {
      await asOwnEvent(queries, api.keyEnded(name), () => api.endKey(id));
      showToast('success', messages.keyEnded(name));
    } catch (failure) {
      showToast('error', `${messages.changeFailed} ${messageOf(failure)}`);
    }
    await queries.invalidateQueries({ queryKey: api.keysQuery().queryKey });
    setPending(false);
    setEnding(null);
  }

  return (
    <PageFrame title={messages.integrationsTitle} intro={messages.integrationsIntro}>
      {status === 404 && <Notice tone="info">{messages.notAvailable}</Notice>}
      {status === 403 && <Notice tone="info">{messages.onlyOwners}</Notice>}
      {error && status !== 404 && status !== 403 && !data && (
        <FailedState what={messages.integrationsUnavailable} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Card>
          <Stack gap="4" role="status" aria-label={messages.loading}>
            {['one', 'two', 'three'].map((row) => (
              <Skeleton key={row} height="44px" />
            ))}
          </Stack>
        </Card>
      )}
      {data && status !== 403 && (
        <Stack as="section" aria-labelledby={titleId} gap="4">
          <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
            <Stack gap="1" flex="1 1 18rem">
              <Heading id={titleId}>{messages.keysTitle}</Heading>
              <Text tone="muted">
                {messages.keysIntro} <DocsLink href="/api/docs">{messages.readTheCalls}</DocsLink>
              </Text>
            </Stack>
            <Button onClick={() => setCreating(true)}>{messages.newKey}</Button>
          </Flex>
          {data.keys.length === 0 ? (
            <Card>
              <Text tone="muted">{messages.noKeys}</Text>
            </Card>
          ) : (
            <KeysTable keys={data.keys} titleId={titleId} onEnd={setEnding} />
          )}
        </Stack>
      )}
      {isCreating && <NewKeyDialog onClose={() => setCreating(false)} />}
      <ConfirmDialog
        isOpen={ending !== null}
        title={ending?.name}
        question={messages.endKeyQuestion(ending?.name ?? '')}
        confirmLabel={messages.endKey}
        pending={isPending}
        onCancel={() => setEnding(null)}
        onConfirm={() => ending && void end(ending)}
      />
    </PageFrame>
  );
}
