import { pageLanguage } from './page-language';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size for people: '340 bytes', '1.2 MB'; '-' when it is unknown. */
export function formatBytes(bytes: number | null, language = pageLanguage()): string {
  if (bytes === null || !(bytes >= 0)) return '-';
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return (bytes / 1000 ** step).toLocaleString(language, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  });
}
