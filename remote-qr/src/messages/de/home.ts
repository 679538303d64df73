import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'QR-Codes',
  all: 'Meine QR-Codes',
  scanCount: (number) => count(number, 'Scan', 'Scans'),
  recentScans: (number) => `${count(number, 'Scan', 'Scans')} in 14 Tagen`,
  unnamed: 'Code ohne Namen',
  kind: 'QR-Code',
  codesFailed: 'Die QR-Codes konnten nicht geladen werden.',
  scansFailed: 'Die Scans konnten nicht geladen werden.',
  scans: 'Scans',
  number: (value) => count(value),
  deadEnds: 'Codes ohne Ziel',
  pausedDetail: 'Wer ihn scannt, sieht, dass er pausiert ist.',
  endedDetail: (day) => `Er ist am ${day} abgelaufen und führt seitdem ins Leere.`,
  usedUpDetail: 'Er wurde so oft gescannt, wie Sie erlauben.',
  resume: 'Fortsetzen',
  resumeOne: (name) => `${name} fortsetzen`,
  resumeFailed: 'Der Code konnte nicht fortgesetzt werden.',
  change: 'Ändern',
  changeOne: (name) => `${name} ändern`,
} satisfies Translation<typeof import('../home')>;
