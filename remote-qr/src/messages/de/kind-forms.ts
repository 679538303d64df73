import type { Translation } from '@frontdesk/shared/contract';

export default {
  titleOf: (name) => `QR-Code: ${name}`,
  manyHelp: 'Aus jeder Zeile wird ein Code.',
  url: {
    form: {
      search: ['link', 'website', 'adresse'],
      about: 'Öffnet eine Webadresse.',
      intro: 'Der Code öffnet diese Webadresse.',
    },
    example: { name: 'Speisekarte' },
  },
  text: {
    form: {
      search: ['notiz', 'reiner text'],
      about: 'Zeigt einen Text, auch ohne Netz.',
      intro: 'Der Code zeigt diesen Text, auch ohne Netz.',
    },
    example: { name: 'Öffnungszeiten', text: 'Montag bis Freitag, 9 bis 17 Uhr' },
  },
  wifi: {
    form: {
      search: ['wifi', 'wlan', 'netzwerk', 'passwort'],
      hints: {
        security: 'WPA/WPA2 passt für die meisten Netzwerke, auch wenn sie außerdem WPA3 unterstützen.',
        hidden: 'Ein verstecktes Netzwerk sendet seinen Namen nicht aus.',
      },
      about: 'Verbindet mit einem WLAN, ohne dass jemand das Passwort eintippt.',
      intro: 'Der Code verbindet ein Handy mit diesem WLAN. Wer ihn scannt, kann das Passwort lesen.',
    },
    example: { name: 'Gäste', networkName: 'Gäste' },
  },
  contact: {
    form: {
      search: ['vcard', 'visitenkarte', 'person', 'firma'],
      about: 'Fügt eine Person oder eine Firma zu den Kontakten hinzu.',
      intro:
        'Der Code fügt diese Person oder Firma zu den Kontakten eines Handys hinzu. Ein Name oder eine Firma reicht.',
    },
    example: { name: 'Visitenkarte', company: 'Beispiel GmbH' },
  },
  email: {
    form: {
      search: ['mail', 'nachricht'],
      about: 'Öffnet eine neue E-Mail an Sie.',
      intro: 'Der Code öffnet eine neue E-Mail an diese Adresse.',
    },
    example: { name: 'Schreiben Sie uns', subject: 'Frage', message: 'Hallo' },
  },
  phone: {
    form: { search: ['anrufen', 'nummer'], about: 'Ruft eine Nummer an.', intro: 'Der Code ruft diese Nummer an.' },
    example: { name: 'Rufen Sie uns an' },
  },
  sms: {
    form: {
      search: ['kurznachricht', 'nummer'],
      about: 'Öffnet eine neue SMS an Sie.',
      intro: 'Der Code öffnet eine neue SMS an diese Nummer.',
    },
    example: { name: 'SMS an uns', message: 'Bitte rufen Sie mich zurück.' },
  },
  whatsapp: {
    form: {
      search: ['telefon', 'nummer'],
      about: 'Beginnt einen Chat mit Ihnen, in dem die Nachricht schon steht.',
      intro: 'Der Code öffnet einen WhatsApp-Chat mit dieser Nummer und schreibt diese Nachricht.',
    },
    example: { name: 'Tisch reservieren', message: 'Ich möchte gern einen Tisch reservieren.' },
  },
  place: {
    form: {
      search: ['karte', 'standort', 'koordinaten'],
      hints: { label: 'Nur in Ihrer Liste zu sehen: Eine Karte zeigt den Punkt selbst.' },
      about: 'Zeigt einen Ort auf einer Karte.',
      intro: 'Der Code zeigt diesen Ort in einer Karten-App oder in Google Maps.',
    },
    example: { name: 'Eingang', label: 'Eingang' },
  },
  calendarEvent: {
    form: {
      search: ['kalender', 'datum', 'veranstaltung'],
      // No separate title: the form is titled like the others, and the menu shows only 'Termin'.
      title: '',
      about: 'Fügt einen Termin zu einem Kalender hinzu.',
      intro: 'Der Code fügt diesen Termin zu einem Kalender hinzu.',
    },
    example: { name: 'Weinprobe', subject: 'Weinprobe', description: 'Sechs Weine', location: 'Keller' },
  },
  chat: {
    form: {
      search: ['tisch', 'zimmer', 'agent'],
      about: 'Öffnet einen Chat mit einem Ihrer Agenten.',
      intro:
        'Wer den Code scannt, fragt einen Ihrer Agenten. Er kennt diesen Ort und antwortet zuerst mit dessen Angaben.',
    },
    example: {
      place: 'Tisch 12',
      fact: 'Das WLAN heißt Gast12, und das Passwort ist segeln.',
      question: 'Wie komme ich hier ins WLAN?',
    },
  },
} satisfies Translation<typeof import('../kind-forms')>;
