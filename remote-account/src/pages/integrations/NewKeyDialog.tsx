import { messageOf } from '@frontdesk/shared/app';
import { SCOPES, type Scope } from '@frontdesk/shared/endpoints/api-key';
import { asOwnEvent, useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, chakra, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import { Checkbox, type FieldBinding, SelectField, TextAreaField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { useId, useState } from 'react';
import * as v from 'valibot';
import * as api from '../../api/keys';
import * as messages from '../../messages';
import { filled } from '../../model/filled';

/** The scopes of a form's field, which holds them as one text. */
const scopesIn = (text: string): Scope[] => SCOPES.filter((scope) => text.split(' ').includes(scope));

/** Adds a scope to the field's text, or removes it. */
function withScope(text: string, scope: Scope, isChosen: boolean): string {
  const others = scopesIn(text).filter((one) => one !== scope);
  return (isChosen ? [...others, scope] : others).join(' ');
}

const apiKeySchema = v.object({
  name: filled(messages.keyNameRequired),
  scopes: v.pipe(v.string(), v.transform(scopesIn), v.minLength(1, messages.scopesRequired)),
  /** The number of days after which the key ends; '' for never. */
  days: v.pipe(
    v.string(),
    v.transform((days) => (days === '' ? null : Number(days))),
  ),
});

/** Creates a key, and shows it until the dialog closes. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
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
        <FreshKey titleId={titleId} {...created} onClose={onClose} />
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
            <ScopesField {...form.field('scopes')} />
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

/** Shows the key for the only time. */
function FreshKey({
  titleId,
  name,
  secret,
  onClose,
}: {
  titleId: string;
  name: string;
  secret: string;
  onClose: () => void;
}) {
  return (
    <Stack gap="4">
      <Heading id={titleId}>{messages.freshKeyTitle(name)}</Heading>
      <Notice tone="info">{messages.freshKeyIntro}</Notice>
      <Flex gap="2" align="center">
        <Box flex="1" minW={0}>
          <TextAreaField
            label={messages.freshKey}
            name="key"
            value={secret}
            errors={[]}
            onChange={() => {}}
            readOnly
            rows={2}
            fontFamily="mono"
          />
        </Box>
        <CopyButton text={secret} what={messages.copiedKey} />
      </Flex>
      <Flex justify="flex-end">
        <Button onClick={onClose}>{messages.close}</Button>
      </Flex>
    </Stack>
  );
}

const ScopeRow = chakra('label', {
  base: { display: 'flex', gap: '3', py: '1', alignItems: 'flex-start', cursor: 'pointer', '& input': { mt: '2px' } },
});

/** A checkbox for each scope. */
function ScopesField({ value, onChange, errors, name }: FieldBinding) {
  const id = useId();
  const chosen = scopesIn(value);
  return (
    <chakra.fieldset
      aria-describedby={errors.length > 0 ? `${id}-errors` : undefined}
      aria-invalid={errors.length > 0 || undefined}
    >
      <chakra.legend fontSize="sm" fontWeight={500} mb="1">
        {messages.scopesTitle}
      </chakra.legend>
      {SCOPES.map((scope) => (
        <ScopeRow key={scope}>
          <Checkbox
            name={name}
            value={scope}
            checked={chosen.includes(scope)}
            onChange={(event) => onChange(withScope(value, scope, event.currentTarget.checked))}
          />
          <Box minW={0}>
            <Text as="span" display="block" fontFamily="mono" fontSize="sm">
              {scope}
            </Text>
            <Text as="span" display="block" fontSize="sm" tone="muted">
              {messages.scopes[scope]}
            </Text>
          </Box>
        </ScopeRow>
      ))}
      {errors.length > 0 && (
        <Text id={`${id}-errors`} role="alert" fontSize="sm" color="danger">
          {errors.join(' ')}
        </Text>
      )}
    </chakra.fieldset>
  );
}
