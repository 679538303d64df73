import { chakra } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';

const Link = chakra('a', {
  base: {
    display: 'block',
    fontSize: 'xs',
    color: 'text.muted',
    textDecoration: 'underline',
    textUnderlineOffset: '2px',
    minH: '24px',
    lineHeight: '24px',
    _hover: { color: 'accent.text' },
  },
});

/** Links to where a document was fetched from. Only web addresses become links, whatever a server sends. */
export function SourceLink({ address }: { address: string | null }) {
  if (address === null || !/^https?:\/\//i.test(address)) return null;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" title={messages.websites.source(address)}>
      {address.replace(/^https?:\/\/(www\.)?/i, '')}
    </Link>
  );
}
