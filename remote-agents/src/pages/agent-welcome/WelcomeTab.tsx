import { showToast, storeDraft, useStoreDraft, useStoredDraft } from '@frontdesk/shared/app';
import { useNewerChanges } from '@frontdesk/shared/newer-changes';
import { useMutation } from '@frontdesk/shared/query';
import { Card, Stack, Text } from '@frontdesk/shared/ui/core';
import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import { useRef, useState } from 'react';
import { fetchAgent, saveWelcome } from '../../api/agents';
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

/** An unsaved text, and the stored text that it is based on. */
interface Draft {
  readonly text: string;
  readonly begun: string;
}

export function WelcomeTab({ agent }: { agent: Agent }) {
  const refresh = useRefreshAgent(agent.id);
  const draftKey = `agent/${agent.id}/welcome`;
  const draft = useStoredDraft<Draft>(draftKey);
  // The editor reads its text once, so discarding changes creates a new editor.
  const [editor, setEditor] = useState({ number: 0, initial: draft?.text ?? agent.welcome.content });
  const [content, setContent] = useState(editor.initial);
  const [saved, setSaved] = useState(agent.welcome.content);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const begun = useRef(draft?.begun ?? saved);
  useStoreDraft(draftKey, content === saved ? undefined : { text: content, begun: begun.current });
  const newer = useNewerChanges({
    read: async () => ({ text: (await fetchAgent(agent.id)).welcome.content }),
    labels: { text: messages.welcome.editor },
    format: readableText,
  });

  function discard() {
    setEditor(({ number }) => ({ number: number + 1, initial: saved }));
    setContent(saved);
    setRestored(false);
    saving.reset();
  }

  const saving = useMutation({
    /** Resolves to the saved text; null when the owner wants to see newer changes first. */
    mutationFn: async (text: string) => {
      const sent = await newer.before({ text }, { text: begun.current });
      if (sent) await saveWelcome(agent, sent.text);
      return sent?.text ?? null;
    },
    onSuccess: async (text, typed) => {
      if (text === null) return;
      begun.current = text;
      setSaved(text);
      if (text !== typed) {
        setEditor(({ number }) => ({ number: number + 1, initial: text }));
        setContent(text);
      }
      // Deletes the draft even if the owner has left the page meanwhile.
      storeDraft(draftKey, undefined);
      setRestored(false);
      showToast('success', messages.welcome.saved);
      // The next save needs the new id.
      await refresh();
      // A server may store the text in another form, which does not mean that somebody else changed it.
      begun.current = await fetchAgent(agent.id).then(
        ({ welcome }) => welcome.content,
        () => text,
      );
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
        isLive={agent.isEnabled && agent.widgetTheme !== undefined}
        failures={[saving.error]}
        onDiscard={discard}
        onSave={() => save(content)}
      >
        {messages.actions.save}
      </SaveBar>
      {newer.dialog}
    </Stack>
  );
}

/** Returns the text of HTML, with a line for each paragraph. */
function readableText(html: string): string {
  const lines = html.replace(/<\/(?:p|li)>|<br>/gi, '$&\n');
  return new DOMParser().parseFromString(lines, 'text/html').body.textContent?.trim() ?? '';
}
