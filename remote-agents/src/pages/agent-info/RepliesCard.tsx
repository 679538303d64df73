import { language } from '@frontdesk/shared/app';
import { Details } from '@frontdesk/shared/details';
import { count } from '@frontdesk/shared/endpoints/count';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getModelUse } from '@frontdesk/shared/endpoints/language-model';
import { LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import { Card, Grid, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import { type Form, SelectField, TextAreaField, TextField } from '@frontdesk/shared/ui/form';
import * as messages from '../../messages';
import { LIMIT_FIELDS, type ReplyValues } from '../../model/reply-settings';
import { Advanced } from '../Advanced';

/** Returns the name of a language in that language. */
const nameOf = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
const LANGUAGE_OPTIONS = [
  { value: '', label: messages.info.automatic },
  ...LANGUAGES.map((value) => ({ value, label: nameOf(value) })),
];

interface RepliesCardProps {
  readonly form: Pick<Form<ReplyValues>, 'field' | 'values'>;
  /** Undefined until it is loaded. */
  readonly use: ResponseOf<typeof getModelUse> | undefined;
}

/** Edits how the agent replies. Part of the form of Agent Info. */
export function RepliesCard({ form, use }: RepliesCardProps) {
  return (
    <Card>
      <Stack gap="5">
        <Stack gap="1">
          <Heading>{messages.info.replies}</Heading>
          <Text tone="muted">
            {use && use.usualModel === null ? messages.info.repliesQuoted : messages.info.repliesIntro}
          </Text>
        </Stack>
        <TextAreaField
          label={messages.info.instructions}
          rows={2}
          dir="auto"
          hint={use && use.usualModel === null ? messages.info.instructionsUnused : messages.info.instructionsHint}
          {...form.field('instructions')}
        />
        {use && use.models.length > 0 && (
          <SelectField
            label={messages.info.model}
            options={modelOptions(use.usualModel ?? '', use.models, form.values['modelName'] ?? '')}
            {...form.field('modelName')}
          />
        )}
        <TextAreaField
          label={messages.info.nothingFound}
          rows={2}
          dir="auto"
          hint={messages.info.nothingFoundHint}
          {...form.field('whenNothingIsFound')}
        />
        <SelectField
          label={messages.info.language}
          options={LANGUAGE_OPTIONS}
          hint={messages.info.languageHint}
          {...form.field('language')}
        />
      </Stack>
    </Card>
  );
}

/**
 * Returns the models to choose from, including a chosen model that this server does not offer, which stays until
 * another is selected.
 */
function modelOptions(usual: string, models: readonly string[], chosen: string) {
  const options = models.map((value) => ({ value, label: value }));
  const others =
    chosen === '' || models.includes(chosen) ? [] : [{ value: chosen, label: messages.info.modelMissing(chosen) }];
  return [{ value: '', label: messages.info.usualModel(usual) }, ...options, ...others];
}

/** In UTC wherever the owner is, because the limits are per UTC day. */
const dayFormat = new Intl.DateTimeFormat(language, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

interface ModelLimitsProps {
  readonly form: Pick<Form<ReplyValues>, 'field'>;
  readonly use: ResponseOf<typeof getModelUse>;
}

/** Shows the language model limits of the agent and what it has used. Part of the form of Agent Info. */
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
