import { Box } from '@frontdesk/shared/ui/core';
import { type ComponentType, useState } from 'react';
import type { Agent } from '../../model/agent';
import { ChatTab } from '../agent-chat/ChatTab';
import { ClientTab } from '../agent-client/ClientTab';
import { DocumentsTab } from '../agent-documents/DocumentsTab';
import { InfoTab } from '../agent-info/InfoTab';
import { SettingsTab } from '../agent-settings/SettingsTab';
import { WelcomeTab } from '../agent-welcome/WelcomeTab';
import { type TabId, tabs } from './tabs';

const panels: Record<TabId, ComponentType<{ agent: Agent }>> = {
  info: InfoTab,
  client: ClientTab,
  documents: DocumentsTab,
  welcome: WelcomeTab,
  chat: ChatTab,
  settings: SettingsTab,
};

/** Every tab that was opened stays, hidden, so that nothing typed in it is lost. */
export function AgentTabPanels({ agent, selected }: { agent: Agent; selected: TabId }) {
  const [opened, setOpened] = useState<ReadonlySet<TabId>>(new Set([selected]));
  if (!opened.has(selected)) setOpened(new Set([...opened, selected]));
  return tabs
    .filter(({ id }) => opened.has(id))
    .map(({ id }) => {
      const Panel = panels[id];
      return (
        <Box key={id} hidden={id !== selected}>
          <Panel agent={agent} />
        </Box>
      );
    });
}
