import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { Badge, Box, ButtonLink, Flex, IconButton, Text, TextLink } from '@frontdesk/shared/ui/core';
import { formatDateTime, Td } from '@frontdesk/shared/ui/data';
import Eye from 'lucide-react/icons/eye';
import Trash from 'lucide-react/icons/trash-2';
import { memo } from 'react';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';
import { urls } from '../../urls';
import { Checkbox } from '../Checkbox';
import { createdCell, pinnedCell } from './columns';

interface AgentRowProps {
  readonly agent: AgentSummary;
  /** Of the last 7 days; undefined when there were none, or the server counts none. */
  readonly conversations: number | undefined;
  readonly isSelected: boolean;
  readonly onSelect: (ids: readonly WireId[], isSelected: boolean) => void;
  readonly onDelete: (agent: AgentSummary) => void;
}

export const AgentRow = memo(function AgentRow({
  agent,
  conversations,
  isSelected,
  onSelect,
  onDelete,
}: AgentRowProps) {
  const name = agent.name || 'Agent without a name';
  const description = agent.description || '-';
  return (
    <Box as="tr" bg={isSelected ? 'accent.subtle' : undefined}>
      <Td py="1">
        <Checkbox
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={(event) => onSelect([agent.id], event.currentTarget.checked)}
        />
      </Td>
      <Td py="1">
        <TextLink to={urls.agent(agent.id)} title={name} display="block" truncate>
          {name}
        </TextLink>
        {conversations !== undefined && (
          <Text tone="muted" fontSize="xs" lineHeight="16px">
            {messages.list.activity(conversations)}
          </Text>
        )}
      </Td>
      <Td py="1">
        <Badge tone={agent.isEnabled ? 'success' : 'neutral'}>
          {agent.isEnabled ? messages.status.enabled : messages.status.disabled}
        </Badge>
      </Td>
      <Td py="1" title={description} truncate>
        {description}
      </Td>
      <Td py="1" whiteSpace="nowrap" css={createdCell}>
        <span>{formatDateTime(agent.createdAt)}</span>
      </Td>
      <Td py="1" css={pinnedCell} bg={isSelected ? 'accent.subtle' : 'surface'}>
        <Flex gap="1">
          <ButtonLink to={urls.agent(agent.id)} variant="ghost" size="icon" aria-label={`View ${name}`} title="View">
            <Eye aria-hidden />
          </ButtonLink>
          <IconButton aria-label={`Delete ${name}`} title="Delete" onClick={() => onDelete(agent)}>
            <Trash aria-hidden />
          </IconButton>
        </Flex>
      </Td>
      <Td aria-hidden="true" p="0" />
    </Box>
  );
});
