import type { QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { chat } from '@frontdesk/shared/endpoints/qr-kinds/chat';
import { useQuery } from '@frontdesk/shared/query';
import { Box, Grid, Stack, Text } from '@frontdesk/shared/ui/core';
import { agentsQuery } from '../../api/agents';
import { deletedAgent, disabledAgent } from '../../messages/chat';

const { fields } = chat;

/** On a phone, the labels are above the values. */
const COLUMNS = { base: 'minmax(0, 1fr)', sm: '128px minmax(0, 1fr)' };

/**
 * Shows the content of a place's code: its agent and place, its facts (only the beginning of long ones), and its
 * starter questions.
 */
export function PlaceContent({ agentId, place, facts, starters }: QrPayloads['Chat']) {
  const { data: agents } = useQuery(agentsQuery);
  const agent = agents?.find(({ id }) => String(id) === agentId);
  const agentName = agent ? (agent.enabled ? agent.name : disabledAgent(agent.name)) : agents && deletedAgent;
  const parts = [
    [fields.place.label, [place]],
    [fields.agentId.label, agentName === undefined ? [] : [agentName]],
    [fields.facts.label, facts],
    [fields.starters.label, starters],
  ] as const;
  return (
    <Stack as="dl" gap="3" mt="3" overflowWrap="anywhere">
      {parts.map(
        ([label, lines]) =>
          lines.length > 0 && (
            <Grid as="div" key={label} columnGap="4" templateColumns={COLUMNS}>
              <Text as="dt" tone="muted">
                {label}
              </Text>
              {lines.map((line, at) => (
                <Box as="dd" key={at} dir="auto" gridColumn={{ sm: 2 }} mb="1" lineClamp="3">
                  {line}
                </Box>
              ))}
            </Grid>
          ),
      )}
    </Stack>
  );
}
