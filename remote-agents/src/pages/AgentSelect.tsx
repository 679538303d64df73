import { useQuery } from '@frontdesk/shared/query';
import { SelectField } from '@frontdesk/shared/ui/form';
import { agentsQuery } from '../api/agent-list';
import * as messages from '../messages';
import * as listWords from '../messages/conversation-list';

interface AgentSelectProps {
  /** '' for all agents. */
  readonly value: string;
  readonly onChange: (agentId: string) => void;
}

/** Selects an agent, or all. A deleted agent stays selected. */
export function AgentSelect({ value, onChange }: AgentSelectProps) {
  const { data: agents = [] } = useQuery(agentsQuery);
  const options = agents.map(({ id, name }) => ({ value: String(id), label: name || messages.unnamedAgent }));
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField
      label={listWords.filters.agent}
      name="agent"
      value={value}
      options={[
        { value: '', label: listWords.filters.anyAgent },
        ...options,
        ...(isListed ? [] : [{ value, label: value }]),
      ]}
      onChange={onChange}
    />
  );
}
