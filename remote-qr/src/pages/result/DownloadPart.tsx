import { showToast } from '@frontdesk/shared/app';
import { Button, Card, Flex, Notice, Stack } from '@frontdesk/shared/ui/core';
import { SelectField } from '@frontdesk/shared/ui/form';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { copyImage } from '../../image/copy-image';
import { offerFile } from '../../image/offer-file';
import * as messages from '../../messages';
import { PRINT_SIZES, pngName, SVG_NAME } from '../../model/qr-size';
import type { QrStyle } from '../../model/qr-style';
import { drawPng, drawSvg } from './draw-file';
import { SizeSlider } from './SizeSlider';
import { useAction } from './use-action';

interface DownloadPartProps {
  readonly dataUrl: string;
  readonly size: number;
  readonly onSize: (size: number) => void;
  readonly style: QrStyle;
  /** False when the server's image cannot be read: it can be scaled then, but not drawn as lines. */
  readonly canDraw: boolean;
  /** The image was downloaded or copied. */
  readonly onDownloaded: () => void;
}

/** Size of the image, and every way to take it along. */
export function DownloadPart({ dataUrl, size, onSize, style, canDraw, onDownloaded }: DownloadPartProps) {
  const [printSize, setPrintSize] = useState('1200');
  const { pending, failed, run } = useAction<'png' | 'svg' | 'print' | 'copy'>();

  const save = async (image: Promise<Blob>, name: string) => {
    offerFile(await image, name);
    onDownloaded();
  };
  const savePng = (px: number) => save(drawPng(dataUrl, px, style), pngName(px));
  const copy = async () => {
    await copyImage(drawPng(dataUrl, size, style));
    showToast('success', messages.copied);
    onDownloaded();
  };

  return (
    <Card>
      <Stack gap="5">
        <SizeSlider size={size} onSize={onSize} />
        <Flex gap="3" wrap="wrap">
          <Button variant="outline" pending={pending === 'png'} onClick={() => run('png', () => savePng(size))}>
            <Download aria-hidden />
            {messages.download}
          </Button>
          <Button variant="outline" pending={pending === 'copy'} onClick={() => run('copy', copy)}>
            {messages.copyImage}
          </Button>
          {canDraw && (
            <Button
              variant="outline"
              pending={pending === 'svg'}
              onClick={() => run('svg', () => save(drawSvg(dataUrl, style), SVG_NAME))}
            >
              {messages.downloadSvg}
            </Button>
          )}
        </Flex>
        <Flex gap="3" wrap="wrap" align="flex-end">
          <SelectField
            label={messages.printSize}
            name="printSize"
            value={printSize}
            onChange={setPrintSize}
            options={PRINT_SIZES.map((px) => ({ value: String(px), label: messages.printSizeLabel(px) }))}
          />
          <Button
            variant="outline"
            pending={pending === 'print'}
            onClick={() => run('print', () => savePng(Number(printSize)))}
          >
            {messages.downloadPrint}
          </Button>
        </Flex>
        {failed && <Notice tone="danger">{failed === 'copy' ? messages.copyFailed : messages.downloadFailed}</Notice>}
      </Stack>
    </Card>
  );
}
