import { LIMITED } from '@frontdesk/shared/endpoints/agent-settings';
import type { AgentSettings } from '../../agents/agent-settings';
import type { ModelAmount, ModelLimits } from '../../config/model-limits';

/** Returns the operator's limits, each lowered to the owner's if that is lower. */
export function limitsOf(operators: ModelLimits, { limits: owners }: AgentSettings): ModelLimits {
  const lowered = LIMITED.map((scope): [string, ModelAmount] => [
    scope,
    {
      replies: Math.min(operators[scope].replies, owners[scope].replies ?? Number.POSITIVE_INFINITY),
      tokens: Math.min(operators[scope].tokens, owners[scope].tokens ?? Number.POSITIVE_INFINITY),
    },
  ]);
  return { ...operators, ...Object.fromEntries(lowered) };
}
