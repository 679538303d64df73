import { Button, chakra, Flex, PageFrame } from '@frontdesk/shared/ui/core';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Globe from 'lucide-react/icons/globe';
import type { ReactNode } from 'react';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { AgentInitial } from './AgentInitial';
import { AgentNumbers } from './AgentNumbers';
import { AgentPath } from './AgentPath';
import { StatusSwitch } from './StatusSwitch';

const words = messages.header;

interface AgentHeaderProps {
  readonly agent: Agent;
  readonly conversations: number | undefined;
  readonly onTest: () => void;
  readonly onInstall: () => void;
  readonly children: ReactNode;
}

/** Shows above the tabs which agent it is, its state, and its two main actions. */
export function AgentHeader({ agent, conversations, onTest, onInstall, children }: AgentHeaderProps) {
  const name = agent.name || messages.unnamedAgent;
  return (
    <PageFrame
      title={name}
      breadcrumb={<AgentPath name={name} />}
      mark={<AgentInitial agent={agent} />}
      intro={
        <>
          {agent.description && (
            <chakra.span lineClamp="2" title={agent.description}>
              {agent.description}
            </chakra.span>
          )}
          <AgentNumbers agent={agent} conversations={conversations} />
        </>
      }
      action={
        <Flex gap="4" align="center" wrap="wrap">
          <StatusSwitch agent={agent} />
          <Flex gap="2" wrap="wrap">
            <Button variant="outline" onClick={onTest}>
              <FlaskConical aria-hidden /> {words.test}
            </Button>
            <Button onClick={onInstall}>
              <Globe aria-hidden /> {words.install}
            </Button>
          </Flex>
        </Flex>
      }
    >
      {children}
    </PageFrame>
  );
}
