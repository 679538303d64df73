import { showToast } from '@frontdesk/shared/app';
import { offerFile } from '@frontdesk/shared/files';
import { Button, Card, chakra, Flex, Grid, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { SelectField } from '@frontdesk/shared/ui/form';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import { useId, useState } from 'react';
import { copyImage } from '../../image/copy-image';
import * as messages from '../../messages';
import { codeStem } from '../../model/codes-csv';
import { PRINT_SIZES, pngName, QR_SIZE_MAX, QR_SIZE_MIN } from '../../model/qr-size';
import type { QrStyle } from '../../model/qr-style';
import * as studioMessages from '../../studio-messages';
import { drawPdf, drawPng, drawSvg } from './draw-file';

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 500 } });
const Output = chakra('output', { base: { fontSize: 'sm', color: 'text.muted' } });
const Range = chakra('input', { base: { display: 'block', width: '100%', mt: '2', minH: '24px', cursor: 'pointer' } });

interface SizeSliderProps {
  readonly size: number;
  readonly onSize: (size: number) => void;
}

/** Sets the image's edge, from 100 to 400 px, and shows the size while it moves. */
function SizeSlider({ size, onSize }: SizeSliderProps) {
  const id = useId();
  return (
    <div>
      <Flex justify="space-between" gap="4">
        <Label htmlFor={id}>{studioMessages.size}</Label>
        <Output htmlFor={id}>{studioMessages.sizeLabel(size)}</Output>
      </Flex>
      <Range
        id={id}
        type="range"
        min={QR_SIZE_MIN}
        max={QR_SIZE_MAX}
        value={size}
        aria-valuetext={studioMessages.sizeLabel(size)}
        css={{ accentColor: 'var(--chakra-colors-accent)' }}
        onChange={(event) => onSize(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Runs a single one of several actions at a time, and stores which is in progress and which failed last. */
function useAction<Name extends string>() {
  const [pending, setPending] = useState<Name | null>(null);
  const [failed, setFailed] = useState<Name | null>(null);

  async function run(name: Name, work: () => Promise<unknown>) {
    setPending(name);
    setFailed(null);
    try {
      await work();
    } catch (error) {
      console.error(messages.errorLog, error);
      setFailed(name);
    } finally {
      setPending(null);
    }
  }
  return { pending, failed, run: (name: Name, work: () => Promise<unknown>) => void run(name, work) };
}

// The last part of the card, with a background of its own.
const Print = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '3',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});

interface DownloadPartProps {
  readonly dataUrl: string;
  /** The name of the code, used for its files; may be empty. */
  readonly name: string;
  readonly size: number;
  readonly onSize: (size: number) => void;
  readonly style: QrStyle;
  /** False when the server's image cannot be read, so that it can be scaled but not drawn as vectors. */
  readonly canDraw: boolean;
  /** Called after the image was downloaded or copied. */
  readonly onDownloaded: () => void;
}

/** Selects the size of the image and downloads it in every format. */
export function DownloadPart({ dataUrl, name, size, onSize, style, canDraw, onDownloaded }: DownloadPartProps) {
  const [printSize, setPrintSize] = useState('1200');
  const { pending, failed, run } = useAction<'png' | 'svg' | 'pdf' | 'print' | 'copy'>();
  const stem = codeStem(name);

  const save = async (image: Promise<Blob>, file: string) => {
    offerFile(await image, file);
    onDownloaded();
  };
  const copy = async () => {
    await copyImage(drawPng(dataUrl, size, style));
    showToast('success', studioMessages.copied);
    onDownloaded();
  };
  const saveSvg = () => save(drawSvg(dataUrl, style), `${stem}.svg`);
  const savePdf = () => save(drawPdf(dataUrl, style, name.trim() || stem), `${stem}.pdf`);
  const savePrint = () => save(drawPng(dataUrl, Number(printSize), style), `${stem}-${printSize}x${printSize}.png`);

  return (
    <Card>
      <Stack gap="5">
        <SizeSlider size={size} onSize={onSize} />
        <Grid
          role="group"
          aria-label={studioMessages.downloads}
          templateColumns="repeat(auto-fit, minmax(min(100%, 170px), 1fr))"
          gap="2"
        >
          <Button
            variant="outline"
            pending={pending === 'png'}
            onClick={() => run('png', () => save(drawPng(dataUrl, size, style), pngName(size)))}
          >
            <Download aria-hidden size={18} />
            {studioMessages.download}
          </Button>
          {canDraw && (
            <>
              <Button variant="outline" pending={pending === 'svg'} onClick={() => run('svg', saveSvg)}>
                {studioMessages.downloadSvg}
              </Button>
              <Button variant="outline" pending={pending === 'pdf'} onClick={() => run('pdf', savePdf)}>
                {studioMessages.downloadPdf}
              </Button>
            </>
          )}
          <Button variant="outline" pending={pending === 'copy'} onClick={() => run('copy', copy)}>
            <Copy aria-hidden size={18} />
            {studioMessages.copyImage}
          </Button>
        </Grid>
        {canDraw && <Text tone="muted">{studioMessages.linesAreMm(style.sizeMm)}</Text>}
        {failed && (
          <Notice tone="danger">{failed === 'copy' ? studioMessages.copyFailed : studioMessages.downloadFailed}</Notice>
        )}
        <Print>
          <SelectField
            label={studioMessages.printSize}
            name="printSize"
            value={printSize}
            onChange={setPrintSize}
            options={PRINT_SIZES.map((px) => ({ value: String(px), label: studioMessages.printSizeLabel(px) }))}
          />
          <Button variant="outline" pending={pending === 'print'} onClick={() => run('print', savePrint)}>
            {studioMessages.downloadPrint}
          </Button>
        </Print>
      </Stack>
    </Card>
  );
}
