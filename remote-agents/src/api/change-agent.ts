import { call } from '@frontdesk/shared/app';
import { getBot } from '@frontdesk/shared/endpoints/bot';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import type { Agent } from '../model/agent';
import type { AgentInfo } from '../model/agent-form';
import { readAgent } from './read-agent';
import { type OwnSettings, updateAgent } from './update-agent';

interface Change {
  readonly info: AgentInfo;
  /** Settings that only our server has. Absent leaves them unchanged. */
  readonly own?: OwnSettings | undefined;
}

/** The last change of each agent that was started in this tab. */
const last = new Map<string, Promise<void>>();

/**
 * Changes an agent. An update contains the whole agent, so each change reads it just before writing, and the changes of
 * this tab wait for each other so that none undoes another. What somebody else saves between the read and the write is
 * lost, because the call cannot say which version it changes.
 *
 * @param change Returns what to write, given the current agent; null when there is nothing to do.
 */
export function changeAgent(id: WireId, change: (agent: Agent) => Change | null): Promise<void> {
  async function readAndWrite() {
    const agent = readAgent(await call(getBot, { botId: id }));
    const next = change(agent);
    if (next) await updateAgent(agent, next.info, next.own);
  }
  const key = String(id);
  const mine = (last.get(key) ?? Promise.resolve()).then(readAndWrite, readAndWrite);
  last.set(key, mine);
  const forget = () => {
    if (last.get(key) === mine) last.delete(key);
  };
  mine.then(forget, forget);
  return mine;
}
