import {
  HOURS_EXCEPTIONS_MAX,
  HOURS_NAME_MAX,
  HOURS_NOTE_MAX,
  type HoursException,
  type HoursRange,
  type HoursTable,
  WEEKDAYS,
  type Weekday,
} from '@frontdesk/shared/endpoints/opening-hours';
import { Box, Button, Flex, Heading, IconButton, Stack, Text } from '@frontdesk/shared/ui/core';
import { TextField } from '@frontdesk/shared/ui/form';
import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash-2';
import { memo, type RefObject, useCallback, useRef, useState } from 'react';
import { hours as messages } from '../../messages/opening-hours';
import { copyDay, isPast, NO_PROBLEMS, type Problems, problemsBelow } from '../../model/opening-hours';
import { usePassFocusOn } from '../use-pass-focus-on';
import { DATE_ROW, DAY_ROW, DayRanges, errorsOf } from './DayRanges';

interface WeekdayFieldsProps {
  readonly id: Weekday;
  readonly ranges: readonly HoursRange[];
  readonly problems: Problems;
  readonly onChange: (id: Weekday, ranges: readonly HoursRange[]) => void;
  readonly onCopy: (id: Weekday) => void;
}

const WeekdayFields = memo(function WeekdayFields({ id, ranges, problems, onChange, onCopy }: WeekdayFieldsProps) {
  const day = messages.days[id];
  return (
    <Flex as="li" gap="2" align="flex-start" css={DAY_ROW}>
      <Text w="96px" flexShrink={0} fontWeight={500} lineHeight="40px">
        {day}
      </Text>
      <DayRanges day={day} ranges={ranges} problems={problems} onChange={(changed) => onChange(id, changed)}>
        <IconButton aria-label={messages.copy(day)} onClick={() => onCopy(id)}>
          <Copy aria-hidden />
        </IconButton>
      </DayRanges>
    </Flex>
  );
});

/** Lets the browser lay out only elements in sight. `size` is the assumed height of an element before that. */
const inSight = (size: string) => ({ contentVisibility: 'auto', containIntrinsicHeight: size }) as const;

/** More dates are shown on request, because a thousand of them make typing slow. */
const SHOWN_AT_FIRST = 12;

export type ChangeTable = (at: number, change: (table: HoursTable) => HoursTable) => void;

interface HoursTableFieldsProps {
  readonly table: HoursTable;
  /** The position of the table. The first table has the main hours, and no name. */
  readonly at: number;
  readonly problems: Problems;
  /** The current date in the zone of the hours. */
  readonly today: string;
  /** Gets the focus when the table is removed. */
  readonly fallback: RefObject<HTMLElement | null>;
  readonly onChange: ChangeTable;
  readonly onRemove: (at: number) => void;
}

/**
 * Edits the week and the exceptions of one table. Rerenders only the parts that changed, because there may be a
 * thousand dates.
 */
