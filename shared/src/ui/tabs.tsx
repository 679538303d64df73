import { LocaleProvider } from '@ark-ui/react/locale';
import { TabContent, TabList, TabsRoot, TabTrigger } from '@ark-ui/react/tabs';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { language } from '../locale/locale';

const FADE = 'linear-gradient(90deg, #0000, #000 16px calc(100% - 16px), #0000)';
const List = chakra(TabList, {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    // On phones the bar reaches the edges of the window, where what is cut fades.
    px: { base: '4', lg: '0' },
    mx: { base: '-4', lg: '0' },
    maskImage: { base: FADE, lg: 'none' },
    boxShadow: 'inset 0 -1px 0 var(--chakra-colors-line)',
    mb: '6',
  },
});
const Tab = chakra(TabTrigger, {
  base: {
    px: '3',
    minH: '44px',
    flexShrink: 0,
    fontSize: 'sm',
    fontWeight: 500,
    color: 'text.muted',
    cursor: 'pointer',
    // The selected tab is a card of an index that covers the line: its page belongs to it.
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
const Panel = chakra(TabContent, { base: { outlineOffset: '4px !important' } });

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

/** Tabs that follow the arrow keys, Home and End. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, children }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(
    function showSelected() {
      const bar = list.current;
      const tab = bar?.querySelector(`[data-value="${selected}"]`);
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
    [selected],
  );
  return (
    // Arrow keys and the parts' `dir` follow it.
    <LocaleProvider locale={language}>
      <TabsRoot value={selected} onValueChange={({ value }) => onSelect(value as Id)}>
        <List ref={list} aria-label={label}>
          {items.map(({ id, label: word }) => (
            <Tab key={id} value={id}>
              {word}
            </Tab>
          ))}
        </List>
        <Panel value={selected}>{children}</Panel>
      </TabsRoot>
    </LocaleProvider>
  );
}
