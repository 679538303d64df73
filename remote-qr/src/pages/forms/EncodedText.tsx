import { QR_BYTES_MAX } from '@frontdesk/shared/endpoints/qr';
import { qrBytes } from '@frontdesk/shared/endpoints/qr-bytes';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { encodedText } from '@frontdesk/shared/endpoints/qr-content';
import { Card, chakra, Heading, Text } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';

const Exact = chakra('pre', {
  base: {
    mt: '3',
    maxH: '320px',
    overflowY: 'auto',
    fontFamily: 'mono',
    fontSize: 'xs',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** The exact text of the code in the making, and how much of a code's room it takes. */
export function EncodedText({ content }: { content: QrContent | null }) {
  const text = content && encodedText(content);
  return (
    <Card>
      <Heading size="sm">{messages.encodedTitle}</Heading>
      {text === null ? (
        <Text tone="muted" mt="3">
          {messages.encodedEmpty}
        </Text>
      ) : (
        <>
          <Exact tabIndex={0}>{text}</Exact>
          <Text tone="muted" mt="3">
            {messages.encodedBytes(qrBytes(text), QR_BYTES_MAX)}
          </Text>
        </>
      )}
    </Card>
  );
}
