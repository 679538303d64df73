import { HOURS_TABLES_MAX, type HoursTable } from '@frontdesk/shared/endpoints/opening-hours';
import { Box, Button, Card, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { SelectField } from '@frontdesk/shared/ui/form';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { KnownHours } from '../../api/opening-hours';
import { hours as messages } from '../../messages/opening-hours';
import {
  emptyTable,
  isSameHours,
  NO_PROBLEMS,
  problemsBelow,
  problemsIn,
  tablesIn,
  timeZones,
  todayIn,
  usualTable,
} from '../../model/opening-hours';
import { usePassFocusOn } from '../use-pass-focus-on';
import { type ChangeTable, HoursTableFields } from './HoursTableFields';
import type { OpeningHoursForm } from './use-opening-hours';

/** Edits the agent's opening hours. Part of the Agent Info form. */
export function OpeningHoursCard({ form, known, failure, retry }: Omit<OpeningHoursForm, 'dialog'>) {
  const card = useRef<HTMLDivElement>(null);
  return (
    <Card>
      <Stack gap="5">
        <Stack ref={card} tabIndex={-1} gap="1">
          <Heading>{messages.title}</Heading>
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
  const { tables: text } = form.values;
  // Tables that did not change remain the same objects, so that their fields do not render again.
  const held = useRef({ text, tables: tablesIn(form.values) });
  if (held.current.text !== text) held.current = { text, tables: tablesIn(form.values) };
  const latest = useRef(form);
  latest.current = form;
  const set = useCallback((tables: readonly HoursTable[]) => {
    held.current = { text: JSON.stringify(tables), tables };
    latest.current.field('tables').onChange(held.current.text);
  }, []);
  const change = useCallback<ChangeTable>(
    (at, changed) => set(held.current.tables.map((one, place) => (place === at ? changed(one) : one))),
    [set],
  );
  const remove = useCallback((at: number) => set(held.current.tables.filter((_, place) => place !== at)), [set]);
  const parsed = held.current.tables;
  const fromSite = known.found && (
    <Button variant="outline" onClick={() => known.found && set(known.found.tables)}>
      {messages.fromSite}
    </Button>
  );
  const parts = { form, known, card, tables: parsed, set, change, remove, fromSite };
  return parsed.length === 0 ? <NoHours {...parts} /> : <SomeHours {...parts} />;
}

interface PartsProps extends HoursProps {
  readonly tables: readonly HoursTable[];
  readonly set: (tables: readonly HoursTable[]) => void;
  readonly change: ChangeTable;
  readonly remove: (at: number) => void;
  /** The button that copies the hours from the website; null if the website has none. */
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

function SomeHours({ form, known, card, tables, set, change, remove, fromSite }: PartsProps) {
  const frame = usePassFocusOn<HTMLDivElement>(card);
  const addTable = useRef<HTMLButtonElement>(null);
  const { timeZone } = form.values;
  const zones = useMemo(() => timeZones(timeZone), [timeZone]);
  const today = todayIn(timeZone);
  const { errors } = form.field('tables');
  const hasErrors = errors.length > 0;
  const problems = useMemo(() => (hasErrors ? problemsIn(tables) : NO_PROBLEMS), [hasErrors, tables]);
  const fields = useRef<HTMLElement>(null);
  useEffect(
    function focusFirstProblem() {
      if (hasErrors) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    },
    [hasErrors],
  );
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
      {/* The form focuses it when its content is invalid. */}
      <Box ref={fields as never} as="fieldset" tabIndex={-1} minW={0} {...{ name: 'tables' }}>
        <Stack gap="6">
          {hasErrors && Object.keys(problems).length === 0 && <Notice tone="danger">{errors.join(' ')}</Notice>}
          {tables.map((table, at) => (
            // Keyed by position: tables never change places, and their names are typed.
            <HoursTableFields
              key={at}
              table={table}
              at={at}
              problems={problemsBelow(problems, at)}
              today={today}
              fallback={addTable}
              onChange={change}
              onRemove={remove}
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
