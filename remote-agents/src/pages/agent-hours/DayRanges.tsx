import { HOURS_RANGES_MAX, type HoursRange, spanOf } from '@frontdesk/shared/endpoints/opening-hours';
import { Box, Flex, IconButton, Stack, Text } from '@frontdesk/shared/ui/core';
import { TextField } from '@frontdesk/shared/ui/form';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useRef } from 'react';
import { hours as messages } from '../../messages/opening-hours';
import { nextRange, type Problems, problemsBelow } from '../../model/opening-hours';
import { usePassFocusOn } from '../use-pass-focus-on';

const TIMES_BELOW = { flexWrap: 'wrap', '& > [data-times]': { flex: '1 0 100%', order: 1 } } as const;
/** A row for a day: its name, its times, its buttons. In a narrow card, the times are on a separate line. */
export const DAY_ROW = { '@container (max-width: 491px)': TIMES_BELOW };
/** The same row without a name. */
export const DATE_ROW = { '@container (max-width: 387px)': TIMES_BELOW };

interface DayRangesProps {
  /** The weekday, or the date of an exception. */
  readonly day: string;
  readonly ranges: readonly HoursRange[];
  /** By the position of the range and the name of its field: '0.opens'. */
  readonly problems: Problems;
  readonly onChange: (ranges: readonly HoursRange[]) => void;
  readonly children: ReactNode;
}

/** Edits the times of one day. `children` are further buttons. */
export function DayRanges({ day, ranges, problems, onChange, children }: DayRangesProps) {
  const add = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Stack gap="2" minW={0} flex="1" {...(ranges.length > 0 && { 'data-times': '' })}>
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
            problems={problemsBelow(problems, at)}
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
  readonly problems: Problems;
  /** Gets the focus when the range is removed. */
  readonly fallback: RefObject<HTMLElement | null>;
  readonly onChange: (part: Partial<HoursRange>) => void;
  readonly onRemove: () => void;
}

/** Phones show larger text. */
const TIME_WIDTH = { base: '0 1 132px', md: '0 1 116px' };

/** On the smallest phones the clock of a time field, which opens on a tap anyway, hides whether it is AM or PM. */
const NO_CLOCK = {
  '@media (max-width: 379px)': { '& ::-webkit-calendar-picker-indicator': { display: 'none' } },
};

/** Returns the error messages of a field. */
export const errorsOf = (problem: string | undefined) => (problem === undefined ? [] : [problem]);

function RangeFields({ day, range, problems, fallback, onChange, onRemove }: RangeFieldsProps) {
  const row = usePassFocusOn<HTMLDivElement>(fallback);
  const time = { type: 'time', name: '', hidesLabel: true, px: '2' } as const;
  return (
    <Flex ref={row} gap="1" align="flex-start" css={NO_CLOCK}>
      <Box flex={TIME_WIDTH} minW={0}>
        <TextField
          {...time}
          label={messages.opens(day)}
          value={range.opens}
          errors={errorsOf(problems['opens'])}
          onChange={(opens) => onChange({ opens })}
        />
      </Box>
      <Text aria-hidden flexShrink={0} lineHeight="40px">
        {messages.to}
      </Text>
      <Box flex={TIME_WIDTH} minW={0}>
        <TextField
          {...time}
          label={messages.closes(day)}
          // Browsers have no 24:00. A range that closes at 00:00 means the same.
          value={range.closes === '24:00' ? '00:00' : range.closes}
          errors={errorsOf(problems['closes'])}
          hint={spanOf(range)[1] > 1440 ? messages.nextDay : undefined}
          onChange={(closes) => onChange({ closes })}
        />
      </Box>
      <IconButton aria-label={messages.removeTime(day, `${range.opens}–${range.closes}`)} onClick={onRemove}>
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}
