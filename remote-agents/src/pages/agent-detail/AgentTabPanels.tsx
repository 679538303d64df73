import { Box, chakra } from '@frontdesk/shared/ui/core';
import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import { type ComponentType, useState } from 'react';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { ChatTab } from '../agent-chat/ChatTab';
import { ClientTab } from '../agent-client/ClientTab';
import { DocumentsTab } from '../agent-documents/DocumentsTab';
import { InfoTab } from '../agent-info/InfoTab';
import { PREVIEW_FROM, useHasRoom } from '../agent-look/unsaved-look';
import { PreviewPlace } from '../agent-preview/PreviewPlace';
import { WelcomeTab } from '../agent-welcome/WelcomeTab';

/** Loads the widget's settings when they are first shown, because the other tabs do not need them. */
const SettingsTab = latePart({
  load: async () => (await import('../agent-settings/WidgetSettings')).WidgetSettings,
  failed: messages.lateParts.settingsFailed,
  whileLoading: <Skeleton height="900px" />,
});

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

/** Tabs that change what visitors see. They show the widget beside them if there is space. */
const PREVIEWED: readonly TabId[] = ['info', 'documents', 'welcome', 'settings'];

/** Returns the tab of an address; the first tab when it names none. */
export function tabFrom(part: string | undefined): TabId {
  return tabs.find(({ id }) => id === part?.toLowerCase())?.id ?? 'info';
}

const panels: Record<TabId, ComponentType<{ agent: Agent }>> = {
  info: InfoTab,
  client: ClientTab,
  documents: DocumentsTab,
  welcome: WelcomeTab,
  chat: ChatTab,
  settings: SettingsTab,
};

/** The cards of all tabs have the same width, even without a preview beside them. */
const Columns = chakra('div', {
  base: {
    [PREVIEW_FROM]: { display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr) clamp(360px, 31vw, 440px)' },
  },
});

/**
 * Keeps every opened tab rendered but hidden, so that typed text is not lost. The preview beside the tabs stays, too.
 */
export function AgentTabPanels({ agent, selected }: { agent: Agent; selected: TabId }) {
  const [opened, setOpened] = useState<ReadonlySet<TabId>>(new Set([selected]));
  if (!opened.has(selected)) setOpened(new Set([...opened, selected]));
  const hasRoom = useHasRoom();
  const isPreviewed = PREVIEWED.includes(selected);
  const [wasPreviewed, setWasPreviewed] = useState(isPreviewed);
  if (isPreviewed && !wasPreviewed) setWasPreviewed(true);
  return (
    <Columns>
      <Box minW={0}>
        {tabs
          .filter(({ id }) => opened.has(id))
          .map(({ id }) => {
            const Panel = panels[id];
            return (
              <Box key={id} hidden={id !== selected}>
                <Panel agent={agent} />
              </Box>
            );
          })}
      </Box>
      {hasRoom && wasPreviewed && (
        <Box hidden={!isPreviewed} position="sticky" top="20" alignSelf="start">
          <PreviewPlace agent={agent} />
        </Box>
      )}
    </Columns>
  );
}
