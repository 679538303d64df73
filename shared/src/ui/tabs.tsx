import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

const FADE = 'linear-gradient(90deg, #0000, #000 16px calc(100% - 16px), #0000)';
const List = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    // On phones, the bar extends to the edges of the window, where cut-off tabs fade out.
    px: { base: '4', lg: '0' },
    mx: { base: '-4', lg: '0' },
    maskImage: { base: FADE, lg: 'none' },
    boxShadow: 'inset 0 -1px 0 var(--chakra-colors-line)',
    mb: '6',
  },
});
const Tab = chakra('button', {
  base: {
    px: '3',
    minH: '44px',
    flexShrink: 0,
    fontSize: 'sm',
    fontWeight: 500,
    color: 'text.muted',
    cursor: 'pointer',
    // The selected tab looks like an index card that covers the line, so that its panel looks attached to it.
    border: '1px solid transparent',
    borderTopWidth: '4px',
    roundedTop: 'md',
    outlineOffset: '-2px !important',
    _hover: { color: 'text' },
    '&[aria-selected=true]': {
      color: 'accent.text',
      bg: 'canvas',
      borderColor: 'line',
      borderBottomWidth: 0,
      borderTop: 'edge',
    },
    // Forced colors replace the colors of our borders, even transparent ones.
    '@media (forced-colors: active)': {
      '&[aria-selected=false]': { borderColor: 'Canvas' },
      '&[aria-selected=true]': { color: 'Highlight', borderColor: 'Highlight' },
    },
  },
});
const Panel = chakra('div', { base: { outlineOffset: '4px !important' } });

export interface TabItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}

export interface TabsProps<Id extends string> {
  /** Names the group of tabs. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs according to the WAI-ARIA pattern: the arrow keys, Home and End select a tab and focus it. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const at = items.findIndex((item) => item.id === selected);
  useEffect(
    function showSelected() {
      const bar = list.current;
      const tab = bar?.children[at];
      // Scrolls only the bar: a phone's keyboard changes the window's size, and must not move the page.
      function show() {
        if (!bar || !tab) return;
        const [inBar, inTab] = [bar.getBoundingClientRect(), tab.getBoundingClientRect()];
        bar.scrollLeft += inTab.left + inTab.width / 2 - inBar.left - inBar.width / 2;
      }
      show();
      addEventListener('resize', show);
      return () => removeEventListener('resize', show);
    },
    [at],
  );
  function follow(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const step = document.dir === 'rtl' ? -1 : 1;
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: -1 }[key];
    if (to === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const next = (to + items.length) % items.length;
    onSelect((items[next] as TabItem<Id>).id);
    (event.currentTarget.children[next] as HTMLElement).focus();
  }
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={follow}>
        {items.map((item) => {
          const isSelected = item.id === selected;
          return (
            <Tab
              key={item.id}
              id={`${id}${item.id}`}
              type="button"
              role="tab"
              aria-selected={isSelected}
              aria-controls={isSelected ? id : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(item.id)}
            >
              {item.label}
            </Tab>
          );
        })}
      </List>
      <Panel id={id} role="tabpanel" aria-labelledby={`${id}${selected}`} tabIndex={0}>
        {children}
      </Panel>
    </>
  );
}
