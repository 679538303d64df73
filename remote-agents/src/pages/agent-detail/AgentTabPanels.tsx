import { Box, chakra } from '@frontdesk/shared/ui/core';
import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { InfoTab } from '../agent-info/InfoTab';
import { PREVIEW_FROM, useHasRoom } from '../agent-look/unsaved-look';
import { PreviewPlace } from '../agent-preview/PreviewPlace';
import { SAVE_BAR_ROOM } from '../SaveBar';

/** Loads a tab when it is first shown, because the others do not need it. Agent Info is part of the page. */
const lateTab = (load: () => Promise<ComponentType<{ agent: Agent }>>) =>
  latePart<TabProps>({
    load: async () => whenShown(await load()),
    failed: messages.lateParts.tabFailed,
    whileLoading: <Skeleton height="320px" />,
  });

const ClientTab = lateTab(async () => (await import('../agent-client/ClientTab')).ClientTab);
const DocumentsTab = lateTab(async () => (await import('../agent-documents/DocumentsTab')).DocumentsTab);
const WelcomeTab = lateTab(async () => (await import('../agent-welcome/WelcomeTab')).WelcomeTab);
const ChatTab = lateTab(async () => (await import('../agent-chat/ChatTab')).ChatTab);

const SettingsTab = latePart<TabProps>({
  load: async () => whenShown((await import('../agent-settings/WidgetSettings')).WidgetSettings),
  failed: messages.lateParts.settingsFailed,
  whileLoading: <Skeleton height="900px" />,
});

interface TabProps {
  readonly agent: Agent;
  /** Called when the tab has loaded. The parts beside and below the tab load afterwards. */
  readonly onShown: () => void;
}

/** Reports when a tab has been rendered. */
function whenShown(Tab: ComponentType<{ agent: Agent }>): ComponentType<TabProps> {
  return function ShownTab({ agent, onShown }) {
    useEffect(onShown, [onShown]);
    return <Tab agent={agent} />;
  };
}

/** The six tabs, by the last part of their address. */
export const tabs = [
  { id: 'info', label: messages.tabs.info },
  { id: 'client', label: messages.tabs.client },
  { id: 'documents', label: messages.tabs.documents },
  { id: 'welcome', label: messages.tabs.welcome },
  { id: 'chat', label: messages.tabs.chat },
  { id: 'settings', label: messages.tabs.settings },
] as const;

export type TabId = (typeof tabs)[number]['id'];

/** Returns the tab that an address names; the first tab when it names none. */
export function tabFrom(part: string | undefined): TabId {
  return tabs.find(({ id }) => id === part?.toLowerCase())?.id ?? 'info';
}

const panels: Record<TabId, ComponentType<TabProps>> = {
  info: whenShown(InfoTab),
  client: ClientTab,
  documents: DocumentsTab,
  welcome: WelcomeTab,
  chat: ChatTab,
  settings: SettingsTab,
};

/** Where there is space, the preview is beside every tab except Chat Test, which is already a chat with the agent. */
const Columns = chakra('div', {
  base: {
    [PREVIEW_FROM]: {
      display: 'grid',
      gap: '6',
      // No form needs to be wider than 720 px.
      gridTemplateColumns: 'minmax(0, 720px) minmax(min(31vw, 440px), 1fr)',
    },
  },
});

/**
 * Keeps every opened tab rendered but hidden, so that typed text is not lost. The preview beside the tabs also remains
 * rendered.
 */
export function AgentTabPanels({ agent, selected }: { agent: Agent; selected: TabId }) {
  const [opened, setOpened] = useState<ReadonlySet<TabId>>(new Set([selected]));
  if (!opened.has(selected)) setOpened(new Set([...opened, selected]));
  const hasRoom = useHasRoom();
  // The preview loads after the tab.
  const [isShown, setShown] = useState(false);
  const onShown = useCallback(() => setShown(true), []);
  const isBeside = selected !== 'chat';
  const [wasBeside, setWasBeside] = useState(isBeside);
  if (isBeside && !wasBeside) setWasBeside(true);
  return (
    <Columns style={isBeside ? undefined : { gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box minW={0} css={SAVE_BAR_ROOM}>
        {tabs
          .filter(({ id }) => opened.has(id))
          .map(({ id }) => {
            const Panel = panels[id];
            return (
              <Box key={id} hidden={id !== selected}>
                <Panel agent={agent} onShown={onShown} />
              </Box>
            );
          })}
      </Box>
      {hasRoom && wasBeside && isShown && (
        <Box hidden={!isBeside} position="sticky" top="20" alignSelf="start">
          <PreviewPlace agent={agent} />
        </Box>
      )}
    </Columns>
  );
}
