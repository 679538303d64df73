import { Button, Card, Flex, Notice, Stack } from '@frontdesk/shared/ui/core';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { messages } from '../../messages';
import { pngName } from '../../model/qr-size';
import { drawPng } from './draw-png';
import { offerFile } from './offer-file';
import { SizeSlider } from './SizeSlider';

interface DownloadPartProps {
  readonly dataUrl: string;
  readonly size: number;
  readonly onSize: (size: number) => void;
}

/** Size and download of the image. */
export function DownloadPart({ dataUrl, size, onSize }: DownloadPartProps) {
  const [status, setStatus] = useState<'idle' | 'drawing' | 'failed'>('idle');

  async function download() {
    setStatus('drawing');
    try {
      offerFile(await drawPng(dataUrl, size), pngName(size));
      setStatus('idle');
    } catch (error) {
      console.error(messages.errorLog, error);
      setStatus('failed');
    }
  }

  return (
    <Card>
      <Stack gap="5">
        <SizeSlider size={size} onSize={onSize} />
        {status === 'failed' && <Notice tone="danger">{messages.downloadFailed}</Notice>}
        <Flex>
          <Button variant="outline" pending={status === 'drawing'} onClick={() => void download()}>
            <Download aria-hidden />
            {messages.download}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
