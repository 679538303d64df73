import { HOURS_TABLES_MAX, type HoursTable } from '@frontdesk/shared/endpoints/opening-hours';
import { Box, Button, Card, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { SelectField } from '@frontdesk/shared/ui/form';
import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import type { KnownHours } from '../../api/opening-hours';
import { hours as messages } from '../../messages/opening-hours';
import { emptyTable, isSameHours, tablesIn, timeZones, usualTable } from '../../model/opening-hours';
import { usePassFocusOn } from '../use-pass-focus-on';
import { HoursTableFields } from './HoursTableFields';
import type { OpeningHoursForm } from './use-opening-hours';

/** Edits the agent's opening hours. Part of the form of Agent Info. */
export function OpeningHoursCard({ form, known, failure, retry }: Omit<OpeningHoursForm, 'dialog'>) {
  const card = useRef<HTMLDivElement>(null);
  return (
    <Card>
      <Stack gap="5">
        <Stack ref={card} tabIndex={-1} gap="1">
          <Heading size="sm">{messages.title}</Heading>
          <Text tone="muted">{messages.intro}</Text>
        </Stack>
        {known ? (
          <Hours form={form} known={known} card={card} />
        ) : failure ? (
          <FailedState what={messages.loadFailed} error={failure} onRetry={retry} />
        ) : (
          <Skeleton height="120px" />
        )}
      </Stack>
    </Card>
  );
}

interface HoursProps extends Pick<OpeningHoursForm, 'form'> {
  readonly known: KnownHours;
  /** Gets the focus when the pressed button is removed. */
  readonly card: RefObject<HTMLElement | null>;
}

function Hours({ form, known, card }: HoursProps) {
  const { tables } = form.values;
  const parsed = useMemo(() => tablesIn({ timeZone: '', tables }), [tables]);
  const set = (changed: readonly HoursTable[]) => form.field('tables').onChange(JSON.stringify(changed));
  const fromSite = known.found && (
    <Button variant="outline" onClick={() => known.found && set(known.found.tables)}>
      {messages.fromSite}
    </Button>
  );
  const parts = { form, known, card, tables: parsed, set, fromSite };
  return parsed.length === 0 ? <NoHours {...parts} /> : <SomeHours {...parts} />;
}

interface PartsProps extends HoursProps {
  readonly tables: readonly HoursTable[];
  readonly set: (tables: readonly HoursTable[]) => void;
  /** The button that takes the hours of the website; null without any. */
  readonly fromSite: ReactNode;
}

function NoHours({ card, set, fromSite }: PartsProps) {
  const frame = usePassFocusOn<HTMLDivElement>(card);
  return (
    <Stack ref={frame} gap="4">
      <Text>{messages.none}</Text>
      <Flex gap="3" wrap="wrap">
        {fromSite}
        <Button variant="outline" onClick={() => set([usualTable()])}>
          {messages.quickStart}
        </Button>
        <Button variant="ghost" onClick={() => set([emptyTable()])}>
          {messages.empty}
        </Button>
      </Flex>
    </Stack>
  );
}

function SomeHours({ form, known, card, tables, set, fromSite }: PartsProps) {
  const frame = usePassFocusOn<HTMLDivElement>(card);
  const addTable = useRef<HTMLButtonElement>(null);
  const { timeZone } = form.values;
  const zones = useMemo(() => timeZones(timeZone), [timeZone]);
  const { errors } = form.field('tables');
  const replace = (at: number, table: HoursTable) => set(tables.map((one, place) => (place === at ? table : one)));
  return (
    <Stack ref={frame} gap="5">
      <Conflicts conflicts={known.conflicts} />
      {known.found && !isSameHours(known.found, { tables }) && (
        <Notice tone="info" action={fromSite}>
          {messages.differs}
        </Notice>
      )}
      <SelectField
        label={messages.timeZone}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        {...form.field('timeZone')}
      />
      {/* The form focuses it when what it holds is invalid. */}
      <Box as="fieldset" tabIndex={-1} minW={0} {...{ name: 'tables' }}>
        <Stack gap="6">
          {errors.length > 0 && <Notice tone="danger">{errors.join(' ')}</Notice>}
          {tables.map((table, at) => (
            // Keyed by position: tables never change places, and their names are typed.
            <HoursTableFields
              key={at}
              table={table}
              isFirst={at === 0}
              fallback={addTable}
              onChange={(changed) => replace(at, changed)}
              onRemove={() => set(tables.filter((_, place) => place !== at))}
            />
          ))}
        </Stack>
      </Box>
      <Flex gap="3" wrap="wrap">
        {tables.length < HOURS_TABLES_MAX && (
          <Button ref={addTable} variant="outline" onClick={() => set([...tables, emptyTable()])}>
            {messages.addTable}
          </Button>
        )}
        <Button variant="ghost" onClick={() => set([])}>
          {messages.remove}
        </Button>
      </Flex>
    </Stack>
  );
}

/** Shows the passages of documents that contradict the stored hours. */
function Conflicts({ conflicts }: Pick<KnownHours, 'conflicts'>) {
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="warning">
      <Text fontWeight={500}>{messages.contradicted(conflicts.length)}</Text>
      <Box as="ul" mt="2" ps="5" listStyleType="disc">
        {conflicts.map(({ documentId, name, text }) => (
          <li key={`${documentId} ${text}`}>
            <b dir="auto">{name}</b>: <q dir="auto">{text}</q>
          </li>
        ))}
      </Box>
    </Notice>
  );
}
