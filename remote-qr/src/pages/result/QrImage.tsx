import { QR_TYPE_NAMES } from '@frontdesk/shared/endpoints/qr';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { describeContent } from '@frontdesk/shared/endpoints/qr-content';
import { Card, chakra, Text } from '@frontdesk/shared/ui/core';
import { latePart, Skeleton } from '@frontdesk/shared/ui/data';
import * as messages from '../../messages/common';

/** Pictures of the printed code, which load after the code itself. */
export const PrintMockups = latePart({
  load: async () => (await import('../PrintMockups')).PrintMockups,
  failed: messages.mockupsFailed,
  whileLoading: <Skeleton height="280px" rounded="lg" />,
});

// Also white in the dark theme, because scanners need a light background and a quiet zone.
const Ground = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    maxW: '416px',
    aspectRatio: '1',
    mx: 'auto',
    p: '2',
    rounded: 'md',
    bg: 'white',
  },
});

const Image = chakra('img', { base: { maxW: '100%', imageRendering: 'pixelated' } });

interface QrImageProps {
  /** The server's image, or the code drawn in its style. */
  readonly src: string;
  readonly size: number;
  readonly content: QrContent | null;
  /** Called if the data is not an image. */
  readonly onBroken: () => void;
}

/** Shows the code at the selected size, in an area of constant size. */
export function QrImage({ src, size, content, onBroken }: QrImageProps) {
  const description = content ? describeContent(content) : [];
  return (
    <Card p={{ base: '4', md: '4' }}>
      <Ground>
        <Image src={src} alt={messages.imageAlt(description.join(', '))} style={{ width: size }} onError={onBroken} />
      </Ground>
      {content && (
        <Text tone="muted" mt="3" textAlign="center" lineClamp={3} title={description.join('\n')}>
          {QR_TYPE_NAMES[content.type]}: {description.join(', ')}
        </Text>
      )}
    </Card>
  );
}
