import type { Translation } from '@frontdesk/shared/contract';

/** Kinds of failures, as browsers report them. */
const kinds: Readonly<Record<string, string>> = {
  missing: 'fehlt',
  blocked: 'blockiert',
  'mixed content': 'http auf einer Seite mit https',
  'server error': 'Serverfehler',
  'syntax error': 'Syntaxfehler',
  timeout: 'Zeitüberschreitung',
  incompatible: 'passt nicht',
  invalid: 'ungültig',
  other: 'sonstiger Fehler',
  'endless effect': 'endloser Effekt',
};
const kindOf = (kind: string) => kinds[kind] ?? kind;

const steps: Readonly<Record<string, string>> = {
  registry: 'Liste der Teile',
  contract: 'Vertrag',
  manifest: 'Manifest',
  entry: 'Eintrag',
  page: 'Seite',
  shared: 'gemeinsamer Code',
  render: 'Anzeige',
  background: 'Hintergrund',
};

export default {
  title: 'Systemzustand',
  intro: (host, contract) => `Ob jeder Teil dieser Website funktioniert. Host ${host}, Vertrag ${contract}.`,
  refresh: 'Aktualisieren',
  toReleases: 'Versionen und Tokens',
  missing: 'Auf diesem Server nicht eingerichtet',
  withoutSetting: {
    SMTP_URL: 'Es werden keine E-Mails gesendet: Antworten an Besucher, Einladungen, Links für vergessene Passwörter.',
    PUBLIC_URL: 'Links in E-Mails und Kurzlinks in gedruckten Codes öffnen sich möglicherweise nur in diesem Netz.',
    LLM_BASE_URL: 'Antworten zitieren die Dokumente wörtlich.',
    EMBEDDINGS_MODEL_DIR: 'Nur englische Fragen werden nach ihrer Bedeutung beantwortet, andere nach ihren Wörtern.',
    OPERATORS: 'Versionen lassen sich im Dashboard nicht ändern.',
  },
  libraries: 'Gemeinsame Bibliotheken',
  libraryColumns: ['Modul', 'Version', 'Besteht aus', 'Kommt von', 'Zustand'],
  libraryStates: { loaded: 'geladen', idle: 'noch nicht geladen' },
  reports: 'In allen Browsern',
  reportsIntro:
    'Die letzten 7 Tage: Ladezeiten von jedem zehnten Tab, alle Ladefehler, was ein Teil für die ganze Website geändert hat, und die Stellen im Code, deren Fehler nichts abfängt, einmal je Tab. Die Berichte sind anonym.',
  errors: 'Nicht abgefangene Fehler',
  errorColumns: ['Teil', 'Version', 'Stelle im Code', 'Tabs', 'Letzter Tag'],
  noReports: 'Noch keine Berichte.',
  reportColumns: ['Teil', 'Version', 'Ladevorgänge', 'Mittlere Ladezeit', 'Ladefehler'],
  median: (ms) => `bis zu ${ms} ms`,
  noFailures: 'keine',
  failures: (number, kind) => `${number} × ${kindOf(kind)}`,
  changes: (number, name) => `${number} × ${name} der ganzen Website geändert`,
  refused: 'abgelehnt',
  refusedBecause: (version, kind, reason) => `${version}, ${kindOf(kind)}: ${reason}`,
  states: {
    off: 'ausgeschaltet',
    idle: 'noch nicht geladen',
    loading: 'lädt',
    ready: 'bereit',
    failed: 'fehlgeschlagen',
  },
  failedLoad: (kind, part) => `Ladefehler (${kindOf(kind)}): ${part}`,
  lastFailure: (kind, step, reason) => `Letzter Ladefehler (${kindOf(kind)}, ${steps[step] ?? step}): ${reason}`,
  notStored: 'Dieser Browser blockiert den Speicher, deshalb wird Ihre Wahl nicht gespeichert.',
  from: (address) => `von ${address}`,
  tryAgain: 'Erneut versuchen',
  loadNow: 'Jetzt laden',
  turnOn: 'Einschalten',
  turnOff: 'In diesem Browser ausschalten',
  facts: {
    version: 'Version',
    contract: 'Benötigter Vertrag',
    loadTime: 'Ladezeit',
    addresses: 'Seiten',
    entry: 'Eintrag',
  },
} satisfies Translation<typeof import('../health')>;
