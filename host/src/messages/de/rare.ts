import type { Translation } from '@frontdesk/shared/contract';

export default {
  tryAgain: 'Erneut versuchen',
  noLogin: {
    title: 'Die Anmeldung ist nicht installiert',
    headline: 'Diese Website hat keine Anmeldeseite.',
    reason:
      'Kein Remote in der Liste hat eine Anmeldeseite. Wer diese Website betreibt, muss eines in /admin/remotes.json eintragen.',
  },
  unknown: {
    title: 'Dieser Teil ist nicht installiert',
    removed: (name) =>
      `Diese Adresse gehört zu ${name}. Der Teil wurde von dieser Website entfernt. Wenn Sie ihn brauchen, fragen Sie den Betreiber der Website.`,
    back: 'Zurück zum Dashboard',
  },
  waitingVisitor: {
    open: 'Gespräch öffnen',
    title: (number) => `(${number}) ${number === 1 ? 'Besucher wartet' : 'Besucher warten'} · Frontdesk`,
  },
  turnedOff: {
    title: 'Dieser Teil ist ausgeschaltet',
    reason: (name) => `${name} ist in diesem Browser ausgeschaltet. Andere sehen den Teil weiterhin.`,
    turnOn: 'Einschalten',
  },
  overrides: {
    label: 'Aktive Abweichungen',
    preview: (name, release) => `Vorschau von ${name} ${release}`,
    from: (name, address) => `${name} von ${address}`,
    endPreview: 'Vorschau beenden',
    clear: 'Entfernen',
    field: (name) => `${name} laden von`,
    load: 'Von dieser Adresse laden',
  },
  ownersOnly:
    'Diese Seite können nur Inhaber der Organisation öffnen. Bitten Sie einen Inhaber, Ihnen unter „Team“ diese Rolle zu geben.',
  personUnknown:
    'Ihr Konto konnte nicht geladen werden. Deshalb lässt sich diese Seite nicht öffnen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
} satisfies Translation<typeof import('../rare')>;
