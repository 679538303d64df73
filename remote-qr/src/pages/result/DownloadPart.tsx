import { showToast } from '@frontdesk/shared/app';
import { offerFile } from '@frontdesk/shared/files';
import { Button, Card, chakra, Flex, Notice, Stack } from '@frontdesk/shared/ui/core';
import { SelectField } from '@frontdesk/shared/ui/form';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import PenTool from 'lucide-react/icons/pen-tool';
import Printer from 'lucide-react/icons/printer';
import { useId, useState } from 'react';
import { copyImage } from '../../image/copy-image';
import * as messages from '../../messages/common';
import * as resultMessages from '../../messages/result';
import { codeStem } from '../../model/codes-csv';
import { PRINT_SIZES, pngName, QR_SIZE_MAX, QR_SIZE_MIN } from '../../model/qr-size';
import { drawPdf, drawPng, drawSvg } from './draw-file';
import { FormatList } from './FormatList';
import { PrintShopPart } from './PrintShopPart';
import type { Styling } from './use-style';

const Label = chakra('label', { base: { fontSize: 'sm', fontWeight: 500 } });
const Output = chakra('output', { base: { fontSize: 'sm', color: 'text.muted' } });
const Range = chakra('input', { base: { display: 'block', width: '100%', mt: '2', minH: '24px', cursor: 'pointer' } });

interface SizeSliderProps {
  readonly size: number;
  readonly onSize: (size: number) => void;
}

/** Sets the length of the image's edge, from 100 to 400 px, and shows the size while the slider moves. */
function SizeSlider({ size, onSize }: SizeSliderProps) {
  const id = useId();
  return (
    <div>
      <Flex justify="space-between" gap="4">
        <Label htmlFor={id}>{resultMessages.size}</Label>
        <Output htmlFor={id}>{resultMessages.sizeLabel(size)}</Output>
      </Flex>
      <Range
        id={id}
        type="range"
        min={QR_SIZE_MIN}
        max={QR_SIZE_MAX}
        value={size}
        aria-valuetext={resultMessages.sizeLabel(size)}
        css={{ accentColor: 'currentColor' }}
        onChange={(event) => onSize(Number(event.currentTarget.value))}
      />
    </div>
  );
}

/** Runs only one of several actions at a time, and stores which one is in progress and which one failed last. */
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

interface DownloadPartProps {
  readonly dataUrl: string;
  /** The name of the code, used for its files; may be empty. */
  readonly name: string;
  readonly size: number;
  readonly onSize: (size: number) => void;
  readonly styling: Styling;
  /** The minimum readable print width; null if there is no code. */
  readonly leastMm: number | null;
  /** False if the server's image cannot be read, so it can be scaled but not drawn as vectors. */
  readonly canDraw: boolean;
  /**
   * Whether this picture cannot be changed later although the owner chose a changeable code, which gets a new picture
   * when saved.
   */
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
    showToast('success', resultMessages.copied);
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
            <strong>{resultMessages.notToPrint}</strong> {resultMessages.notToPrintHelp}
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
              {resultMessages.download}
            </Button>
            <Button
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={formatsId}
              onClick={() => setOpen((before) => !before)}
            >
              {messages.otherFormats}
              <ChevronDown aria-hidden size={18} />
            </Button>
          </Flex>
          {isOpen && (
            <FormatList
              id={formatsId}
              label={messages.otherFormats}
              formats={[
                canDraw && {
                  icon: <Printer aria-hidden size={18} />,
                  name: resultMessages.downloadPdf,
                  about: resultMessages.aboutPdf(style.sizeMm),
                  isPending: pending === 'pdf',
                  onPress: () => run('pdf', savePdf),
                },
                canDraw && {
                  icon: <PenTool aria-hidden size={18} />,
                  name: resultMessages.downloadSvg,
                  about: resultMessages.aboutSvg,
                  isPending: pending === 'svg',
                  onPress: () => run('svg', saveSvg),
                },
                {
                  icon: <Copy aria-hidden size={18} />,
                  name: resultMessages.copyImage,
                  about: resultMessages.aboutCopy(size),
                  isPending: pending === 'copy',
                  onPress: () => run('copy', copy),
                },
              ]}
            />
          )}
        </Stack>
        {failed && (
          <Notice tone="danger">{failed === 'copy' ? resultMessages.copyFailed : resultMessages.downloadFailed}</Notice>
        )}
        <PrintShopPart style={styling.tried} onChange={canDraw ? styling.change : undefined} leastMm={leastMm}>
          <Flex gap="3" wrap="wrap" align="flex-end">
            <SelectField
              label={resultMessages.printSize}
              name="printSize"
              value={printSize}
              onChange={setPrintSize}
              options={PRINT_SIZES.map((px) => ({ value: String(px), label: resultMessages.printSizeLabel(px) }))}
            />
            <Button variant="outline" pending={pending === 'print'} onClick={() => run('print', savePrint)}>
              {resultMessages.downloadPrint}
            </Button>
          </Flex>
        </PrintShopPart>
      </Stack>
    </Card>
  );
}
