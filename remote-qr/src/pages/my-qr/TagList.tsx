import { Badge, Flex, VisuallyHidden } from '@frontdesk/shared/ui/core';
import * as words from '../../many-messages';

/** Number of tags that fit into a line of a card. */
const SHOWN = 2;

/** Shows a code's tags on its card; the title of the last tag lists those without space. */
export function TagList({ tags }: { readonly tags: readonly string[] }) {
  const hidden = tags.slice(SHOWN);
  return (
    <Flex as="span" gap="1" minW={0} title={tags.join(', ')}>
      <VisuallyHidden>{words.tags}: </VisuallyHidden>
      {tags.slice(0, SHOWN).map((tag) => (
        <Badge key={tag} tone="accent" minW={0} display="block" overflow="hidden" textOverflow="ellipsis">
          {tag}
        </Badge>
      ))}
      {hidden.length > 0 && (
        <Badge tone="accent" flexShrink={0}>
          <span aria-hidden>{words.moreTags(hidden)}</span>
          <VisuallyHidden>{hidden.join(', ')}</VisuallyHidden>
        </Badge>
      )}
    </Flex>
  );
}
