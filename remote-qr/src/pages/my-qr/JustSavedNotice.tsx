import { useLocation } from '@frontdesk/shared/app';
import { wireIdReader } from '@frontdesk/shared/endpoints/readers';
import { Button, Notice } from '@frontdesk/shared/ui/core';
import * as v from 'valibot';
import * as words from '../../messages/my-qr';
import { readContent, type SavedQr, textOfCode } from '../../model/qr-content';
import { downloadSaved } from './download-saved';
import { type CodeData, styleOf } from './use-codes';

/** The history state after saving a code that should be changeable. */
const stateSchema = v.object({
  saved: v.object({
    id: v.optional(wireIdReader),
    name: v.string(),
    isChangeable: v.boolean(),
    refusal: v.nullable(v.string()),
  }),
});

interface JustSavedNoticeProps {
  readonly qrs: readonly SavedQr[];
  readonly data: CodeData;
}

/**
 * Tells the owner which picture to print after she has saved a code: the picture shown before saving contains no short
 * link.
 */
export function JustSavedNotice({ qrs, data }: JustSavedNoticeProps) {
  const read = v.safeParse(stateSchema, useLocation().state);
  if (!read.success) return null;
  const { id, name, isChangeable, refusal } = read.output.saved;
  if (!isChangeable) {
    return (
      <Notice tone="warning">
        <strong>{words.staysFixed(name)}</strong> {refusal}
      </Notice>
    );
  }
  const qr = qrs.find((one) => String(one.id) === String(id));
  const link = data.links.get(String(id));
  const content = qr && readContent(qr.type, qr.payload);
  if (!content || !link) return null;

  const picture = { name: qr.name, text: textOfCode(content, link), style: styleOf(data, qr) };
  return (
    <Notice
      tone="success"
      action={
        data.isDrawable && (
          <Button size="sm" onClick={() => void downloadSaved(picture)}>
            {words.downloadToPrint}
          </Button>
        )
      }
    >
      <strong>{words.nowChangeable(name)}</strong> {words.printThis}
    </Notice>
  );
}
