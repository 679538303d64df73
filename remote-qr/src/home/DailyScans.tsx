import { DayBars, DayTable } from '@frontdesk/shared/cards';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { getDailyScans } from '@frontdesk/shared/endpoints/scans';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { Box, Card, Flex, Grid, Heading, Text, TextLink } from '@frontdesk/shared/ui/core';
import * as homeMessages from '../home-messages';
import { codeUrl, urls } from '../urls';

const words = homeMessages.scans;
const DAYS = 14;

/** Shows visits by scans on each of the last days, and the codes with the most. */
export function DailyScans() {
  const { data } = useQuery(endpointQuery(getDailyScans, { days: DAYS }));
  if (!data?.hasLinks) return null;
  const { days, codes } = data;
  const total = days.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <Card mb="6" aria-label={words.title}>
      <Flex justify="space-between" align="baseline" gap="3" mb="4" wrap="wrap">
        <Box>
          <Heading size="sm">{words.title}</Heading>
          <Text tone="muted" fontSize="xs">
            {words.period(DAYS)}
          </Text>
        </Box>
        <TextLink to={urls.myQr}>{words.all}</TextLink>
      </Flex>
      {total === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <Grid gap="6" templateColumns="repeat(auto-fit, minmax(min(100%, 220px), 1fr))">
          <DayBars
            title={words.perDay(total)}
            height="180px"
            days={days.map(({ day, visits }) => ({ day, value: visits }))}
          />
          <Box minW={0}>
            <Text fontWeight={500} mb="2">
              {words.top}
            </Text>
            <TopCodes codes={codes} />
          </Box>
        </Grid>
      )}
      <DayTable
        caption={words.title}
        dayLabel={words.day}
        columns={[words.visits]}
        rows={days.map(({ day, visits }) => ({ day, cells: [String(visits)] }))}
      />
    </Card>
  );
}

type Codes = ResponseOf<typeof getDailyScans>['codes'];

/** Lists codes with bars in proportion to the first entry's visits. */
function TopCodes({ codes }: { readonly codes: Codes }) {
  const most = codes[0]?.visits ?? 1;
  return (
    <Box as="ol" listStyleType="none">
      {codes.map(({ qrId, name, visits }) => (
        <Box as="li" key={qrId} py="1.5">
          <Flex justify="space-between" gap="3" mb="1">
            <TextLink to={codeUrl(qrId)} minW={0} truncate title={name}>
              {name || homeMessages.unnamed}
            </TextLink>
            <Text flexShrink={0}>{homeMessages.scanCount(visits)}</Text>
          </Flex>
          <Box bg="subtle" rounded="full" height="4px" overflow="hidden" aria-hidden>
            <Box bg="accent" height="4px" style={{ width: `${(visits / most) * 100}%` }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
