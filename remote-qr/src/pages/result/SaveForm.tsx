import { messageOf, showToast, useNavigate } from '@frontdesk/shared/app';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, Flex, Notice, Stack } from '@frontdesk/shared/ui/core';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { getMyQrs } from '../../api/codes';
import { saveQr } from '../../api/save-codes';
import * as messages from '../../messages';
import type { SavedQr } from '../../model/short-link';
import * as studioMessages from '../../studio-messages';
import { urls } from '../../urls';

const nameSchema = v.object({ name: filledText(studioMessages.name) });

interface SaveFormProps {
  /** Null when the payload cannot be read, so that there is nothing to save. */
  readonly content: QrContent | null;
  readonly id: SavedQr['id'] | undefined;
  readonly name: string;
  /** Whether the code is already being saved, with its short link. */
  readonly isBlocked?: boolean;
  /** Called with the typed name. */
  readonly onName: (name: string) => void;
  /** `id` is undefined when the server does not send it. */
  readonly onSaved: (id: SavedQr['id'] | undefined) => Promise<void>;
}

export function SaveForm({ content, id, name, isBlocked = false, onName, onSaved }: SaveFormProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm({
    initial: { name },
    schema: nameSchema,
    draft: content ? `qr-name/${id ?? 'new'}/${encodedText(content)}` : undefined,
    submit: async (values) => {
      if (!content) return;
      let savedId: SavedQr['id'] | undefined;
      try {
        savedId = await saveQr({ content, name: values.name, id });
      } catch (error) {
        console.error(messages.errorLog, error);
        throw error;
      }
      await onSaved(savedId);
      showToast('success', studioMessages.saved);
      void queries.invalidateQueries({ queryKey: getMyQrs().queryKey });
      // Going back must not lead to a form that would save the same code again.
      await navigate(urls.myQr, { replace: true });
    },
  });

  const fillName = useRef(() => {});
  fillName.current = () => form.values.name === '' && form.set({ name });
  useEffect(
    function fillGivenName() {
      // A code that became changeable was saved with a name of its own.
      if (name !== '') fillName.current();
    },
    [name],
  );
  const typed = form.values.name;
  useEffect(
    function reportName() {
      onName(typed);
    },
    [typed, onName],
  );

  if (!content) return <Notice tone="warning">{studioMessages.unreadablePayload}</Notice>;
  return (
    <Card>
      <form noValidate onSubmit={(event) => (isBlocked ? event.preventDefault() : form.onSubmit(event))}>
        <Stack gap="5">
          <TextField
            label={studioMessages.name}
            placeholder={studioMessages.namePlaceholder}
            autoComplete="off"
            required
            {...form.field('name')}
          />
          {form.failure !== null && (
            <Notice tone="danger">
              <strong>{studioMessages.saveFailed}</strong> {messageOf(form.failure)}
            </Notice>
          )}
          <Flex>
            <Button type="submit" pending={form.isSubmitting || isBlocked}>
              {studioMessages.save}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}
