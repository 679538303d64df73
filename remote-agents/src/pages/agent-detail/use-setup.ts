import { storage } from '@frontdesk/shared/app';
import { useQuery } from '@frontdesk/shared/query';
import { useState } from 'react';
import { agentOverviewQuery } from '../../api/get-agent-overview';
import type { Agent } from '../../model/agent';
import { logKey, parseLog } from '../../model/conversation';
import { doneSteps } from '../../model/setup-steps';
import { useSetupMark } from '../use-setup-mark';

/** Returns which setup steps are done, from the agent, this browser's storage and our server. */
export function useSetup(agent: Agent) {
  const { data: overview } = useQuery({ ...agentOverviewQuery(agent.id), enabled: agent.chatOptions !== null });
  const test = useSetupMark('test', agent);
  const site = useSetupMark('site', agent);
  // Earlier releases stored only the log.
  const [hasLog] = useState(() => parseLog(storage.read(logKey(agent.id))).some(({ from }) => from === 'agent'));
  return {
    conversations: overview?.conversations,
    done: doneSteps(agent, {
      wasTested: test.isSet || overview?.wasTested === true || hasLog,
      isOnSite: site.isSet || overview?.isOnSite === true,
    }),
  };
}
