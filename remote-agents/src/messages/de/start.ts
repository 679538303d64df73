import type { Translation } from '@frontdesk/shared/contract';

export default {
  start: {
    title: 'Mit Ihrer Website starten',
    intro: 'Ihr Agent liest sie und antwortet daraus. Sie können später alles ändern.',
    address: 'Wie lautet die Adresse Ihrer Website?',
    addressName: 'Die Adresse Ihrer Website',
    placeholder: 'www.example.com',
    addressHint: 'Ihr Agent übernimmt Name, Farbe und Logo von dort.',
    submit: 'Website lesen',
    opening: (site) => `${site || 'Ihre Website'} wird gelesen …`,
    slowToOpen: 'Diese Website antwortet langsam. Bitte warten Sie noch etwas.',
    or: 'Keine Website? Nehmen Sie Preisliste, Hausordnung oder Speisekarte.',
    chooseFiles: 'Dateien auswählen',
    dropFailed: 'Der Bereich für Dateien konnte nicht geladen werden.',
    failed: 'Ihr Agent konnte nicht erstellt werden.',
    unavailable:
      'Dieser Server kann keine Websites lesen. Geben Sie stattdessen einem neuen Agenten einen Namen. Die Dokumente kommen danach.',
    addAgent: 'Neuer Agent',
    example: 'Beispiel',
    exampleLines: [
      'Haben Sie im Juni ein Zimmer mit Seeblick?',
      'Ja, ab 149 € pro Nacht mit Frühstück.',
      'Kann ich mit jemandem sprechen?',
      'Gern. Das Team kommt in diesen Chat oder antwortet per E-Mail.',
    ],
    field: 'Nachricht schreiben',
    automatic: 'Sie sprechen mit einem automatischen Assistenten.',
    examplePage: (site) => `${site}/zimmer`,
    next: 'Wie es weitergeht',
    nextSteps: [
      'Er liest Ihre Seiten und zeigt Ihnen, welche.',
      'Sie fragen und sehen, von welcher Seite die Antwort stammt.',
      'Sie fügen eine Zeile ein. Er erscheint auf Ihrer Website, sonst nirgends.',
    ],
    descriptionOfFiles: 'Beantwortet Fragen von Besuchern aus Ihren Dokumenten.',
  },
} satisfies Translation<typeof import('../start')>;
