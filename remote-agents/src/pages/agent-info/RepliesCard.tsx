import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getModelUse } from '@frontdesk/shared/endpoints/language-model';
import { LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import { Card, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { type Form, SelectField, TextAreaField } from '@frontdesk/shared/ui/form';
import * as messages from '../../messages';
import type { ReplyValues } from '../../model/reply-settings';

const words = messages.info;

/** Returns the name of a language in that language. */
const nameOf = (language: string) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
const LANGUAGE_OPTIONS = [
  { value: '', label: words.automatic },
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
          <Heading size="sm">{words.replies}</Heading>
          <Text tone="muted">{use && use.usualModel === null ? words.repliesQuoted : words.repliesIntro}</Text>
        </Stack>
        <TextAreaField
          label={words.instructions}
          rows={5}
          dir="auto"
          hint={use && use.usualModel === null ? words.instructionsUnused : words.instructionsHint}
          {...form.field('instructions')}
        />
        {use && use.models.length > 0 && (
          <SelectField
            label={words.model}
            options={modelOptions(use.usualModel ?? '', use.models, form.values['modelName'] ?? '')}
            {...form.field('modelName')}
          />
        )}
        <TextAreaField
          label={words.nothingFound}
          rows={2}
          dir="auto"
          hint={words.nothingFoundHint}
          {...form.field('whenNothingIsFound')}
        />
        <SelectField
          label={words.language}
          options={LANGUAGE_OPTIONS}
          hint={words.languageHint}
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
  const others = chosen === '' || models.includes(chosen) ? [] : [{ value: chosen, label: words.modelMissing(chosen) }];
  return [{ value: '', label: words.usualModel(usual) }, ...options, ...others];
}
