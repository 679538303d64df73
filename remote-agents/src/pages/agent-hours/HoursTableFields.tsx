import {
  HOURS_EXCEPTIONS_MAX,
  HOURS_NAME_MAX,
  HOURS_NOTE_MAX,
  HOURS_RANGES_MAX,
  type HoursException,
  type HoursRange,
  type HoursTable,
  spanOf,
  WEEKDAYS,
} from '@frontdesk/shared/endpoints/opening-hours';
import { Box, Button, chakra, Flex, Heading, IconButton, Stack, Text } from '@frontdesk/shared/ui/core';
import { TextField } from '@frontdesk/shared/ui/form';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useRef } from 'react';
import { hours as messages } from '../../messages/opening-hours';
import { copyDay, nextRange } from '../../model/opening-hours';
import { usePassFocusOn } from '../use-pass-focus-on';

const TimeInput = chakra('input', {
  base: {
    minH: '40px',
    px: '2',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'line.strong',
    bg: 'surface',
    color: 'text',
    // Safari on iPhones zooms into fields of less than 16 px.
    fontSize: '16px',
    md: { fontSize: 'sm' },
    _focusVisible: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-1px', borderColor: 'focus' },
  },
});

/** Below the day and its buttons, so that a time fits into a line. */
const BELOW_ON_PHONES = { '@media (max-width: 479px)': { flex: '1 0 100%', order: 1 } } as const;

interface DayRangesProps {
  /** The weekday, or the date of an exception. */
  readonly day: string;
  readonly ranges: readonly HoursRange[];
  readonly onChange: (ranges: readonly HoursRange[]) => void;
  readonly children: ReactNode;
}

/** Edits the times of one day. `children` are further buttons. */
function DayRanges({ day, ranges, onChange, children }: DayRangesProps) {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Stack gap="2" minW={0} css={ranges.length > 0 ? BELOW_ON_PHONES : undefined} flex="1">
        {ranges.length === 0 && (
          <Text tone="muted" lineHeight="40px">
            {messages.closed}
          </Text>
        )}
        {ranges.map((range, at) => (
          <RangeFields
            // Keyed by position: times change while they are typed.
            key={at}
            day={day}
            range={range}
            fallback={add}
            onChange={(part) => onChange(ranges.map((one, place) => (place === at ? { ...one, ...part } : one)))}
            onRemove={() => onChange(ranges.filter((_, place) => place !== at))}
          />
        ))}
      </Stack>
      <Flex ms="auto">
        <IconButton
          ref={add}
          aria-label={messages.addTime(day)}
          disabled={ranges.length >= HOURS_RANGES_MAX}
          onClick={() => onChange([...ranges, nextRange(ranges)])}
        >
          <Plus aria-hidden />
        </IconButton>
        {children}
      </Flex>
    </>
  );
}

interface RangeFieldsProps {
  readonly day: string;
  readonly range: HoursRange;
  /** Gets the focus when the range is removed. */
  readonly fallback: RefObject<HTMLElement | null>;
  readonly onChange: (part: Partial<HoursRange>) => void;
  readonly onRemove: () => void;
}

