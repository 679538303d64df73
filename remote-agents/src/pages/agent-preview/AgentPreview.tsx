import { useQuery } from '@frontdesk/shared/query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { limitsQuery } from '../../api/limits';
import type { Agent } from '../../model/agent';
import { useUnsavedLook } from '../agent-look/unsaved-look';
import { packConfig, useStoredTheme, useWidgetWords } from '../agent-look/widget-look';
import { useSetupMark } from '../use-setup-mark';
import { createPreviewMemory } from './preview-memory';
import { type AskedQuestion, WidgetPreview } from './WidgetPreview';

interface AgentPreviewProps {
  readonly agent: Agent;
  /** Whether new starter questions do not interrupt somebody who has begun to ask. Default: false. */
  readonly isStill?: boolean;
  /** A question that the page asks; a new object asks again. */
  readonly asked?: AskedQuestion | undefined;
  /** Called when the chat has a question. */
  readonly onAsked?: () => void;
}

/** Shows the agent's widget as its sites do, including unsaved changes. It replies if the agent has a client id. */
export function AgentPreview({ agent, isStill = false, asked, onAsked }: AgentPreviewProps) {
  const { theme: stored } = useStoredTheme(agent);
  const { name = agent.name, welcome = agent.welcome.content, theme = stored } = useUnsavedLook();
  const { data: limits = null } = useQuery(limitsQuery);
  const { data: words } = useWidgetWords(agent);
  const config = useMemo(
    () => packConfig({ ...agent, name, welcome: { ...agent.welcome, content: welcome } }, theme, limits, words),
    [agent, name, welcome, theme, limits, words],
  );
  const { set: noteTest } = useSetupMark('test', agent);
  const hasClient = agent.client.id !== null;
  // A conversation survives changes of tab, and starts over with a new client.
  const [memory, setMemory] = useState(() => createPreviewMemory(hasClient, noteTest, onAsked));
  useEffect(
    function beginAnew() {
      setMemory((current) =>
        current.isLive === hasClient ? current : createPreviewMemory(hasClient, noteTest, onAsked),
      );
    },
    [hasClient, noteTest, onAsked],
  );
  // The widget reads its starter questions when it opens.
  const starters = agent.chatOptions?.starterQuestions.join();
  const frame = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(starters);
  useEffect(
    function openAgain() {
      const { current } = frame;
      if (!isStill || (memory.read().lines.length === 0 && current && !isInUse(current))) setOpened(starters);
    },
    [starters, isStill, memory],
  );
  // A server that stores no looks does not recognize previews either.
  return (
    <div ref={frame}>
      <WidgetPreview
        key={opened}
        config={config}
        memory={memory}
        asked={asked}
        isCounted={agent.widgetTheme === undefined}
      />
    </div>
  );
}

/** Whether somebody types, or has typed, in the preview's chat. */
function isInUse(frame: HTMLElement): boolean {
  const fields = [...frame.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.querySelector('textarea'));
  return frame.contains(document.activeElement) || fields.some((field) => (field?.value ?? '') !== '');
}
