import type { FillProps } from '@frontdesk/shared/contract';
import { PLACE_DAYS } from '@frontdesk/shared/endpoints/place-numbers';
import { useQuery } from '@frontdesk/shared/query';
import { Box, ButtonLink, Card, chakra, Flex, Heading, Text, TextLink } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { type PlaceNumbers, placeNumbersQuery } from '../api/places';
import * as words from '../messages/agent-places';
import { arrangePlaces } from '../model/arrange-places';
import { codeUrl, formUrl, urls } from '../urls';

/** As many as fit without scrolling; the page with all places lists the rest. */
const SHOWN = 6;

const List = chakra('ul', { base: { mt: '4', borderTopWidth: '1px' } });

/** Lists the places whose codes open a chat with this agent. Shown on the agent's page. */
export function AgentPlaces({ context: { agentId } }: FillProps<{ agentId: 'string' }>) {
  const { data, error, refetch } = useQuery(placeNumbersQuery());
  return (
    <Card>
      <Heading>{words.title}</Heading>
      {error ? (
        <Box mt="4">
          <FailedState what={words.failed} error={error} onRetry={() => void refetch()} />
        </Box>
      ) : data ? (
        <Places places={data.places.filter((place) => place.agentId === agentId)} />
      ) : (
        <Skeleton mt="4" height="96px" role="status" aria-label={words.loading} />
      )}
    </Card>
  );
}

function Places({ places }: { readonly places: readonly PlaceNumbers[] }) {
  const shown = arrangePlaces(places, { search: '', isOnlyMissing: false }).slice(0, SHOWN);
  const isEmpty = places.length === 0;
  return (
    <>
      <Text tone="muted" mt="1">
        {isEmpty ? words.none : words.intro(PLACE_DAYS)}
      </Text>
      {!isEmpty && (
        <List>
          {shown.map(({ id, place, scans, conversations, unanswered }) => (
            <Flex
              as="li"
              key={id}
              py="3"
              gap="1"
              columnGap="4"
              wrap="wrap"
              justify="space-between"
              borderBottomWidth="1px"
            >
              <Box minW={0} overflowWrap="anywhere">
                <TextLink to={codeUrl(id)}>{place}</TextLink>
              </Box>
              <Text tone="muted">{words.figures(scans, conversations, unanswered)}</Text>
            </Flex>
          ))}
        </List>
      )}
      <Flex mt="4" gap="4" wrap="wrap" align="center">
        <ButtonLink variant="outline" to={formUrl('Chat')}>
          {words.makePlace}
        </ButtonLink>
        {places.length > SHOWN && <TextLink to={urls.places}>{words.all(places.length)}</TextLink>}
      </Flex>
    </>
  );
}