function RangeFields({ day, range, fallback, onChange, onRemove }: RangeFieldsProps) {
  const row = usePassFocusOn<HTMLDivElement>(fallback);
  return (
    <Flex ref={row} gap="2" align="center" wrap="wrap">
      <TimeInput
        type="time"
        aria-label={messages.opens(day)}
        value={range.opens}
        onChange={({ currentTarget }) => onChange({ opens: currentTarget.value })}
      />
      <Text aria-hidden>{messages.to}</Text>
      <TimeInput
        type="time"
        aria-label={messages.closes(day)}
        // Browsers have no 24:00. A range that closes at 00:00 lasts as long.
        value={range.closes === '24:00' ? '00:00' : range.closes}
        onChange={({ currentTarget }) => onChange({ closes: currentTarget.value })}
      />
      {spanOf(range)[1] > 1440 && (
        <Text tone="muted" fontSize="sm">
          {messages.nextDay}
        </Text>
      )}
      <IconButton aria-label={messages.removeTime(day, `${range.opens}–${range.closes}`)} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}

interface HoursTableFieldsProps {
  readonly table: HoursTable;
  /** The first table is that of the house, and has no name. */
  readonly isFirst: boolean;
  /** Gets the focus when the table is removed. */
  readonly fallback: RefObject<HTMLElement | null>;
  readonly onChange: (table: HoursTable) => void;
  readonly onRemove: () => void;
}

/** Edits the week and the exceptions of one table. */
export function HoursTableFields({ table, isFirst, fallback, onChange, onRemove }: HoursTableFieldsProps) {
  const { name, week, exceptions } = table;
  const section = usePassFocusOn<HTMLDivElement>(fallback);
  const add = useRef<HTMLButtonElement>(null);
  const title = isFirst ? messages.main : name || messages.newTable;
  const setExceptions = (changed: readonly HoursException[]) => onChange({ ...table, exceptions: changed });
  return (
    <Stack ref={section} as="section" aria-label={title} gap="4" {...(!isFirst && { borderTopWidth: '1px', pt: '5' })}>
      {!isFirst && (
        <Flex gap="3" align="flex-end">
          <Box flex="1" minW={0}>
            <TextField
              label={messages.tableName}
              name=""
              hint={messages.tableNameHint}
              value={name}
              maxLength={HOURS_NAME_MAX}
              autoComplete="off"
              onChange={(typed) => onChange({ ...table, name: typed })}
            />
          </Box>
          <IconButton aria-label={messages.removeTable(title)} onClick={onRemove}>
            <Trash aria-hidden />
          </IconButton>
        </Flex>
      )}
      <Stack as="ul" gap="2" listStyleType="none">
        {WEEKDAYS.map((id) => {
          const day = messages.days[id];
          const props = {
            day,
            ranges: week[id],
            onChange: (ranges: readonly HoursRange[]) => onChange({ ...table, week: { ...week, [id]: ranges } }),
          };
          return (
            <Flex as="li" key={id} gap="2" align="flex-start" wrap={{ base: 'wrap', sm: 'nowrap' }}>
              <Text w={{ base: 'auto', sm: '112px' }} fontWeight={500} lineHeight="40px">
                {day}
              </Text>
              <DayRanges {...props}>
                <IconButton aria-label={messages.copy(day)} onClick={() => onChange(copyDay(table, id))}>
                  <Copy aria-hidden />
                </IconButton>
              </DayRanges>
            </Flex>
          );
        })}
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
        {exceptions.map((exception, at) => (
          // Keyed by position: dates change while they are typed.
          <ExceptionFields
            key={at}
            exception={exception}
            fallback={add}
            onChange={(changed) => setExceptions(exceptions.map((one, place) => (place === at ? changed : one)))}
            onRemove={() => setExceptions(exceptions.filter((_, place) => place !== at))}
          />
        ))}
        {exceptions.length < HOURS_EXCEPTIONS_MAX && (
          <Box>
            <Button
              ref={add}
              variant="outline"
              onClick={() => setExceptions([...exceptions, { date: '', ranges: [], note: '' }])}
            >
              {messages.addException}
            </Button>
          </Box>
        )}
      </Stack>
    </Stack>
  );
}

interface ExceptionFieldsProps {
  readonly exception: HoursException;
  /** Gets the focus when the exception is removed. */
  readonly fallback: RefObject<HTMLElement | null>;
  readonly onChange: (exception: HoursException) => void;
  readonly onRemove: () => void;
}

function ExceptionFields({ exception, fallback, onChange, onRemove }: ExceptionFieldsProps) {
  const { date, ranges, note } = exception;
  const frame = usePassFocusOn<HTMLDivElement>(fallback);
  const props = {
    day: messages.exceptionDay(date),
    ranges,
    onChange: (changed: readonly HoursRange[]) => onChange({ ...exception, ranges: changed }),
  };
  return (
    <Stack ref={frame} gap="3" p="3" borderWidth="1px" rounded="md">
      <Flex gap="3" wrap="wrap">
        <Box flex="1 1 160px">
          <TextField
            label={messages.date}
            name=""
            type="date"
            value={date}
            onChange={(typed) => onChange({ ...exception, date: typed })}
          />
        </Box>
        <Box flex="2 1 200px">
          <TextField
            label={messages.note}
            name=""
            hint={messages.noteHint}
            value={note}
            maxLength={HOURS_NOTE_MAX}
            autoComplete="off"
            onChange={(typed) => onChange({ ...exception, note: typed })}
          />
        </Box>
      </Flex>
      <Flex gap="2" align="flex-start" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <DayRanges {...props}>
          <IconButton aria-label={messages.removeException(date)} onClick={onRemove}>
            <Trash aria-hidden />
          </IconButton>
        </DayRanges>
      </Flex>
    </Stack>
  );
}
