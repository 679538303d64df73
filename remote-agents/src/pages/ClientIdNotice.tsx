import { newId } from '@frontdesk/shared/new-id';
import { Button, Notice } from '@frontdesk/shared/ui/core';
import type { Ref } from 'react';
import { setClientActive } from '../api/agents';
import * as messages from '../messages';
import type { Agent } from '../model/agent';
import { useAction } from './use-action';
import { useRefreshAgent } from './use-refresh-agent';

interface ClientIdNoticeProps {
  readonly agent: Agent;
  /** Why a client id is needed here. */
  readonly children: string;
  /** The button that gets the focus after an action was refused because there is no client id. */
  readonly button?: Ref<HTMLButtonElement>;
}

/** Explains what a client id is for to the owner of an agent without one, and generates it in place. */
export function ClientIdNotice({ agent, children, button }: ClientIdNoticeProps) {
  const refresh = useRefreshAgent(agent.id);
  const generation = useAction({
    // Creates no secret, because it could not be shown here and a website does not need one.
    act: () => setClientActive(agent, newId(), true),
    done: () => messages.client.updated,
    failed: messages.client.failed,
    onDone: refresh,
  });
  return (
    <Notice
      tone="info"
      action={
        <Button ref={button} size="sm" pending={generation.isPending} onClick={() => generation.run()}>
          {messages.clientId.generate}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
