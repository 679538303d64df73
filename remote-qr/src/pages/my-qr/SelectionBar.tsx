import { showToast } from '@frontdesk/shared/app';
import { offerFile } from '@frontdesk/shared/files';
import { Button, ButtonLink, type ButtonProps, chakra, Flex, IconButton, Text } from '@frontdesk/shared/ui/core';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FolderArchive from 'lucide-react/icons/folder-archive';
import Printer from 'lucide-react/icons/printer';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadZip } from '../../image/load-zip';
import * as messages from '../../messages/common';
import * as words from '../../messages/my-qr';
import { codesCsv } from '../../model/codes-csv';
import { selectionStateOf } from '../../model/print-code';
import { readContent, type SavedQr, textOfCode } from '../../model/qr-content';
import { urls } from '../../urls';
import { TagDialog } from './TagDialog';
import { type CodeData, styleOf } from './use-codes';

const ZIP_NAME = 'qr-codes.zip';

/** Exports codes as a list or as images; `progress` counts the drawn images; null when none are being drawn. */
function useExport(selected: readonly SavedQr[], data: CodeData) {
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

const Word = chakra('span', { base: { display: { base: 'none', md: 'inline' } } });

/** A button that hides its label on a small screen. */
function Action({ label, icon, ...button }: ButtonProps & { readonly label: string; readonly icon: ReactNode }) {
  return (
    <Button
      variant="outline"
      size="sm"
      minH={{ base: '40px', md: '32px' }}
      aria-label={label}
      title={label}
      {...button}
    >
      {icon}
      <Word aria-hidden>{label}</Word>
    </Button>
  );
}

// Remains at the bottom while the cards scroll. It precedes them in the document, so that keyboard users reach it
// without passing all cards.
const Bar = chakra('section', {
  base: {
    order: 1,
    position: 'sticky',
    bottom: '4',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    p: '3',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'brass',
    rounded: 'lg',
    boxShadow: '0 4px 16px rgb(10 10 20 / 0.16)',
  },
});

export interface SelectionBarProps {
  /** The selected codes; at least one. */
  readonly selected: readonly SavedQr[];
  readonly data: CodeData;
  readonly onClear: () => void;
  readonly onDelete: () => void;
}

/** Shows the actions for the selected codes. */
export function SelectionBar({ selected, data, onClear, onDelete }: SelectionBarProps) {
  const [isTagging, setTagging] = useState(false);
  const { progress, exportCsv, exportZip, stop } = useExport(selected, data);
  return (
    <Bar aria-label={words.selection}>
      <IconButton aria-label={words.clearSelection} onClick={onClear}>
        <X aria-hidden size={18} />
      </IconButton>
      <Text role="status" fontWeight={500} me="auto">
        {progress === null ? words.selected(selected.length) : words.making(progress, selected.length)}
      </Text>
      {progress !== null ? (
        <Button variant="outline" size="sm" onClick={stop}>
          {words.stop}
        </Button>
      ) : (
        <Flex gap="2" wrap="wrap">
          {data.hasTags && <Action label={words.tags} icon={<Tag aria-hidden />} onClick={() => setTagging(true)} />}
          <Action label={words.exportCsv} icon={<FileSpreadsheet aria-hidden />} onClick={exportCsv} />
          {data.isDrawable && (
            <>
              <Action label={words.exportZip} icon={<FolderArchive aria-hidden />} onClick={exportZip} />
              <ButtonLink
                variant="outline"
                size="sm"
                minH={{ base: '40px', md: '32px' }}
                to={urls.printSheet}
                state={selectionStateOf(selected)}
                aria-label={words.print}
                title={words.print}
              >
                <Printer aria-hidden />
                <Word aria-hidden>{words.print}</Word>
              </ButtonLink>
            </>
          )}
          <Action variant="danger" label={words.deleteSelected} icon={<Trash aria-hidden />} onClick={onDelete} />
        </Flex>
      )}
      <TagDialog isOpen={isTagging} selected={selected} data={data} onClose={() => setTagging(false)} />
    </Bar>
  );
}
