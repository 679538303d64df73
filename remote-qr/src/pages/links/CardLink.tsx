import { Text } from '@frontdesk/shared/ui/core';
import * as messages from '../../link-messages';
import type { ShortLink } from '../../model/short-link';

/** The part of a card about the code's short link: how often it was scanned. */
export function CardLink({ link }: { readonly link: ShortLink; readonly name: string }) {
  return <Text>{messages.scanCount(link.visits)}</Text>;
}
