import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { Grid, Stack } from '@frontdesk/shared/ui/core';
import { useEffect, useState } from 'react';
import { announceCodesChanged } from '../../api/code-changes';
import { QR_SIZE_DEFAULT } from '../../model/qr-size';
import type { QrStyle } from '../../model/qr-style';
import type { SavedQr } from '../../model/saved-qr';
import { DownloadPart } from './DownloadPart';
import { QrImage } from './QrImage';
import { SavedNotice } from './SavedNotice';
import { SaveForm } from './SaveForm';
import { ScanCheck } from './ScanCheck';
import { StylePart } from './StylePart';
import { useReading } from './use-reading';
import { useSaveStyle } from './use-save-style';
import { useScanCheck } from './use-scan-check';
import { useStyle } from './use-style';

interface CodeResultProps {
  readonly dataUrl: string;
  /** Null when the payload cannot be read. */
  readonly content: QrContent | null;
  readonly id: SavedQr['id'] | undefined;
  readonly name: string;
  /** The style that was chosen in the form. */
  readonly chosen: QrStyle | undefined;
  /** The style that is shown now, for the way back to the form. */
  readonly onStyle: (style: QrStyle) => void;
  /** A new code that was saved before, and is seen again by the way back. */
  readonly wasSaved: boolean;
  readonly onSaved: () => void;
  readonly onBroken: () => void;
}

/** The code, whether it scans, how it looks, and where it goes from here. */
export function CodeResult({
  dataUrl,
  content,
  id,
  name,
  chosen,
  onStyle,
  wasSaved,
  onSaved,
  onBroken,
}: CodeResultProps) {
  const [size, setSize] = useState(QR_SIZE_DEFAULT);
  const [typedName, setTypedName] = useState(name);
  const reading = useReading(dataUrl);
  const text = typeof reading === 'string' ? null : reading.text;
  const { stored, saveStyle } = useSaveStyle(id);
  const styling = useStyle(text, { draft: `qr-style/${dataUrl}`, given: chosen, stored });
  const { style, image, tried } = styling;
  useEffect(
    function tellStyle() {
      onStyle(tried);
    },
    [tried, onStyle],
  );
  const check = useScanCheck({ reading, content, style, size });

  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '450px minmax(0, 1fr)' }} gap="6" alignItems="start">
      <Stack gap="4" minW={0} position={{ lg: 'sticky' }} top={{ lg: '80px' }}>
        <QrImage src={image ?? dataUrl} size={size} content={content} onBroken={onBroken} />
        <ScanCheck state={check} size={size} />
      </Stack>
      <Grid gap="6" templateColumns="minmax(0, 1fr)">
        <DownloadPart
          dataUrl={dataUrl}
          name={typedName}
          size={size}
          onSize={setSize}
          style={style}
          canDraw={text !== null}
          onDownloaded={styling.noteDownload}
        />
        {wasSaved ? (
          <SavedNotice />
        ) : (
          <SaveForm
            content={content}
            id={id}
            name={name}
            onName={setTypedName}
            onSaved={async (savedId) => {
              onSaved();
              await saveStyle(savedId, await styling.settled());
              styling.noteDownload();
              announceCodesChanged();
            }}
          />
        )}
        {text !== null && <StylePart styling={styling} />}
      </Grid>
    </Grid>
  );
}
