import { showToast } from '@frontdesk/shared/app';
import { offerFile } from '@frontdesk/shared/files';
import { useEffect, useRef, useState } from 'react';
import { loadZip } from '../../image/load-zip';
import * as words from '../../many-messages';
import * as messages from '../../messages';
import { codesCsv } from '../../model/codes-csv';
import { readContent } from '../../model/qr-content';
import type { SavedQr } from '../../model/saved-qr';
import { textOfCode } from '../../model/short-link';
import { type CodeData, styleOf } from './use-codes';

const ZIP_NAME = 'qr-codes.zip';

/** Exports codes as a list or as images; `progress` counts the drawn images, null when none are being drawn. */
export function useExport(selected: readonly SavedQr[], data: CodeData) {
  const [progress, setProgress] = useState<number | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function exportZip() {
    const mine = new AbortController();
    work.current = mine;
    setProgress(0);
    try {
      const { makeZip } = await loadZip();
      const codes = selected.flatMap((qr) => {
        const content = readContent(qr.type, qr.payload);
        const text = content && textOfCode(content, data.links.get(String(qr.id)));
        return content && text !== null ? [{ name: qr.name, content, text, style: styleOf(data, qr) }] : [];
      });
      const { blob, unread } = await makeZip(codes, { onProgress: setProgress, signal: mine.signal });
      offerFile(blob, ZIP_NAME);
      if (unread > 0) showToast('error', words.zipUnread(unread));
    } catch (error) {
      if (!mine.signal.aborted) {
        console.error(messages.errorLog, error);
        showToast('error', words.zipFailed);
      }
    }
    setProgress(null);
  }

  return {
    progress,
    exportCsv: () => offerFile(new Blob([codesCsv(selected, data)], { type: 'text/csv' }), words.csvName),
    exportZip: () => void exportZip(),
    stop: () => work.current?.abort(),
  };
}
