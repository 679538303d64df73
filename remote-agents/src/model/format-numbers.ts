/** Formats a share from 0 to 1 as a percentage. */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Formats a duration in few characters: '< 0.1 s', '0.8 s', '12 s', '3 min', '2 h'. */
export function formatDuration(ms: number): string {
  const seconds = ms / 1_000;
  if (seconds < 0.05) return '< 0.1 s';
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`;
  if (seconds < 99.5) return `${Math.round(seconds)} s`;
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3_600)} h`;
}
