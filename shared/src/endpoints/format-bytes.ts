const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** Formats a size for people: '340 bytes', '1.2 MB'; '-' when it is not known. */
export function formatBytes(bytes: number | null): string {
  if (bytes === null || !(bytes >= 0)) return '-';
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const amount = (bytes / 1000 ** step).toLocaleString('en', { maximumFractionDigits: step === 0 ? 0 : 1 });
  return `${amount} ${UNITS[step]}`;
}
