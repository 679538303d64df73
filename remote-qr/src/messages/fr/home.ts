import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'QR codes',
  all: 'Mes QR codes',
  scanCount: (number) => count(number, 'scan', 'scans'),
  recentScans: (number) => `${count(number, 'scan', 'scans')} en 14 jours`,
  unnamed: 'Code sans nom',
  kind: 'QR code',
  codesFailed: 'Les QR codes n’ont pas pu être chargés.',
  scansFailed: 'Les scans n’ont pas pu être chargés.',
  scans: 'Scans',
  number: (value) => count(value),
  deadEnds: 'Codes sans destination',
  pausedDetail: 'Les personnes qui le scannent voient qu’il est en pause.',
  endedDetail: (day) => `Il a expiré le ${day} et ne mène plus nulle part.`,
  usedUpDetail: 'Il a été scanné aussi souvent que vous le permettez.',
  resume: 'Reprendre',
  resumeOne: (name) => `Reprendre ${name}`,
  resumeFailed: 'Le code n’a pas pu être remis en service.',
  change: 'Modifier',
  changeOne: (name) => `Modifier ${name}`,
} satisfies Translation<typeof import('../home')>;
