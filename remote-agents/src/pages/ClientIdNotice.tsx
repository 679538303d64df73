import { showToast } from '@frontdesk/shared/app';
import { newId } from '@frontdesk/shared/new-id';
import { useMutation } from '@frontdesk/shared/query';
import { Button, Notice } from '@frontdesk/shared/ui/core';
import type { Ref } from 'react';
import { setClientActive } from '../api/agents';
import * as messages from '../messages';
import type { Agent } from '../model/agent';
import { showFailure } from './show-failure';
import { useOneAtATime } from './use-one-at-a-time';
import { useRefreshAgent } from './use-refresh-agent';

interface ClientIdNoticeProps {
  readonly agent: Agent;
  /** Why a client id is needed here. */
  readonly children: string;
  /** The button, to focus it after an action was refused because there is no client id. */
  readonly button?: Ref<HTMLButtonElement>;
}

/** Explains what a client id is for to the owner of an agent without one, and generates it in place. */
export function ClientIdNotice({ agent, children, button }: ClientIdNoticeProps) {
  const refresh = useRefreshAgent(agent.id);
  const generation = useMutation({
    // Creates no secret: it could not be shown here, and a website does not need it.
    mutationFn: () => setClientActive(agent, newId(), true),
    onSuccess: async () => {
      showToast('success', messages.client.updated);
      await refresh();
    },
    onError: showFailure(messages.client.failed),
  });
  const generate = useOneAtATime(generation.mutate);
  return (
    <Notice
      tone="info"
      action={
        <Button ref={button} size="sm" pending={generation.isPending} onClick={() => generate()}>
          {messages.clientId.generate}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
