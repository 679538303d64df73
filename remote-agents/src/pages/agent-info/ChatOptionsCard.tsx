import { Card, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import { type Form, SwitchField, TextAreaField, TextField } from '@frontdesk/shared/ui/form';
import * as messages from '../../messages';

const words = messages.info;

type ChatOptionsValues = Readonly<Record<'starterQuestions' | 'offersPerson' | 'showsSources' | 'privacyUrl', string>>;

/** Edits the chat options for visitors. Part of the form of Agent Info. */
export function ChatOptionsCard({ form }: { form: Pick<Form<ChatOptionsValues>, 'values' | 'set' | 'field'> }) {
  const switchFor = (name: 'offersPerson' | 'showsSources') => ({
    checked: form.values[name] === 'true',
    onChange: (isOn: boolean) => form.set({ [name]: String(isOn) }),
    words: [words.on, words.off] as const,
  });
  return (
    <Card>
      <Stack gap="5">
        <Stack gap="1">
          <Heading size="sm">{words.chat}</Heading>
          <Text tone="muted">{words.chatIntro}</Text>
        </Stack>
        <TextAreaField
          label={words.starters}
          rows={4}
          dir="auto"
          hint={words.startersHint}
          {...form.field('starterQuestions')}
        />
        <SwitchField label={words.person} hint={words.personHint} {...switchFor('offersPerson')} />
        <SwitchField label={words.sources} {...switchFor('showsSources')} />
        <TextField
          label={words.privacy}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint={words.privacyHint}
          {...form.field('privacyUrl')}
        />
      </Stack>
    </Card>
  );
}
