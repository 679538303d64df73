import { showToast, storeDraft, useStoreDraft, useStoredDraft } from '@frontdesk/shared/app';
import { useMutation } from '@frontdesk/shared/query';
import { Card, Stack, Text } from '@frontdesk/shared/ui/core';
import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import { useState } from 'react';
import { saveWelcome } from '../../api/agents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { useShowInPreview } from '../agent-look/unsaved-look';
import { SaveBar } from '../SaveBar';
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
  // The editor reads its text once, so that discarding begins another one.
  const [editor, setEditor] = useState({ number: 0, initial: draft ?? agent.welcome.content });
  const [content, setContent] = useState(editor.initial);
  const [saved, setSaved] = useState(agent.welcome.content);
  const [isRestored, setRestored] = useState(draft !== undefined);
  useStoreDraft(draftKey, content === saved ? undefined : content);

  function discard() {
    setEditor(({ number }) => ({ number: number + 1, initial: saved }));
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
    <Stack gap="6">
      <Card>
        <Stack gap="4">
          <Text tone="muted">{messages.welcome.intro}</Text>
          <WelcomeEditor key={editor.number} initial={editor.initial} onChange={setContent} />
        </Stack>
      </Card>
      <SaveBar
        isDirty={content !== saved}
        isDraft={isRestored && content !== saved}
        isSaving={saving.isPending}
        isLive={agent.widgetTheme !== undefined}
        failures={[saving.error]}
        onDiscard={discard}
        onSave={() => save(content)}
      >
        {messages.actions.save}
      </SaveBar>
    </Stack>
  );
}
