import { chakra } from '@chakra-ui/react';
import { useDeferredValue, useSyncExternalStore } from 'react';
import { locale } from '../../locale/locale';
import * as messages from '../../messages/data';

const STYLES = { day: { dateStyle: 'medium' }, dayAndMinute: { dateStyle: 'medium', timeStyle: 'short' } } as const;

/** Created on first use, because creating one is slow. */
const formatters = new Map<keyof typeof STYLES, Intl.DateTimeFormat>();

/** Formats date and time in the reader's own format, without seconds; '-' without a date (spec section 2.5). */
export function formatDateTime(value: string | null | undefined): string {
  return format(value, 'dayAndMinute');
}

/** Formats the day in the reader's own format; '-' without a date. */
export function formatDate(value: string | null | undefined): string {
  return format(value, 'day');
}

function format(value: string | null | undefined, style: keyof typeof STYLES): string {
  if (!value) return '-';
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '-';
  const formatter = formatters.get(style) ?? new Intl.DateTimeFormat(locale, STYLES[style]);
  formatters.set(style, formatter);
  return formatter.format(date);
}

const MINUTE_MS = 60_000;

/**
 * Formats how long ago `time` was: 'just now', '2 min ago', '3 h ago', '5 d ago'. Formats the date if it was over a
 * week ago; '-' without a date.
 */
export function formatAgo(time: string | null | undefined, now: number): string {
  const from = Date.parse(time ?? '');
  if (Number.isNaN(from)) return '-';
  // The server's clock may be ahead of ours.
  const age = Math.max(0, now - from);
  const minutes = Math.floor(age / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days >= 7) return formatDate(time);
  if (days > 0) return messages.daysAgo(days);
  if (hours > 0) return messages.hoursAgo(hours);
  return minutes > 0 ? messages.minutesAgo(minutes) : messages.justNow;
}

const STEP_MS = 30_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Returns the current time, updated often enough to show ages in minutes. All components share a single clock. */
function useNow(): number {
  return useSyncExternalStore(subscribe, () => now);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, STEP_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

const Time = chakra('time', { base: { position: 'relative', whiteSpace: 'nowrap' } });

/** Always available to screen readers, and visible while the keyboard or a finger is on the row. */
const Whole = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    'tr:has(:focus-visible) &, li:has(:focus-visible) &, article:has(:focus-visible) &, time:active > &': {
      clipPath: 'none',
      zIndex: 3,
      insetInlineEnd: 0,
      top: '50%',
      translate: '0 -50%',
      width: 'auto',
      height: 'auto',
      px: '2',
      py: '0.5',
      rounded: 'sm',
      borderWidth: '1px',
      bg: 'surface',
      color: 'text',
      fontSize: 'xs',
    },
  },
});

interface TimeProps {
  readonly time: string | null | undefined;
}

/**
 * Shows how long ago an event was. The whole date appears on hover, on touch, and while the keyboard focus is in the
 * row. It is formatted after the first paint: creating a page's first formatter takes 60 ms on a slow phone.
 */
export function TimeAgo({ time }: TimeProps) {
  const words = formatAgo(time, useNow());
  const hasPainted = useDeferredValue(true, false);
  const whole = hasPainted ? formatDateTime(time) : undefined;
  if (words === '-') return words;
  return (
    <Time dateTime={time ?? undefined} title={whole}>
      {words}
      {whole && <Whole> ({whole})</Whole>}
    </Time>
  );
}

/** Shows the whole date and, on hover, how long ago it was. */
export function DateTime({ time }: TimeProps) {
  const whole = formatDateTime(time);
  const words = formatAgo(time, useNow());
  if (whole === '-') return whole;
  return (
    <time dateTime={time ?? undefined} title={words}>
      {whole}
    </time>
  );
}
