import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { Grid, Stack } from '@frontdesk/shared/ui/core';
import { useState } from 'react';
import { QR_SIZE_DEFAULT } from '../../model/qr-size';
import type { SavedQr } from '../../model/saved-qr';
import { DownloadPart } from './DownloadPart';
import { QrImage } from './QrImage';
import { SavedNotice } from './SavedNotice';
import { SaveForm } from './SaveForm';
import { ScanCheck } from './ScanCheck';
import { StylePart } from './StylePart';
import { useReading } from './use-reading';
import { useScanCheck } from './use-scan-check';
import { useStyle } from './use-style';

interface CodeResultProps {
  readonly dataUrl: string;
  /** Null when the payload cannot be read. */
  readonly content: QrContent | null;
  readonly id: SavedQr['id'] | undefined;
  readonly name: string;
  /** A new code that was saved before, and is seen again by the way back. */
  readonly wasSaved: boolean;
  readonly onSaved: () => void;
  readonly onBroken: () => void;
}

/** The code, whether it scans, how it looks, and where it goes from here. */
export function CodeResult({ dataUrl, content, id, name, wasSaved, onSaved, onBroken }: CodeResultProps) {
  const [size, setSize] = useState(QR_SIZE_DEFAULT);
  const reading = useReading(dataUrl);
  const text = typeof reading === 'string' ? null : reading.text;
  const styling = useStyle(text, `qr-style/${dataUrl}`);
  const { style, image } = styling;
  const check = useScanCheck({ reading, content, style, size });

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '450px minmax(0, 1fr)' }} gap="6" alignItems="start">
      <Stack gap="4" minW={0}>
        <QrImage src={image ?? dataUrl} size={size} content={content} onBroken={onBroken} />
        <ScanCheck state={check} size={size} />
      </Stack>
      <Grid gap="6" templateColumns="minmax(0, 1fr)">
        <DownloadPart
          dataUrl={dataUrl}
          size={size}
          onSize={setSize}
          style={style}
          canDraw={text !== null}
          onDownloaded={styling.noteDownload}
        />
        {wasSaved ? <SavedNotice /> : <SaveForm content={content} id={id} name={name} onSaved={onSaved} />}
        {text !== null && <StylePart styling={styling} />}
      </Grid>
    </Grid>
  );
}
