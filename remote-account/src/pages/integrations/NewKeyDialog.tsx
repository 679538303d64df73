import { messageOf } from '@frontdesk/shared/app';
import { SCOPES } from '@frontdesk/shared/endpoints/api-key';
import { asOwnEvent, useQueryClient } from '@frontdesk/shared/query';
import { Button, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { SelectField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId, useState } from 'react';
import * as v from 'valibot';
import * as api from '../../api/keys';
import * as messages from '../../messages';
import { filled } from '../../model/filled';
import { ChoicesField, chosenIn } from './ChoicesField';
import { FreshSecret } from './FreshSecret';

const apiKeySchema = v.object({
  name: filled(messages.keyNameRequired),
  scopes: v.pipe(
    v.string(),
    v.transform((text) => chosenIn(SCOPES, text)),
    v.minLength(1, messages.scopesRequired),
  ),
  /** The number of days after which the key expires; '' for never. */
  days: v.pipe(
    v.string(),
    v.transform((days) => (days === '' ? null : Number(days))),
  ),
});

export interface NewKeyDialogProps {
  readonly onClose: () => void;
}

/** Creates a key, and shows it until the dialog closes. */
export function NewKeyDialog({ onClose }: NewKeyDialogProps) {
  const titleId = useId();
  const queries = useQueryClient();
  const [created, setCreated] = useState<{ name: string; secret: string } | null>(null);
  const form = useForm({
    initial: { name: '', scopes: '', days: '' },
    schema: apiKeySchema,
    draft: 'api-key',
    submit: async (input) => {
      const secret = await asOwnEvent(queries, api.keyCreated(input.name), () => api.createKey(input));
      setCreated({ name: input.name, secret });
      await queries.invalidateQueries({ queryKey: api.keysQuery().queryKey });
    },
  });
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      {created ? (
        <FreshSecret
          titleId={titleId}
          title={messages.freshKeyTitle(created.name)}
          intro={messages.freshKeyIntro}
          label={messages.freshKey}
          secret={created.secret}
          onClose={onClose}
        />
      ) : (
        <form noValidate onSubmit={form.onSubmit}>
          <Stack gap="4">
            <Heading id={titleId}>{messages.newKey}</Heading>
            <Text tone="muted">{messages.newKeyIntro}</Text>
            {form.failure !== null && (
              <Notice tone="danger">
                {messages.keyNotCreated} {messageOf(form.failure)}
              </Notice>
            )}
            <TextField
              label={messages.keyName}
              autoComplete="off"
              maxLength={80}
              hint={messages.keyNameHint}
              {...form.field('name')}
            />
            <ChoicesField
              title={messages.scopesTitle}
              choices={SCOPES}
              words={messages.scopes}
              {...form.field('scopes')}
            />
            <SelectField label={messages.keyEnds} options={messages.keyLives} {...form.field('days')} />
            <Flex gap="3" justify="flex-end" wrap="wrap">
              <Button variant="outline" onClick={onClose}>
                {messages.cancel}
              </Button>
              <Button type="submit" pending={form.isSubmitting}>
                {messages.createKey}
              </Button>
            </Flex>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
