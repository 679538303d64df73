import { messageOf, showToast, useNavigate } from '@frontdesk/shared/app';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, Flex, Notice, Stack } from '@frontdesk/shared/ui/core';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { refreshCodes } from '../../api/code-details';
import * as messages from '../../messages/common';
import * as words from '../../messages/links';
import * as studioMessages from '../../messages/studio';
import type { SavedQr } from '../../model/qr-content';
import { urls } from '../../urls';
import { ChangeableChoice } from '../links/ChangeableChoice';
import { WordField } from '../links/MakeChangeable';
import { type Changeable, useSaveCode } from '../links/use-changeable';
import type { EditedCode } from './use-newer-code';

const nameSchema = v.object({ name: filledText(studioMessages.name) });

function report(error: unknown): never {
  console.error(messages.errorLog, error);
  throw error;
}

interface SaveFormProps {
  /** Null when the payload cannot be read, so that there is nothing to save. */
  readonly content: QrContent | null;
  readonly id: SavedQr['id'] | undefined;
  readonly name: string;
  /** The key of a new code, a UUID. */
  readonly draft: string | undefined;
  /** Whether the saved code will be changeable; absent for a code that has a short link. */
  readonly changeable: Changeable | undefined;
  /** Called with the typed name. */
  readonly onName: (name: string) => void;
  /** Checks the code against newer changes. Resolves to what to save; null to save nothing. */
  readonly onCheck: (code: Omit<EditedCode, 'style'>, begunName: string) => Promise<EditedCode | null>;
  /** `id` is undefined when the server does not send it. */
  readonly onSaved: (id: SavedQr['id'] | undefined, style: EditedCode['style']) => Promise<void>;
}

export function SaveForm({ content, id, name, draft, changeable, onName, onCheck, onSaved }: SaveFormProps) {
  const saveCode = useSaveCode(draft);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toSave = useRef<EditedCode | null>(null);
  const form = useForm({
    initial: { name },
    schema: nameSchema,
    before: async (values, begun) => {
      toSave.current = content && (await onCheck({ content, name: values.name }, begun.name));
      return toSave.current && { name: toSave.current.name };
    },
    draft: content ? `qr-name/${id ?? 'new'}/${encodedText(content)}` : undefined,
    submit: async (values) => {
      if (!toSave.current) return;
      const isOn = changeable?.isOffered === true && changeable.isOn;
      const code = { content: toSave.current.content, name: values.name, id };
      const saved = await saveCode({ ...code, isOn, word: changeable?.word ?? '' }).catch(report);
      await onSaved(saved.id, toSave.current.style);
      showToast('success', studioMessages.saved);
      void refreshCodes(queries);
      // Going back must not lead to a form that would save the same code again.
      await navigate(urls.myQr, {
        replace: true,
        state: isOn ? { saved: { ...saved, name: values.name } } : undefined,
      });
      changeable?.forget();
    },
  });

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
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="5">
          <TextField
            label={studioMessages.name}
            placeholder={studioMessages.namePlaceholder}
            autoComplete="off"
            required
            {...form.field('name')}
          />
          {changeable && (
            <ChangeableChoice
              changeable={changeable}
              note={changeable.isOn && (id === undefined ? words.getsLinkOnSave : words.printedStayFixed)}
            />
          )}
          {changeable?.isOffered && changeable.isOn && !changeable.link && (
            <WordField word={changeable.word} onChange={(word) => changeable.choose({ word })} />
          )}
          {form.failure !== null && (
            <Notice tone="danger">
              <strong>{studioMessages.saveFailed}</strong> {messageOf(form.failure)}
            </Notice>
          )}
          <Flex>
            <Button type="submit" pending={form.isSubmitting}>
              {studioMessages.save}
            </Button>
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}
