import { DemoMark } from '@frontdesk/shared/demonstration';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { Badge, ButtonLink, Flex, IconButton, Text, TextLink } from '@frontdesk/shared/ui/core';
import { DateTime, Td } from '@frontdesk/shared/ui/data';
import { Checkbox } from '@frontdesk/shared/ui/form';
import { type CSSProperties, memo } from 'react';
import type { AgentActivity } from '../../api/agent-list';
import * as messages from '../../messages';
import type { AgentSummary } from '../../model/agent';
import { urls } from '../../urls';
import { tagOf } from '../key-tag';
import { PathIcon } from '../PathIcon';
import { actions, face, pinnedCell } from './columns';

interface AgentRowProps {
  readonly agent: AgentSummary;
  /** Undefined for an agent without conversations or a color, and on a server that does not send them. */
  readonly activity: Partial<AgentActivity> | undefined;
  readonly isSelected: boolean;
  /** Just created; shown as 'New' until the list is opened again. */
  readonly isNew: boolean;
  readonly onSelect: (ids: readonly WireId[], isSelected: boolean) => void;
  readonly onDelete: (agent: AgentSummary) => void;
}

export const AgentRow = memo(function AgentRow({
  agent,
  activity: { conversations = 0, color = null } = {},
  isSelected,
  isNew,
  onSelect,
  onDelete,
}: AgentRowProps) {
  const name = agent.name || messages.unnamedAgent;
  const description = agent.description || '-';
  const isBusy = conversations > 0;
  return (
    <tr
      data-selected={isSelected || undefined}
      data-new={isNew || undefined}
      style={{ ...tagOf(agent.id, name, color), '--top': isBusy ? '10px' : '0px' } as CSSProperties}
    >
      <Td py="0">
        <Checkbox
          display="grid"
          aria-label={messages.grid.selectOf(name)}
          checked={isSelected}
          onChange={(event) => onSelect([agent.id], event.currentTarget.checked)}
        />
      </Td>
      <Td py="0" css={face}>
        <Flex gap="2" align="baseline" {...(isBusy ? { pt: '2' } : { py: '1.5' })}>
          <TextLink
            to={urls.agent(agent.id)}
            title={name}
            dir="auto"
            display="block"
            truncate
            lineHeight="20px"
            textDecorationColor="transparent"
          >
            {name}
          </TextLink>
          {isNew && <Badge tone="accent">{messages.list.isNew}</Badge>}
          <DemoMark id={agent.id} />
        </Flex>
        {isBusy && (
          <Text tone="muted" fontSize="xs" lineHeight="16px" pb="2" whiteSpace="nowrap">
            {messages.list.activity(conversations)}
          </Text>
        )}
      </Td>
      <Td py="0">
        <Badge tone={agent.isEnabled ? 'success' : 'neutral'}>
          {agent.isEnabled ? messages.status.enabled : messages.status.disabled}
        </Badge>
      </Td>
      <Td py="0" colSpan={2}>
        <Text dir="auto" title={description} lineClamp={2} lineHeight="1.3">
          {description}
        </Text>
      </Td>
      <Td py="0" whiteSpace="nowrap">
        <DateTime time={agent.createdAt} />
      </Td>
      <Td py="0" css={pinnedCell}>
        <Flex gap="0" css={actions}>
          <ButtonLink
            to={urls.agent(agent.id)}
            variant="ghost"
            size="icon"
            aria-label={messages.grid.viewOf(name)}
            title={messages.actions.view}
          >
            <PathIcon size={18} d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7m7 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
          </ButtonLink>
          <IconButton
            aria-label={messages.grid.deleteOf(name)}
            title={messages.actions.delete}
            onClick={() => onDelete(agent)}
          >
            <PathIcon
              size={18}
              d="M3 6h18m-2 0v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6m3 0V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2m-6 5v6m4-6v6"
            />
          </IconButton>
        </Flex>
      </Td>
    </tr>
  );
});
