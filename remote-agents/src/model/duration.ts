import { pageLanguage } from '@frontdesk/shared/endpoints/page-language';

const unit = (value: number, name: 'second' | 'minute' | 'hour' | 'day') =>
  value.toLocaleString(pageLanguage(), { style: 'unit', unit: name, unitDisplay: 'short' });

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats a time by its two largest units, as in '4 min 30 sec'. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const largest = UNITS.findIndex(([, size]) => seconds >= size);
  if (largest < 0) return unit(0, 'second');
  const [name, size] = UNITS[largest] ?? UNITS[3];
  const [nextName, nextSize] = UNITS[largest + 1] ?? [name, size];
  const rest = Math.floor((seconds % size) / nextSize);
  return [unit(Math.floor(seconds / size), name), ...(rest > 0 ? [unit(rest, nextName)] : [])].join(' ');
}
