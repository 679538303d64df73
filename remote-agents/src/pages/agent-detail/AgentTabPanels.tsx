import { Box, chakra } from '@frontdesk/shared/ui/core';
import { type ComponentType, useState } from 'react';
import type { Agent } from '../../model/agent';
import { ChatTab } from '../agent-chat/ChatTab';
import { ClientTab } from '../agent-client/ClientTab';
import { DocumentsTab } from '../agent-documents/DocumentsTab';
import { InfoTab } from '../agent-info/InfoTab';
import { PreviewPlace } from '../agent-preview/PreviewPlace';
import { PREVIEW_FROM, useHasRoom } from '../agent-preview/use-has-room';
import { SettingsTab } from '../agent-settings/SettingsTab';
import { WelcomeTab } from '../agent-welcome/WelcomeTab';
import { PREVIEWED, type TabId, tabs } from './tabs';

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
