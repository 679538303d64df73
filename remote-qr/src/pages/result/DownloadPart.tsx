import { showToast } from '@frontdesk/shared/app';
import { offerFile } from '@frontdesk/shared/files';
import { Button, Card, chakra, Flex, Notice, Stack } from '@frontdesk/shared/ui/core';
import { SelectField } from '@frontdesk/shared/ui/form';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import PenTool from 'lucide-react/icons/pen-tool';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useId, useState } from 'react';
import { copyImage } from '../../image/copy-image';
import * as messages from '../../messages/common';
import * as studioMessages from '../../messages/studio';
import { codeStem } from '../../model/codes-csv';
import { PRINT_SIZES, pngName, QR_SIZE_MAX, QR_SIZE_MIN } from '../../model/qr-size';
import { drawPdf, drawPng, drawSvg } from './draw-file';
import { PrintShopPart } from './PrintShopPart';
import type { Styling } from './use-style';

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

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr)',
    columnGap: '3',
    px: '3',
    py: '2.5',
    fontSize: 'sm',
    rounded: 'md',
    _hover: { bg: 'hover' },
    '& svg': { mt: '1px', color: 'text.muted' },
  },
});
/** Covers its row, so that a press on the description counts. Only the name is the button's, as people say it. */
const Name = chakra('button', {
  base: {
    textAlign: 'start',
    fontWeight: 500,
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0', rounded: 'md' },
    '&[aria-disabled=true]': { opacity: 0.6, cursor: 'not-allowed' },
  },
});
const About = chakra('span', { base: { gridColumn: '2', color: 'text.muted' } });

interface FormatProps {
  readonly icon: ReactNode;
  readonly name: string;
  /** What this file is for. */
  readonly about: string;
  readonly pending: boolean;
  readonly onPress: () => void;
}

/** A format in the list of formats. */
function Format({ icon, name, about, pending, onPress }: FormatProps) {
  const id = useId();
  return (
    <Row>
      {icon}
      <Name
        type="button"
        aria-describedby={id}
        onClick={() => !pending && onPress()}
        {...(pending && { 'aria-disabled': true, 'aria-busy': true })}
      >
        {name}
      </Name>
      <About id={id}>{about}</About>
    </Row>
  );
}

const Formats = chakra('ul', {
  base: { listStyle: 'none', p: '1', borderWidth: '1px', borderColor: 'line', rounded: 'md', bg: 'surface' },
});

interface DownloadPartProps {
  readonly dataUrl: string;
  /** The name of the code, used for its files; may be empty. */
  readonly name: string;
  readonly size: number;
  readonly onSize: (size: number) => void;
  readonly styling: Styling;
  /** The minimum readable print width; null without a code. */
  readonly leastMm: number | null;
  /** False when the server's image cannot be read, so that it can be scaled but not drawn as vectors. */
  readonly canDraw: boolean;
  /** Whether this picture stays fixed although the owner chose a changeable code, which has another one once saved. */
  readonly isFixedPicture: boolean;
}

/** Selects the size of the image and downloads it in every format. */
export function DownloadPart(props: DownloadPartProps) {
  const { dataUrl, name, size, onSize, styling, leastMm, canDraw, isFixedPicture } = props;
  const { style, noteDownload } = styling;
  const [printSize, setPrintSize] = useState('1200');
  const [isOpen, setOpen] = useState(false);
  const { pending, failed, run } = useAction<'png' | 'svg' | 'pdf' | 'print' | 'copy'>();
  const formatsId = useId();

  const save = async (image: Promise<Blob>, file: string) => {
    offerFile(await image, file);
    noteDownload();
  };
  const copy = async () => {
    await copyImage(drawPng(dataUrl, size, style));
    showToast('success', studioMessages.copied);
    noteDownload();
  };
  const saveSvg = () => save(drawSvg(dataUrl, style), `${codeStem(name)}.svg`);
  const savePdf = () => {
    const stem = codeStem(name);
    return save(drawPdf(dataUrl, style, name.trim() || stem), `${stem}.pdf`);
  };
  const savePrint = () => {
    const file = `${codeStem(name)}-${printSize}x${printSize}.png`;
    return save(drawPng(dataUrl, Number(printSize), style), file);
  };

  return (
    <Card>
      <Stack gap="5">
        <SizeSlider size={size} onSize={onSize} />
        {isFixedPicture && (
          <Notice tone="info">
            <strong>{studioMessages.notToPrint}</strong> {studioMessages.notToPrintHelp}
          </Notice>
        )}
        <Stack gap="3">
          <Flex gap="2" wrap="wrap">
            <Button
              variant="outline"
              pending={pending === 'png'}
              onClick={() => run('png', () => save(drawPng(dataUrl, size, style), pngName(size)))}
            >
              <Download aria-hidden size={18} />
              {studioMessages.download}
            </Button>
            <Button
              variant="outline"
              aria-expanded={isOpen}
              aria-controls={formatsId}
              onClick={() => setOpen((before) => !before)}
            >
              {studioMessages.otherFormats}
              <ChevronDown aria-hidden size={18} />
            </Button>
          </Flex>
          {isOpen && (
            <Formats id={formatsId} aria-label={studioMessages.otherFormats}>
              {canDraw && (
                <>
                  <Format
                    icon={<Printer aria-hidden size={18} />}
                    name={studioMessages.downloadPdf}
                    about={studioMessages.aboutPdf(style.sizeMm)}
                    pending={pending === 'pdf'}
                    onPress={() => run('pdf', savePdf)}
                  />
                  <Format
                    icon={<PenTool aria-hidden size={18} />}
                    name={studioMessages.downloadSvg}
                    about={studioMessages.aboutSvg}
                    pending={pending === 'svg'}
                    onPress={() => run('svg', saveSvg)}
                  />
                </>
              )}
              <Format
                icon={<Copy aria-hidden size={18} />}
                name={studioMessages.copyImage}
                about={studioMessages.aboutCopy(size)}
                pending={pending === 'copy'}
                onPress={() => run('copy', copy)}
              />
            </Formats>
          )}
        </Stack>
        {failed && (
          <Notice tone="danger">{failed === 'copy' ? studioMessages.copyFailed : studioMessages.downloadFailed}</Notice>
        )}
        <PrintShopPart style={styling.tried} onChange={canDraw ? styling.change : undefined} leastMm={leastMm}>
          <Flex gap="3" wrap="wrap" align="flex-end">
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
          </Flex>
        </PrintShopPart>
      </Stack>
    </Card>
  );
}
