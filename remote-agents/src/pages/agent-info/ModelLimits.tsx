import { language } from '@frontdesk/shared/app';
import { Details } from '@frontdesk/shared/details';
import { count } from '@frontdesk/shared/endpoints/count';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getModelUse } from '@frontdesk/shared/endpoints/language-model';
import { Grid, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import { type Form, TextField } from '@frontdesk/shared/ui/form';
import * as messages from '../../messages';
import { LIMIT_FIELDS, type ReplyValues } from '../../model/reply-settings';
import { Advanced } from '../Advanced';

/** The time is in UTC, whatever the owner's time zone, because the limits are per UTC day. */
const dayFormat = new Intl.DateTimeFormat(language, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export interface ModelLimitsProps {
  readonly form: Pick<Form<ReplyValues>, 'field'>;
  readonly use: ResponseOf<typeof getModelUse>;
}

/** Shows the agent's language model limits and its usage. Part of the Agent Info form. */
export function ModelLimits({ form, use: { most, limits, days } }: ModelLimitsProps) {
  const [today] = days;
  const invalid = LIMIT_FIELDS.find(({ name }) => form.field(name).errors.length > 0);
  return (
    <Advanced invalid={invalid?.name}>
      <Stack gap="5">
        <Stack gap="1">
          <Heading>{messages.info.limits}</Heading>
          <Text tone="muted">{messages.info.limitsIntro}</Text>
        </Stack>
        {today && <Text fontVariantNumeric="tabular-nums">{messages.info.usedToday(today, most)}</Text>}
        <Grid gap="4" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="end">
          {LIMIT_FIELDS.map(({ scope, amount, name }) => (
            <TextField
              key={name}
              label={messages.info.limitNames[name]}
              inputMode="numeric"
              autoComplete="off"
              placeholder={count(limits[scope][amount])}
              {...form.field(name)}
            />
          ))}
        </Grid>
        {days.length > 0 && (
          <Details>
            <summary>{messages.info.lastDays}</summary>
            <TableFrame mt="3">
              <Table aria-label={messages.info.lastDays}>
                <thead>
                  <tr>
                    <Th>{messages.info.day}</Th>
                    <Th textAlign="end">{messages.info.dayReplies}</Th>
                    <Th textAlign="end">{messages.info.dayTokens}</Th>
                  </tr>
                </thead>
                <tbody>
                  {days.map(({ day, replies, tokens }) => (
                    <tr key={day}>
                      <Td>{dayName(day)}</Td>
                      <Td textAlign="end">{count(replies)}</Td>
                      <Td textAlign="end">{count(tokens)}</Td>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </TableFrame>
          </Details>
        )}
      </Stack>
    </Advanced>
  );
}

function dayName(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? day : dayFormat.format(date);
}
