import { RouterLink, useLocation } from '@frontdesk/shared/app';
import type { QrType } from '@frontdesk/shared/endpoints/qr';
import { chakra } from '@frontdesk/shared/ui/core';
import * as messages from '../../messages';
import { readEditState } from '../../model/navigation-state';
import { formUrls } from '../../urls';
import { KindIcon } from '../kind-icons';

// A column beside the form, or a scrolling row on small screens.
const Rail = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', xl: 'column' },
    gap: '1',
    overflowX: { base: 'auto', xl: 'visible' },
    listStyle: 'none',
    // Space for the outline of a focused link.
    p: '1',
    m: '-1',
  },
});
const KindLink = chakra(RouterLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '40px',
    px: '3',
    rounded: 'md',
    fontSize: 'sm',
    whiteSpace: { base: 'nowrap', xl: 'normal' },
    color: 'text.muted',
    borderWidth: '1px',
    borderColor: { base: 'line', xl: 'transparent' },
    _hover: { bg: 'hover', color: 'text' },
    '&[aria-current=page]': { bg: 'accent.subtle', color: 'accent.text', fontWeight: 600, borderColor: 'accent' },
    '& svg': { flexShrink: 0 },
  },
});

/** Scrolls the current link into view on a small screen. Optional, because jsdom cannot scroll. */
function showCurrent(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Links to the forms of all kinds of codes. An edited code stays the same code in all of them. */
export function KindRail({ type }: { readonly type: QrType }) {
  const { state } = useLocation();
  const isSaved = readEditState(type, state)?.id !== undefined;
  return (
    <nav aria-label={messages.kinds}>
      <Rail>
        {(Object.keys(formUrls) as QrType[]).map((kind) => (
          <li key={kind}>
            <KindLink
              ref={kind === type ? showCurrent : undefined}
              to={formUrls[kind]}
              state={isSaved ? state : undefined}
              aria-current={kind === type ? 'page' : undefined}
            >
              <KindIcon type={kind} />
              {messages.tiles[kind].name}
            </KindLink>
          </li>
        ))}
      </Rail>
    </nav>
  );
}
