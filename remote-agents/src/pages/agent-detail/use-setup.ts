import { useQuery } from '@frontdesk/shared/query';
import { agentOverviewQuery } from '../../api/agents';
import type { Agent } from '../../model/agent';
import { doneSteps } from '../../model/setup-steps';
import { useSetupMark } from '../use-setup-mark';

/** Returns which setup steps are done, from the agent, this browser's storage and our server. */
export function useSetup(agent: Agent) {
  const { data: overview } = useQuery({ ...agentOverviewQuery(agent.id), enabled: agent.chatOptions !== null });
  const test = useSetupMark('test', agent);
  const site = useSetupMark('site', agent);
  return {
    conversations: overview?.conversations,
    done: doneSteps(agent, {
      wasTested: test.isSet || overview?.wasTested === true,
      isOnSite: site.isSet || overview?.isOnSite === true,
    }),
  };
}
