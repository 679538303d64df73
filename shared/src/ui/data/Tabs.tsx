import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';

const List = chakra('div', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
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
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    outlineOffset: '-2px !important',
    _hover: { color: 'text' },
    '&[aria-selected=true]': { color: 'accent.text', borderColor: 'accent' },
    // A border without color is shown there.
    '@media (forced-colors: active)': { '&[aria-selected=false]': { borderColor: 'Canvas' } },
  },
});
const Panel = chakra('div', { base: { outlineOffset: '4px !important' } });

export interface TabItem<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}

interface TabsProps<Id extends string> {
  /** Names the group of tabs. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** What the selected tab shows. */
  readonly children: ReactNode;
}

/** Tabs that follow the arrow keys, Home and End. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  useEffect(
    function showSelected() {
      // On a narrow screen the tabs scroll sideways. Optional, because jsdom cannot scroll.
      const tab = list.current?.querySelector(`[data-tab="${selected}"]`);
      tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    },
    [selected],
  );

  function move(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === selected);
    const steps: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 };
    const to = steps[event.key];
    const target = to === undefined ? undefined : items.at(to % items.length);
    if (!target) return;
    event.preventDefault();
    onSelect(target.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${target.id}"]`)?.focus();
  }

  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            data-tab={item.id}
            id={`${base}-${item.id}`}
            aria-selected={item.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => onSelect(item.id)}
          >
            {item.label}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} tabIndex={0}>
        {children}
      </Panel>
    </>
  );
}
