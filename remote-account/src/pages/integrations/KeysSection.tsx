import { messageOf, showToast } from '@frontdesk/shared/app';
import { asOwnEvent, useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, chakra, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useId, useState } from 'react';
import * as api from '../../api/keys';
import * as messages from '../../messages';
import { KeysTable } from './KeysTable';
import { NewKeyDialog } from './NewKeyDialog';

/** Leads out of the dashboard. */
const DocsLink = chakra('a', { base: { textDecoration: 'underline', textUnderlineOffset: '4px', fontWeight: 500 } });

/** The API keys of the organization. */
export function KeysSection({ keys }: { readonly keys: readonly api.ApiKey[] }) {
  const titleId = useId();
  const queries = useQueryClient();
  const [isCreating, setCreating] = useState(false);
  const [ending, setEnding] = useState<api.ApiKey | null>(null);
  const [isPending, setPending] = useState(false);

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
    <>
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
        {keys.length === 0 ? (
          <Card>
            <Text tone="muted">{messages.noKeys}</Text>
          </Card>
        ) : (
          <KeysTable keys={keys} titleId={titleId} onEnd={setEnding} />
        )}
      </Stack>
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
    </>
  );
}
