import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'QR-Codes, die diesen Chat öffnen',
  intro: (days) => `Scans und Chats an jedem Ort in den letzten ${days} Tagen.`,
  none: 'Drucken Sie einen Code für einen Tisch, ein Zimmer oder ein Gerät, und Besucher fragen dort diesen Agenten.',
  makePlace: 'Code für einen Ort erstellen',
  loading: 'Die Orte dieses Agenten werden geladen',
  failed: 'Die Orte dieses Agenten konnten nicht geladen werden.',
  figures: (scans, chats, unanswered) =>
    [
      count(scans, 'Scan', 'Scans'),
      count(chats, 'Chat', 'Chats'),
      ...(unanswered > 0 ? [`${count(unanswered)} unbeantwortet`] : []),
    ].join(', '),
  all: (places) => (places === 1 ? 'Alle Orte' : `Alle ${count(places)} Orte`),
} satisfies Translation<typeof import('../agent-places')>;
