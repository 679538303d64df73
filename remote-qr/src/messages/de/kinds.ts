import type { Translation } from '@frontdesk/shared/contract';

export default {
  securities: [
    { value: 'WPA', label: 'WPA/WPA2' },
    { value: 'WPA3', label: 'WPA3' },
    { value: 'none', label: 'Kein Passwort' },
    { value: 'WEP', label: 'WEP' },
  ],
  hiddenWords: ['Ja', 'Nein'],
  numberHint: (number) => `Im Code steht ${number}`,
  campaign: 'Kampagne',
  campaignIntro:
    'Ergänzt die Adresse um Parameter, damit die Statistik Ihrer Website Besuche über diesen Code zählen kann. Leeren Sie die Felder, um sie zu entfernen.',
  campaignNeedsUrl: 'Geben Sie zuerst eine Webadresse ein.',
  campaignFields: [
    { name: 'utm_source', label: 'Quelle', placeholder: 'flyer' },
    { name: 'utm_medium', label: 'Medium', placeholder: 'druck' },
    { name: 'utm_campaign', label: 'Kampagne', placeholder: 'sommer' },
  ],
} satisfies Translation<typeof import('../kinds')>;
