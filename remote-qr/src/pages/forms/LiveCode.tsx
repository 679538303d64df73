import { Box, Card, chakra, Heading, Stack, Text } from '@frontdesk/shared/ui/core';
import QrCode from 'lucide-react/icons/qr-code';
import * as messages from '../../messages';
import { QR_SIZE_MAX } from '../../model/qr-size';
import { ScanCheck } from '../result/ScanCheck';
import type { Styling } from '../result/use-style';
import { EncodedText } from './EncodedText';

// White in the dark theme, too: scanners need a light background and a quiet zone.
const Ground = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    maxW: '320px',
    aspectRatio: '1',
    mx: 'auto',
    p: '2',
    rounded: 'md',
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'line',
  },
  variants: {
    isEmpty: { true: { bg: 'subtle', color: 'text.muted', borderStyle: 'dashed', borderColor: 'line.strong' } },
  },
});
const Image = chakra('img', { base: { width: '100%', height: '100%' } });

interface LiveCodeProps {
  /** The text in the code; null while the form is invalid. */
  readonly text: string | null;
  readonly styling: Styling;
}

/** Shows the code in its style while the form is filled in. */
export function LiveCode({ text, styling }: LiveCodeProps) {
  const { image, verdict } = styling;
  const isEmpty = text === null || image === null;
  return (
    <Card position={{ lg: 'sticky' }} top={{ lg: '80px' }} p={{ base: '4', md: '4' }}>
      <Stack gap="4">
        <Heading size="sm">{messages.livePreview}</Heading>
        <Ground isEmpty={isEmpty}>
          {isEmpty ? (
            <Box textAlign="center" px="6">
              <Box display="grid" placeItems="center" mb="3">
                <QrCode aria-hidden size={56} strokeWidth={1.25} />
              </Box>
              {text === null && <Text>{messages.livePreviewEmpty}</Text>}
            </Box>
          ) : (
            <Image src={image} alt={messages.livePreview} />
          )}
        </Ground>
        {!isEmpty && verdict && <ScanCheck state={verdict} size={QR_SIZE_MAX} />}
        <EncodedText text={text} />
      </Stack>
    </Card>
  );
}
