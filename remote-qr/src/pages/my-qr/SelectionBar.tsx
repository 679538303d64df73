import { Button, ButtonLink, chakra, Flex, IconButton, Text } from '@frontdesk/shared/ui/core';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FolderArchive from 'lucide-react/icons/folder-archive';
import Printer from 'lucide-react/icons/printer';
import Tag from 'lucide-react/icons/tag';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import * as words from '../../many-messages';
import { selectionStateOf } from '../../model/print-code';
import type { SavedQr } from '../../model/saved-qr';
import { urls } from '../../urls';
import { TagDialog } from './TagDialog';
import type { CodeData } from './use-codes';
import { useExport } from './use-export';

// Above the cards while they scroll, so that the actions stay in reach.
const Bar = chakra('section', {
  base: {
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
    borderColor: 'accent',
    rounded: 'lg',
    boxShadow: '0 4px 16px rgb(10 10 20 / 0.16)',
  },
});

interface SelectionBarProps {
  /** At least one. */
  readonly selected: readonly SavedQr[];
  readonly data: CodeData;
  readonly onClear: () => void;
  readonly onDelete: () => void;
}

/** What can be done with the selected codes. */
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
          {data.hasTags && (
            <Button variant="outline" size="sm" onClick={() => setTagging(true)}>
              <Tag aria-hidden />
              {words.tags}
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={exportCsv}>
            <FileSpreadsheet aria-hidden />
            {words.exportCsv}
          </Button>
          {data.isDrawable && (
            <>
              <Button variant="outline" size="sm" onClick={exportZip}>
                <FolderArchive aria-hidden />
                {words.exportZip}
              </Button>
              <ButtonLink variant="outline" size="sm" to={urls.printSheet} state={selectionStateOf(selected)}>
                <Printer aria-hidden />
                {words.print}
              </ButtonLink>
            </>
          )}
          <Button variant="danger" size="sm" onClick={onDelete}>
            <Trash aria-hidden />
            {words.deleteSelected}
          </Button>
        </Flex>
      )}
      <TagDialog isOpen={isTagging} selected={selected} data={data} onClose={() => setTagging(false)} />
    </Bar>
  );
}
