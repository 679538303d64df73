import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getModelUse } from '@frontdesk/shared/endpoints/language-model';
import { LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import { Card, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { type Form, SelectField, TextAreaField } from '@frontdesk/shared/ui/form';
import * as messages from '../../messages';
import type { ReplyValues } from '../../model/reply-settings';

/** Returns the name of a language in that language. */
const nameOf = (code: string) => new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
const LANGUAGE_OPTIONS = [
  { value: '', label: messages.info.automatic },
  ...LANGUAGES.map((value) => ({ value, label: nameOf(value) })),
];

/** Puts choices to the right of their labels, like switches, where there is space. */
export const CHOICES_BESIDE = {
  '& > :has(> * > select)': {
    display: { sm: 'grid' },
    gridTemplateColumns: 'minmax(0, 1fr) 13rem',
    gridTemplateRows: 'auto 1fr',
    gap: '4px 16px',
    '& > :nth-child(2)': { gridArea: '1 / 2 / span 2' },
  },
} as const;

interface RepliesCardProps {
  readonly form: Pick<Form<ReplyValues>, 'field' | 'values'>;
  /** Undefined until it is loaded. */
  readonly use: ResponseOf<typeof getModelUse> | undefined;
}

/** Edits how the agent replies. Part of the Agent Info form. */
export function RepliesCard({ form, use }: RepliesCardProps) {
  return (
    <Card>
      <Stack gap="5" css={CHOICES_BESIDE}>
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
 * Returns the models to choose from. Includes a chosen model that this server does not offer, until another is
 * selected.
 */
function modelOptions(usual: string, models: readonly string[], chosen: string) {
  const options = models.map((value) => ({ value, label: value }));
  const others =
    chosen === '' || models.includes(chosen) ? [] : [{ value: chosen, label: messages.info.modelMissing(chosen) }];
  return [{ value: '', label: messages.info.usualModel(usual) }, ...options, ...others];
}
