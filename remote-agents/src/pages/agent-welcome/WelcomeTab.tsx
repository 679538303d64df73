import { messageOf, showToast, storeDraft, useStoreDraft, useStoredDraft } from '@frontdesk/shared/app';
import { useMutation } from '@frontdesk/shared/query';
import { Button, Card, Flex, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import { DraftNotice } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import { saveWelcome } from '../../api/agents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { useShowInPreview } from '../agent-look/unsaved-look';
import { showFailure } from '../show-failure';
import { useOneAtATime } from '../use-one-at-a-time';
import { useRefreshAgent } from '../use-refresh-agent';

/** Loads on demand, because the other tabs do not need it. */
const WelcomeEditor = latePart({
  load: async () => (await import('./WelcomeEditor')).WelcomeEditor,
  failed: messages.welcome.editorFailed,
  whileLoading: <Skeleton height="246px" />,
});

export function WelcomeTab({ agent }: { agent: Agent }) {
  const refresh = useRefreshAgent(agent.id);
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
      // Deletes the draft even if the owner has left the page meanwhile.
      storeDraft(draftKey, undefined);
      setRestored(false);
      showToast('success', messages.welcome.saved);
      // The next save needs the new id.
      await refresh();
    },
    onError: showFailure(messages.welcome.failed),
  });

  // Without unsaved changes the preview follows the agent, which others may change.
  useShowInPreview('welcome', content === saved && !saving.isPending ? undefined : content);

  const save = useOneAtATime(saving.mutate);

  return (
    <Card>
      <Stack gap="4">
        <Text tone="muted">{messages.welcome.intro}</Text>
        <DraftNotice isDraft={isRestored && content !== saved} onDiscard={discard} />
        <WelcomeEditor key={initial} initial={initial} onChange={setContent} />
        {saving.isError && <Notice tone="danger">{messageOf(saving.error)}</Notice>}
        <Flex>
          <Button pending={saving.isPending} onClick={() => save(content)}>
            {messages.actions.save}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
