import type { Translation } from '@frontdesk/shared/contract';

const versions = (number: number) => `${number} ${number === 1 ? 'Version' : 'Versionen'}`;
const short = (id: string) => id.slice(0, 8);

export default {
  title: 'Versionen',
  intro:
    'Welche Version die Browser von jedem Teil laden. Teams veröffentlichen mit einem Token, das für ein einziges Remote gilt.',
  toHealth: 'Systemzustand ansehen',
  newToken: 'Neues Token',
  loading: 'Versionen werden geladen',
  failed: 'Die Versionen konnten nicht geladen werden.',
  notAvailable:
    'Auf diesem Server gibt es keine Versionen. Verwenden Sie npm run compose dort, wo die Website gebaut wird.',
  changeFailed: (remote) => `${remote} wurde nicht geändert.`,
  none: 'Diese Website hat noch keine Teile. Erstellen Sie ein Token, und geben Sie es dem Team des ersten Remotes.',

  states: { live: 'live', removed: 'entfernt', waiting: 'wartet auf Sie' },
  releaseStates: { live: 'live', rollout: 'Einführung', stored: 'gespeichert', stopped: 'gestoppt' },
  counts: (live, releases) => `${live === null ? 'Nicht live' : `${live} ist live`} · ${versions(releases)}`,

  waitingTitle: 'Neue Remotes',
  noBuild: 'noch kein Build',
  noBuildIntro: (name) => `Das Team von ${name} hat ein Token, aber noch nichts veröffentlicht.`,
  decline: 'Ablehnen',
  declineQuestion: (name) =>
    `${name} ablehnen? Seine Builds werden gelöscht und seine Tokens widerrufen. Um wieder zu veröffentlichen, braucht das Team ein neues Token.`,
  declineBuildQuestion: (name, version) =>
    `${name} ${version} ablehnen? Der Build wird gelöscht. Das Team kann einen anderen veröffentlichen.`,
  declined: (name) => `${name} ist abgelehnt.`,
  waitingIntro: (name) =>
    `Ein Team hat ${name} veröffentlicht. Niemand sieht es, bis Sie es hinzufügen. Prüfen Sie, was es hinzufügt und öffnet.`,
  add: 'Zur Website hinzufügen',
  addTitle: (name, version) => `${name} ${version} hinzufügen`,
  addIntro:
    'Ab dann laden es alle Browser. Das Team kann ohne Sie weiter veröffentlichen, solange ein Build nicht mehr hinzufügt als das hier.',
  waits: 'wartet',
  waitsForYou: (version) => `${version} wartet auf Sie.`,
  openPreview: 'Für Vorschau öffnen',
  openQuestion: (name, version) =>
    `${name} ${version} für die Vorschau öffnen? Die Dateien sind dann auf dieser Website, und ein Link öffnet sie in einem Tab. Der Code läuft mit den Rechten der Person, die den Link öffnet. Prüfen Sie deshalb zuerst, was er hinzufügt. Die Website führt ihn nicht auf.`,
  opened: (name) => `${name} kann in der Vorschau angesehen werden.`,
  added: (name) => `${name} ist live.`,
  problemsTitle: 'Das kann noch nicht hinzugefügt werden:',

  rolloutOf: (next, percent, previous) => `${next} für ${percent} % der Browser, ${previous} für die übrigen.`,
  haltsItself: 'Stoppt von selbst, wenn mehr fehlschlägt als vorher.',
  haltedAt: 'Von der Website gestoppt',
  stopped: (next, previous) => `${next} ist gestoppt: Alle Browser laden ${previous}.`,
  stoppedBefore: (version) => `Die Website hat ${version} schon einmal gestoppt.`,
  whyStopped: (version) => `Warum ${version} gestoppt wurde`,
  threwAt: 'Der Fehler trat auf in:',
  tabs: (count) => `${count} ${count === 1 ? 'Tab' : 'Tabs'}`,
  measured: ['Version', 'Geladen', 'Fehler', 'Quote'],
  percent: (number) => `${number} %`,

  changeShare: 'Anteil ändern',
  stop: 'Stoppen',
  stopDone: (name) => `${name} ist gestoppt.`,
  rollBackTo: (to) => `Zurück zu ${to}`,
  rollBackToBuild: (to, id) => `Zurück zu ${to} (${short(id)})`,
  endRollout: 'Einführung beenden',
  endRolloutQuestion: (name, to) =>
    `Alle Browser laden bereits ${name} ${to}. Die Einführung beenden? Die Version bleibt in der Liste und ist als gestoppt markiert.`,
  rolloutEnded: (name) => `Die Einführung von ${name} ist beendet.`,
  rollBackQuestion: (name, to, id) => `${name} für alle Browser auf ${to} (${short(id)}) zurücksetzen?`,
  rolledBack: (name, to) => `${name} ist auf ${to} zurückgesetzt.`,
  remove: 'Von der Website entfernen',
  removeQuestion: (name) =>
    `${name} entfernen? Auf seinen Seiten steht dann, dass der Teil nicht installiert ist. Seine Versionen bleiben, sodass Sie ihn wieder hinzufügen können.`,
  removed: (name) => `${name} ist entfernt.`,

  releasesOf: (name) => `Versionen von ${name}`,
  idOf: (id, from) => (from === null ? ` · ${short(id)}` : ` · ${short(id)}, bereitgestellt unter ${from}`),
  preview: 'Vorschau',
  previewOf: (name, version, id) => `Vorschau von ${name} ${version}, ${id}`,
  release: 'Einführen',
  releaseOf: (name, version, id) => `${name} ${version}, ${id} einführen`,
  olderReleases: (count) => `${count} ${count === 1 ? 'ältere Version' : 'ältere Versionen'}`,

  dialogTitle: (name, version) => `${name} ${version} einführen`,
  dialogIntro:
    'Ein Browser behält seine Version, solange er zum Anteil gehört. Deshalb bekommen immer dieselben Personen eine neue Version zuerst.',
  share: 'Browser, die sie bekommen',
  shares: [1, 5, 10, 25, 50].map((percent) => ({ value: String(percent), label: `${percent} %` })),
  everybody: { value: '100', label: 'alle' },
  halt: 'Bei mehr Fehlern von selbst stoppen',
  haltWords: ['Ein', 'Aus'],
  haltHint: 'Nach 50 Ladevorgängen: bei mehr als 2 % Fehlern und mehr als doppelt so vielen wie bei der Version davor.',
  cancel: 'Abbrechen',
  released: (name, version, percent) =>
    percent === 100 ? `${name} ${version} ist live.` : `${name} ${version} geht an ${percent} % der Browser.`,

  addsTitle: 'Was es hinzufügt und öffnet',
  addsMore: 'Was es über die freigegebenen Versionen hinaus hinzufügt',
  adds: {
    routes: 'Seiten',
    entries: 'Einträge der Oberfläche',
    entry: {
      sidebar: (name) => name,
      palette: (name) => `In „Gehe zu“: ${name}`,
      search: (name) => `Suche in „Gehe zu“: ${name}`,
      count: (at) => `Zahl bei ${at}`,
      role: (role, path) => `Seite der Website für ${role}: ${path}`,
      flag: (flag) => `Teile mit dem Schalter ${flag}`,
    },
    forCount: 'für eine Zahl',
    after: (subject) => `nach einer Benachrichtigung über ${subject}`,
    cards: 'Karten des Dashboards',
    slots: 'Plätze',
    fills: 'Inhalte für Plätze',
    calls: 'Erste Aufrufe',
    origins: 'Adressen, an die die Seiten senden und von denen sie laden',
    prefixes: 'Pfade, die zum eigenen Server führen',
  },
  access: {
    public: 'alle',
    'signed-in': 'angemeldete Personen',
    owner: 'Inhaber',
  },
  addsNothing: 'Nichts außer seinen Dateien.',

  tokens: (count) => `Tokens (${count})`,
  noTokens: 'Kein Token: Nur Betreiber führen neue Versionen ein.',
  tokenLine: (name, start, by) => `${name === '' ? '' : `${name}, `}${start}…, erstellt von ${by}`,
  ends: 'gültig bis',
  ended: 'abgelaufen',
  neverUsed: 'nie verwendet',
  lastUsed: 'zuletzt verwendet',
  endToken: 'Token widerrufen',
  endTokenOf: (name, start) => `Token widerrufen: ${name || start}`,
  endQuestion: (name) =>
    `Dieses Token widerrufen? Das Team von ${name} kann damit ab jetzt nichts mehr veröffentlichen.`,
  tokenEnded: 'Das Token ist widerrufen.',
  tokenIntro:
    'Mit diesem Token veröffentlicht ein Team von den eigenen Rechnern aus. Es gilt für ein einziges Remote, das auch neu sein kann.',
  remoteField: 'Remote',
  remoteHint: 'Sein Name im Manifest, zum Beispiel hours.',
  nameField: 'Name',
  nameHint: 'Wofür es ist, zum Beispiel der Build-Server des Teams.',
  endsField: 'Gültigkeit',
  lives: [
    { value: '', label: 'Unbegrenzt' },
    { value: '30', label: '30 Tage' },
    { value: '90', label: '90 Tage' },
    { value: '365', label: 'Ein Jahr' },
  ],
  create: 'Token erstellen',
  tokenOnce: 'Kopieren Sie das Token jetzt. Es wird nicht noch einmal angezeigt.',
  tokenUse: (name) =>
    `Hinterlegen Sie es als FRONTDESK_RELEASE_TOKEN dort, wo ${name} gebaut wird, und führen Sie frontdesk-remote publish aus.`,
  token: 'Veröffentlichungstoken',
  done: 'Fertig',

  log: 'Protokoll',
  logColumns: ['Wann', 'Wer', 'Teil', 'Was'],
  emptyLog: 'Es hat sich noch nichts geändert.',
} satisfies Translation<typeof import('../releases')>;
