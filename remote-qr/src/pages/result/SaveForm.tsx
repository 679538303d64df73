import { messageOf, showToast, useNavigate } from '@frontdesk/shared/app';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { type QueryClient, useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, Flex, Notice, Stack } from '@frontdesk/shared/ui/core';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { refreshCodes } from '../../api/code-details';
import { shortLinksQuery } from '../../api/codes';
import { showSaved } from '../../api/save-codes';
import * as messages from '../../messages/common';
import * as words from '../../messages/links';
import * as resultMessages from '../../messages/result';
import { type SavedQr, textOfCode } from '../../model/qr-content';
import { urls } from '../../urls';
import { ChangeableChoice } from '../links/ChangeableChoice';
import { WordField } from '../links/MakeChangeable';
import { type Changeable, type SavedCode, useSaveCode } from '../links/use-changeable';
import { downloadSaved } from '../my-qr/download-saved';
import type { EditedCode } from './use-newer-code';

const nameSchema = v.object({ name: filledText(resultMessages.name) });

function report(error: unknown): never {
  console.error(messages.errorLog, error);
  throw error;
}

/**
 * Downloads a code that was just saved. If it can be changed later, the picture contains the short link that it got
 * when it was saved.
 */
async function downloadWithLink(queries: QueryClient, { content, name, style }: EditedCode, saved: SavedCode) {
  const links = saved.isChangeable ? await queries.fetchQuery(shortLinksQuery).catch(() => null) : null;
  const link = links?.get(String(saved.id));
  // A picture without the link could not be changed later.
  if (saved.isChangeable && !link) showToast('error', messages.cardDownloadFailed(name));
  else await downloadSaved({ name, text: textOfCode(content, link), style });
}

interface SaveFormProps {
  /** Null if the payload cannot be read, so there is nothing to save. */
  readonly content: QrContent | null;
  readonly id: SavedQr['id'] | undefined;
  readonly name: string;
  /** The key of a new code, which is a UUID. */
  readonly draft: string | undefined;
  /** Whether the saved code will be changeable; absent for a code that has a short link. */
  readonly changeable: Changeable | undefined;
  /** Called with the typed name. */
  readonly onName: (name: string) => void;
  /** Checks for newer changes to the code. Resolves to what to save; null to save nothing. */
  readonly onCheck: (code: Omit<EditedCode, 'style'>, begunName: string) => Promise<EditedCode | null>;
  /** `id` is undefined when the server does not send it. */
  readonly onSaved: (id: SavedQr['id'] | undefined, style: EditedCode['style']) => Promise<void>;
}

export function SaveForm({ content, id, name, draft, changeable, onName, onCheck, onSaved }: SaveFormProps) {
  const saveCode = useSaveCode(draft);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toSave = useRef<EditedCode | null>(null);
  /** Whether the pressed button also downloads what it saves. */
  const wantsFile = useRef(false);
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
      showToast('success', resultMessages.saved);
      if (saved.id !== undefined) showSaved(queries, saved.id, values.name, toSave.current.content);
      // The cached links lack this code's link. Without it, the list can neither draw nor download the code.
      if (saved.isChangeable) queries.removeQueries({ queryKey: shortLinksQuery.queryKey });
      void refreshCodes(queries);
      if (wantsFile.current) void downloadWithLink(queries, toSave.current, saved);
      // The Back button must not open a form that would save the same code again.
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

  if (!content) return <Notice tone="warning">{resultMessages.unreadablePayload}</Notice>;
  return (
    <Card>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="5">
          <TextField
            label={resultMessages.name}
            placeholder={resultMessages.namePlaceholder}
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
              <strong>{resultMessages.saveFailed}</strong> {messageOf(form.failure)}
            </Notice>
          )}
          <Flex gap="3" wrap="wrap">
            <Button
              type="submit"
              pending={form.isSubmitting && !wantsFile.current}
              aria-disabled={form.isSubmitting}
              onClick={() => (wantsFile.current = false)}
            >
              {resultMessages.save}
            </Button>
            {id === undefined && (
              <Button
                type="submit"
                variant="ghost"
                pending={form.isSubmitting && wantsFile.current}
                aria-disabled={form.isSubmitting}
                onClick={() => (wantsFile.current = true)}
              >
                {resultMessages.saveAndDownload}
              </Button>
            )}
          </Flex>
        </Stack>
      </form>
    </Card>
  );
}