export const HoursTableFields = memo(function HoursTableFields({
  table,
  at,
  problems,
  today,
  fallback,
  onChange,
  onRemove,
}: HoursTableFieldsProps) {
  const { name, week, exceptions } = table;
  const section = usePassFocusOn<HTMLDivElement>(fallback);
  const add = useRef<HTMLButtonElement>(null);
  const isFirst = at === 0;
  const title = isFirst ? messages.main : name || messages.newTable;
  const weekProblems = problemsBelow(problems, 'week');
  const dateProblems = problemsBelow(problems, 'exceptions');
  const [showsAll, setShowsAll] = useState(false);
  const isWhole = showsAll || exceptions.length <= SHOWN_AT_FIRST || dateProblems !== NO_PROBLEMS;
  const shown = isWhole ? exceptions : exceptions.slice(0, SHOWN_AT_FIRST);
  const changeDay = useCallback(
    (id: Weekday, ranges: readonly HoursRange[]) =>
      onChange(at, (before) => ({ ...before, week: { ...before.week, [id]: ranges } })),
    [at, onChange],
  );
  const copyToAll = useCallback((id: Weekday) => onChange(at, (before) => copyDay(before, id)), [at, onChange]);
  const setExceptions = useCallback(
    (change: (exceptions: readonly HoursException[]) => readonly HoursException[]) =>
      onChange(at, (before) => ({ ...before, exceptions: change(before.exceptions) })),
    [at, onChange],
  );
  const changeException = useCallback(
    (place: number, changed: HoursException | null) =>
      setExceptions((all) => all.flatMap((one, index) => (index !== place ? [one] : changed ? [changed] : []))),
    [setExceptions],
  );
  return (
    <Stack
      ref={section}
      as="section"
      aria-label={title}
      gap="4"
      mx="-1"
      px="1"
      css={inSight(isFirst ? 'auto 900px' : 'auto 1000px')}
      {...(!isFirst && { borderTopWidth: '1px', pt: '5' })}
    >
      {!isFirst && (
        <Flex gap="3" align="flex-start">
          <Box flex="1" minW={0}>
            <TextField
              label={messages.tableName}
              name=""
              hint={messages.tableNameHint}
              value={name}
              errors={errorsOf(problems['name'])}
              maxLength={HOURS_NAME_MAX}
              autoComplete="off"
              onChange={(typed) => onChange(at, (before) => ({ ...before, name: typed }))}
            />
          </Box>
          <IconButton mt="6" aria-label={messages.removeTable(title)} onClick={() => onRemove(at)}>
            <Trash aria-hidden />
          </IconButton>
        </Flex>
      )}
      <Stack as="ul" gap="2" css={{ containerType: 'inline-size' }}>
        {WEEKDAYS.map((id) => (
          <WeekdayFields
            key={id}
            id={id}
            ranges={week[id]}
            problems={problemsBelow(weekProblems, id)}
            onChange={changeDay}
            onCopy={copyToAll}
          />
        ))}
      </Stack>
      <Stack gap="3">
        <Stack gap="1">
          <Heading as="h3" size="sm">
            {messages.exceptions}
          </Heading>
          <Text tone="muted" fontSize="sm">
            {messages.exceptionsHint}
          </Text>
        </Stack>
        {exceptions.some((one) => isPast(one, today)) && (
          <RemovePast fallback={add} onPress={() => setExceptions((all) => all.filter((one) => !isPast(one, today)))} />
        )}
        {shown.map((exception, place) => (
          // Keyed by position: dates change while they are typed.
          <ExceptionFields
            key={place}
            exception={exception}
            place={place}
            problems={problemsBelow(dateProblems, place)}
            fallback={add}
            onChange={changeException}
          />
        ))}
        <Flex gap="3" wrap="wrap">
          {!isWhole && (
            <Button variant="ghost" onClick={() => setShowsAll(true)}>
              {messages.showAll(exceptions.length)}
            </Button>
          )}
          {exceptions.length < HOURS_EXCEPTIONS_MAX && (
            <Button
              ref={add}
              variant="outline"
              onClick={() => {
                setShowsAll(true);
                setExceptions((all) => [...all, { date: '', ranges: [], note: '' }]);
              }}
            >
              {messages.addException}
            </Button>
          )}
        </Flex>
      </Stack>
    </Stack>
  );
});

interface RemovePastProps {
  /** Gets the focus when the button is removed. */
  readonly fallback: RefObject<HTMLElement | null>;
  readonly onPress: () => void;
}

function RemovePast({ fallback, onPress }: RemovePastProps) {
  const frame = usePassFocusOn<HTMLDivElement>(fallback);
  return (
    <Box ref={frame}>
      <Button variant="ghost" size="sm" onClick={onPress}>
        <Trash aria-hidden /> {messages.removePast}
      </Button>
    </Box>
  );
}

interface ExceptionFieldsProps {
  readonly exception: HoursException;
  readonly place: number;
  readonly problems: Problems;
  /** Gets the focus when the exception is removed. */
  readonly fallback: RefObject<HTMLElement | null>;
  /** Null removes it. */
  readonly onChange: (place: number, exception: HoursException | null) => void;
}

const ExceptionFields = memo(function ExceptionFields({
  exception,
  place,
  problems,
  fallback,
  onChange,
}: ExceptionFieldsProps) {
  const { date, ranges, note } = exception;
  const frame = usePassFocusOn<HTMLDivElement>(fallback);
  const change = (part: Partial<HoursException>) => onChange(place, { ...exception, ...part });
  return (
    <Stack
      ref={frame}
      gap="3"
      p="3"
      borderWidth="1px"
      rounded="md"
      css={{ containerType: 'inline-size', ...inSight('auto 168px') }}
    >
      <Flex gap="3" wrap="wrap">
        <Box flex="1 1 160px">
          <TextField
            label={messages.date}
            name=""
            type="date"
            value={date}
            errors={errorsOf(problems['date'])}
            onChange={(typed) => change({ date: typed })}
          />
        </Box>
        <Box flex="2 1 200px">
          <TextField
            label={messages.note}
            name=""
            hint={messages.noteHint}
            value={note}
            errors={errorsOf(problems['note'])}
            maxLength={HOURS_NOTE_MAX}
            autoComplete="off"
            onChange={(typed) => change({ note: typed })}
          />
        </Box>
      </Flex>
      <Flex gap="2" align="flex-start" css={DATE_ROW}>
        <DayRanges
          day={messages.exceptionDay(date)}
          ranges={ranges}
          problems={problemsBelow(problems, 'ranges')}
          onChange={(changed) => change({ ranges: changed })}
        >
          <IconButton aria-label={messages.removeException(date)} onClick={() => onChange(place, null)}>
            <Trash aria-hidden />
          </IconButton>
        </DayRanges>
      </Flex>
    </Stack>
  );
});
