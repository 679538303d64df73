import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getModelUse } from '@frontdesk/shared/endpoints/language-model';
import { Box, Card, Grid, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import { type Form, TextField } from '@frontdesk/shared/ui/form';
import * as messages from '../../messages';
import { LIMIT_FIELDS, type ReplyValues } from '../../model/reply-settings';

const words = messages.info;
const number = new Intl.NumberFormat('en');
/** In UTC wherever the owner is, because the limits are per UTC day. */
const dayFormat = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

interface LimitsCardProps {
  readonly form: Pick<Form<ReplyValues>, 'field'>;
  readonly use: ResponseOf<typeof getModelUse>;
}

/** Shows the language model limits of the agent and what it has used. Part of the form of Agent Info. */
export function LimitsCard({ form, use: { most, limits, days } }: LimitsCardProps) {
  const [today] = days;
  return (
    <Card>
      <Stack gap="5">
        <Stack gap="1">
          <Heading size="sm">{words.limits}</Heading>
          <Text tone="muted">{words.limitsIntro}</Text>
        </Stack>
        {today && (
          <Text fontVariantNumeric="tabular-nums">
            {words.usedToday(
              `${number.format(today.replies)} of ${number.format(most.replies)}`,
              `${number.format(today.tokens)} of ${number.format(most.tokens)}`,
            )}
          </Text>
        )}
        <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="end">
          {LIMIT_FIELDS.map(({ scope, amount, name }) => (
            <TextField
              key={name}
              label={words.limitNames[name]}
              inputMode="numeric"
              autoComplete="off"
              placeholder={number.format(limits[scope][amount])}
              {...form.field(name)}
            />
          ))}
        </Grid>
        {days.length > 0 && (
          <Box as="details" fontSize="sm">
            <Box as="summary" cursor="pointer" color="accent.text" fontWeight={500}>
              {words.lastDays}
            </Box>
            <TableFrame mt="3">
              <Table aria-label={words.lastDays}>
                <thead>
                  <tr>
                    <Th>{words.day}</Th>
                    <Th textAlign="end">{words.dayReplies}</Th>
                    <Th textAlign="end">{words.dayTokens}</Th>
                  </tr>
                </thead>
                <tbody>
                  {days.map(({ day, replies, tokens }) => (
                    <tr key={day}>
                      <Td>{dayName(day)}</Td>
                      <Td textAlign="end">{number.format(replies)}</Td>
                      <Td textAlign="end">{number.format(tokens)}</Td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </TableFrame>
          </Box>
        )}
      </Stack>
    </Card>
  );
}

function dayName(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : dayFormat.format(date);
}
