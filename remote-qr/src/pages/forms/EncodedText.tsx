import { QR_BYTES_MAX } from '@frontdesk/shared/endpoints/qr';
import { qrBytes } from '@frontdesk/shared/endpoints/qr-bytes';
import { chakra, Text } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';

const Summary = chakra('summary', {
  base: { minH: '24px', fontSize: 'sm', fontWeight: 500, cursor: 'pointer', rounded: 'sm' },
});
const Exact = chakra('pre', {
  base: {
    mt: '2',
    maxH: '320px',
    overflowY: 'auto',
    fontFamily: 'mono',
    fontSize: 'xs',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

/** Shows the exact text of the code, and how much of a code's capacity it takes. */
export function EncodedText({ text }: { readonly text: string | null }) {
  return (
    <details>
      <Summary>{messages.encodedTitle}</Summary>
      {text === null ? (
        <Text tone="muted" mt="2">
          {messages.encodedEmpty}
        </Text>
      ) : (
        <>
          <Exact tabIndex={0}>{text}</Exact>
          <Text tone="muted" mt="2">
            {messages.encodedBytes(qrBytes(text), QR_BYTES_MAX)}
          </Text>
        </>
      )}
    </details>
  );
}
