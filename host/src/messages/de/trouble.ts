import type { Translation } from '@frontdesk/shared/contract';

export default {
  mixedContent: (origin) => `${origin} liefert diesen Teil über http, und eine Seite mit https darf das nicht laden.`,
  notReleased: (file) => `${file ?? 'Das Startskript'} ist nicht die Datei, die veröffentlicht wurde.`,
  notAllowed: (origin, isPreview) =>
    `Die Content-Security-Policy dieser Website erlaubt ${origin} nicht.${isPreview ? ' Öffnen Sie den Link der Vorschau noch einmal.' : ''}`,
  noCors: (origin) => `${origin} erlaubt dieser Website das Laden nicht (CORS).`,
  serverError: (status) => `Der Server hat mit Fehler ${status} geantwortet.`,
  unreadableFile: (place, reason) => `${place} ist nicht lesbar: ${reason}.`,
  noHash: (file) =>
    `${file ?? 'Der Teil'} hat in der Liste der Teile dieser Website keinen Hash, und diese Website verlangt einen.`,
  previewGone:
    'Die Version dieser Vorschau gibt es nicht mehr. Beenden Sie die Vorschau, um die aktuelle Version zu sehen.',
  noAnswer: (name, address) =>
    `Unter ${address} antwortet nichts. Starten Sie den Server mit „npm run dev -- --local ${name}“, oder entfernen Sie die Abweichung.`,
} satisfies Translation<typeof import('../trouble')>;
