import { DemoMark } from '@frontdesk/shared/demonstration';
import { Box, Button, ButtonLink, Flex, PageFrame, Text, TextLink } from '@frontdesk/shared/ui/core';
import { SwitchField } from '@frontdesk/shared/ui/form';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Globe from 'lucide-react/icons/globe';
import type { ReactNode } from 'react';
import { setAgentEnabled } from '../../api/agents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { isUnderWay, statusOf } from '../../model/document';
import { urls } from '../../urls';
import { PREVIEW_FROM } from '../agent-look/unsaved-look';
import { PathIcon } from '../PathIcon';
import { useAction } from '../use-action';
import { useRefreshAgent } from '../use-refresh-agent';
import { AgentInitial } from './AgentInitial';

interface AgentNumbersProps {
  readonly agent: Pick<Agent, 'id' | 'documents'>;
  /**
   * Number of conversations in the last 7 days; undefined until the server has answered, and on servers that do not
   * count them.
   */
  readonly conversations: number | undefined;
}

/** Shows numbers such as '3 documents ready · 12 conversations this week'. */
function AgentNumbers({ agent: { id, documents }, conversations }: AgentNumbersProps) {
  const count = (isCounted: (document: Agent['documents'][number]) => boolean) => documents.filter(isCounted).length;
  const underWay = count(isUnderWay);
  const failed = count((document) => statusOf(document) === 'failed');
  const parts = [
    messages.header.documents(documents.length - underWay - failed),
    underWay > 0 && messages.header.processing(underWay),
    failed > 0 && messages.header.failed(failed),
  ].filter((part) => part !== false);
  return (
    <Text tone="muted" as="span" display="block" my="-1.5" fontSize={{ smDown: 'xs' }}>
      <TextLink to={urls.agentTab(id, 'documents')} color="inherit" fontWeight="inherit" replace>
        {parts.join(', ')}
      </TextLink>
      {conversations !== undefined && (
        <>
          {/* No line begins with the dot. */}
          {'\u00a0· '}
          <TextLink to={urls.conversationsOf(id)} color="inherit" fontWeight="inherit" display="inline-block">
            {messages.header.conversations(conversations)}
          </TextLink>
        </>
      )}
    </Text>
  );
}

/** Enables or disables the agent immediately, and changes nothing else. Agent Info has a separate switch. */
function StatusSwitch({ agent: { id, isEnabled } }: { agent: Pick<Agent, 'id' | 'isEnabled'> }) {
  const refresh = useRefreshAgent(id);
  const change = useAction({
    act: (isOn: boolean) => setAgentEnabled(id, isOn),
    done: () => messages.info.updated,
    failed: messages.info.failed,
    onDone: refresh,
  });
  const words = [messages.status.enabled, messages.status.disabled] as const;
  return (
    <SwitchField
      label={messages.header.status}
      checked={change.input ?? isEnabled}
      pending={change.isPending}
      onChange={change.run}
      words={words}
    />
  );
}

interface AgentHeaderProps {
  readonly agent: Agent;
  readonly conversations: number | undefined;
  /** Whether the open tab contains the switch that enables the agent, so that the header does not need it. */
  readonly isSwitchBelow: boolean;
  readonly onTest: () => void;
  readonly onInstall: () => void;
  readonly children: ReactNode;
}

/** Shows the agent's name, its state, and its two main actions above the tabs. */
export function AgentHeader({ agent, conversations, isSwitchBelow, onTest, onInstall, children }: AgentHeaderProps) {
  const name = agent.name || messages.unnamedAgent;
  return (
    <PageFrame
      title={name}
      breadcrumb={
        <Box
          as="nav"
          aria-label={messages.header.path}
          mt="-2"
          mb="1.5"
          // The tabs below have a double line already.
          css={{ '& + div h1::after': { display: 'none' } }}
        >
          <ButtonLink to={urls.agents} variant="ghost" size="sm" ms="-4">
            <ArrowLeft aria-hidden /> {messages.header.agents}
          </ButtonLink>
        </Box>
      }
      mark={<AgentInitial {...agent} color={agent.widgetTheme?.headerColor} />}
      state={<DemoMark id={agent.id} />}
      intro={<AgentNumbers agent={agent} conversations={conversations} />}
      action={
        // On phones, both buttons share a row, and the switch is on the same line as the link back.
        <Flex
          gap="3"
          wrap="wrap"
          align="center"
          css={{
            smDown: {
              w: '100%',
              '& > button': { flexGrow: 1 },
              '& > div': { position: 'absolute', bottom: '100%', insetEnd: '0', mb: '3' },
            },
          }}
        >
          {!isSwitchBelow && <StatusSwitch agent={agent} />}
          {/* Where there is space, the agent's chat is already beside the tabs. */}
          <Button variant="outline" onClick={onTest} css={{ [PREVIEW_FROM]: { display: 'none' } }}>
            <PathIcon size={18} d="M14 2v6l6.3 11A2 2 0 0 1 18 22H6a2 2 0 0 1-2.3-3L10 8V2M6.5 15h11M8.5 2h7" />{' '}
            {messages.header.test}
          </Button>
          <Button variant="outline" onClick={onInstall}>
            <Globe aria-hidden /> {messages.header.install}
          </Button>
        </Flex>
      }
    >
      {children}
    </PageFrame>
  );
}
