import { useQuery } from '@frontdesk/shared/query';
import { useEffect, useMemo, useState } from 'react';
import { limitsQuery } from '../../api/limits';
import type { Agent } from '../../model/agent';
import { useUnsavedLook } from '../agent-look/unsaved-look';
import { packConfig, useStoredTheme, useWidgetWords } from '../agent-look/widget-look';
import { useSetupMark } from '../use-setup-mark';
import { createPreviewMemory } from './preview-memory';
import { type AskedQuestion, WidgetPreview } from './WidgetPreview';

interface AgentPreviewProps {
  readonly agent: Agent;
  /**
   * The starter questions shown when the chat opens; changing them reopens the chat. Default: the agent's own
   * questions.
   */
  readonly openedFor?: string;
  /** A question that the page asks; a new object makes it ask again. */
  readonly asked?: AskedQuestion | undefined;
  /** Called when a question has been asked in the chat. */
  readonly onAsked?: () => void;
  /** The note below a chat that works but is not counted. Default: a note that it includes the unsaved changes. */
  readonly caption?: string;
}

/** Shows the agent's widget as its sites do, including unsaved changes. It replies if the agent has a client id. */
export function AgentPreview({ agent, openedFor, asked, onAsked, caption }: AgentPreviewProps) {
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
  // A conversation survives a change of tabs, and starts over with a new client.
  const [memory, setMemory] = useState(() => createPreviewMemory(hasClient, noteTest, onAsked));
  useEffect(
    function beginAnew() {
      setMemory((current) =>
        current.isLive === hasClient ? current : createPreviewMemory(hasClient, noteTest, onAsked),
      );
    },
    [hasClient, noteTest, onAsked],
  );
  // A server that stores no looks does not recognize previews either.
  return (
    <WidgetPreview
      // The widget reads its starter questions when it opens.
      key={openedFor ?? agent.chatOptions?.starterQuestions.join()}
      config={config}
      memory={memory}
      asked={asked}
      isCounted={agent.widgetTheme === undefined}
      caption={caption}
    />
  );
}
