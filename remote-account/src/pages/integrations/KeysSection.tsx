import { messageOf, showToast } from '@frontdesk/shared/app';
import { asOwnEvent, useQueryClient } from '@frontdesk/shared/query';
import { Button, chakra, Flex, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { latePart } from '@frontdesk/shared/ui/data';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import { useId, useState } from 'react';
import * as api from '../../api/keys';
import * as messages from '../../messages';
import { EmptyCard } from './EmptyCard';
import { KeysTable } from './KeysTable';
import type { NewKeyDialogProps } from './NewKeyDialog';

/** Loads when it opens. */
const NewKeyDialog = latePart<NewKeyDialogProps>({
  load: async () => (await import(/* webpackChunkName: "integration-dialogs" */ './NewKeyDialog')).NewKeyDialog,
  failed: messages.formFailed,
});

/** A link to a page outside the dashboard. */
const DocsLink = chakra('a', { base: { textDecoration: 'underline', textUnderlineOffset: '4px', fontWeight: 500 } });

/** The organization's API keys. */
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
          <EmptyCard
            ink="M20 16h120v76H20zM20 26h120M12 100h136M44 40v6M116 40v6M36 76h16M108 76h16M72 82h16"
            brass="M80 34v6a8 8 0 1 0 .1 0m0 16v22m0-4h7m-7-8h6"
          >
            {messages.noKeys}
          </EmptyCard>
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
