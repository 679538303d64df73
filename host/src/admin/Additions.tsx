import type { ReleasePart } from '@frontdesk/shared/endpoints/releases';
import { chakra, Text } from '@frontdesk/shared/ui/core';
import type { ReactNode } from 'react';
import * as messages from '../messages/releases';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: 'minmax(180px, max-content) 1fr' },
    columnGap: '6',
    rowGap: { base: '1', lg: '2' },
    fontSize: 'sm',
    '& dt': { color: 'text.muted', mt: { base: '2', lg: 0 } },
    '& dd': { overflowWrap: 'anywhere', minW: 0 },
  },
});
const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: 'xs' } });

/** Lists what a remote adds to the site and what it opens, according to its newest manifest. */
export function Additions({ adds }: { adds: NonNullable<ReleasePart['adds']> }) {
  const { routes, entries, cards, slots, fills, calls, origins, prefixes } = adds;
  const code = (values: readonly string[]) => values.map((value) => <Code key={value}>{value}</Code>);
  const requested = calls.map(({ call, isForCount, after }) => (
    <span key={`${call} ${isForCount} ${after}`}>
      <Code>{call}</Code>
      {isForCount && `, ${messages.adds.forCount}`}
      {after !== undefined && `, ${messages.adds.after(after)}`}
    </span>
  ));
  const facts: readonly (readonly [label: string, values: readonly ReactNode[]])[] = [
    [
      messages.adds.routes,
      routes.map(({ path, title, access }) => (
        <span key={path}>
          {title} <Code>{path}</Code>, {messages.access[access] ?? access}
        </span>
      )),
    ],
    [messages.adds.entries, entries.map(({ kind, name, path = '' }) => messages.adds.entry[kind](name, path))],
    [messages.adds.cards, cards],
    [messages.adds.slots, code(slots)],
    [messages.adds.fills, code(fills.map(({ component, slot }) => `${component} → ${slot}`))],
    [messages.adds.calls, requested],
    [messages.adds.origins, code(origins)],
    [messages.adds.prefixes, code(prefixes)],
  ];
  const shown = facts.filter(([, values]) => values.length > 0);
  if (shown.length === 0) return <Text tone="muted">{messages.addsNothing}</Text>;
  return (
    <List>
      {shown.map(([label, values]) => (
        <Fact key={label} label={label} values={values} />
      ))}
    </List>
  );
}

function Fact({ label, values }: { label: string; values: readonly ReactNode[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {values.map((value, at) => (
          // The order of the values never changes.
          <div key={String(at)}>{value}</div>
        ))}
      </dd>
    </>
  );
}
