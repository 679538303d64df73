import { messageOf, showToast, storeDraft, useStoreDraft, useStoredDraft } from '@frontdesk/shared/app';
import { useMutation, useQuery } from '@frontdesk/shared/query';
import { Button, Card, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { DraftNotice } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import { saveWelcome } from '../../api/save-welcome';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { tellFailure } from '../tell-failure';
import { useOneAtATime } from '../use-one-at-a-time';
import { useRefreshAgent } from '../use-refresh-agent';

const words = messages.welcome;

/** A query, because it tells loading, failed and ready apart and can be tried again; React.lazy keeps a failure forever. */
const editorQuery = {
  queryKey: ['agents', 'welcome-editor'],
  queryFn: () => import('./WelcomeEditor').then(({ WelcomeEditor }) => ({ WelcomeEditor })),
  staleTime: Number.POSITIVE_INFINITY,
  structuralSharing: false,
} as const;

export function WelcomeTab({ agent }: { agent: Agent }) {
  const refresh = useRefreshAgent(agent.id);
  const editor = useQuery(editorQuery);
  const draftKey = `agent/${agent.id}/welcome`;
  const draft = useStoredDraft<string>(draftKey);
  const [initial, setInitial] = useState(draft ?? agent.welcome.content);
  const [content, setContent] = useState(initial);
  const [saved, setSaved] = useState(agent.welcome.content);
  const [isRestored, setRestored] = useState(draft !== undefined);
  useStoreDraft(draftKey, content === saved ? undefined : content);

  function discard() {
    setInitial(saved);
    setContent(saved);
    setRestored(false);
  }

  const saving = useMutation({
    mutationFn: (text: string) => saveWelcome(agent, text),
    onSuccess: async (_, text) => {
      setSaved(text);
      // Also when the owner has left the page meanwhile.
      storeDraft(draftKey, undefined);
      setRestored(false);
      showToast('success', words.saved);
      // The next save needs the id that this one was given.
      await refresh();
    },
    onError: tellFailure(words.failed),
  });

  const save = useOneAtATime(saving.mutate);

  if (editor.error) {
    return <FailedState what={words.editorFailed} error={editor.error} onRetry={() => void editor.refetch()} />;
  }
  return (
    <Card maxW="760px">
      <Stack gap="4">
        <Text tone="muted">{words.intro}</Text>
        <DraftNotice isDraft={isRestored && content !== saved} onDiscard={discard} />
        {editor.data ? (
          <editor.data.WelcomeEditor key={initial} initial={initial} onChange={setContent} />
        ) : (
          <Skeleton height="246px" />
        )}
        {saving.isError && <Notice tone="danger">{messageOf(saving.error)}</Notice>}
        <Flex>
          <Button pending={saving.isPending} onClick={() => save(content)}>
            Save
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
