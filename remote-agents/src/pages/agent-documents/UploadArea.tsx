import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';
import { useQuery } from '@frontdesk/shared/query';
import { Button, chakra, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import Upload from 'lucide-react/icons/upload';
import { type DragEvent, useId, useRef, useState } from 'react';
import { limitsQuery } from '../../api/get-limits';
import * as messages from '../../messages';
import { kindNames } from '../../model/kind-names';

const DropZone = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    p: '5',
    rounded: 'lg',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'line.strong',
    bg: 'surface',
    transition: 'background-color 120ms, border-color 120ms',
    '&[data-over=true]': { bg: 'accent.subtle', borderColor: 'accent' },
  },
});

/** Where files are chosen or dropped; they set off at once. */
export function UploadArea({ onFiles }: { onFiles: (files: Iterable<File>) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const hint = useId();
  const { data: limits } = useQuery(limitsQuery);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  }

  return (
    <DropZone
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button onClick={() => input.current?.click()}>
        <Upload aria-hidden /> Upload
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          tabIndex={-1}
          accept={limits?.documentKinds.join()}
          aria-label="Choose documents"
          aria-describedby={hint}
          onChange={(event) => {
            // Copied before the reset, which empties the list and lets the same file be chosen again.
            onFiles(Array.from(event.currentTarget.files ?? []));
            event.currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <Text id={hint} tone="muted" flex="1 1 14rem">
        {limits
          ? messages.documents.dropLimits(kindNames(limits), formatBytes(limits.documentBytes))
          : messages.documents.drop}
      </Text>
    </DropZone>
  );
}
