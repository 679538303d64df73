/** German for what operators read about releases. */
export default {
  'Only operators of this site may do this.': 'Das dürfen nur die Betreiber dieser Website.',
  'Only operators of this site may do this. It has none: set OPERATORS to their email addresses.':
    'Das dürfen nur die Betreiber dieser Website. Sie hat keine: Tragen Sie deren E-Mail-Adressen in OPERATORS ein.',
  'Only operators of this site may do this. OPERATORS lists their email addresses.':
    'Das dürfen nur die Betreiber dieser Website. OPERATORS nennt deren E-Mail-Adressen.',
  "Only operators of this site may do this. OPERATORS lists your email address, but nothing proves yet that it is yours: log out, choose 'Forgot Password?', and set a new password with the link in the email.":
    'Das dürfen nur die Betreiber dieser Website. OPERATORS nennt Ihre E-Mail-Adresse, aber noch beweist nichts, dass sie Ihnen gehört: Melden Sie sich ab, wählen Sie „Passwort vergessen?“, und setzen Sie mit dem Link aus der E-Mail ein neues Passwort.',
  'This token is for {0}. Ask an operator of the site for one for {1}.':
    'Dieses Token ist für {0}. Bitten Sie einen Betreiber der Website um eines für {1}.',
  'This release token is unknown, expired or revoked. Ask an operator of the site for a new one.':
    'Dieses Token ist unbekannt, abgelaufen oder widerrufen. Bitten Sie einen Betreiber der Website um ein neues.',
  'Send the zipped contents of the build folder as the body (Content-Type: application/zip).':
    'Senden Sie den gezippten Inhalt des Build-Ordners als Body (Content-Type: application/zip).',
  'The release log cannot be read: fix releases.json in RELEASES_DIR.':
    'Das Protokoll der Versionen ist nicht lesbar: Reparieren Sie releases.json in RELEASES_DIR.',
  'A token is for a remote, and {0} is not one.': 'Ein Token ist für ein Remote, und {0} ist keines.',
  'The zipped build is too large: at most {0}.': 'Der gezippte Build ist zu groß: höchstens {0#}.',
  'A rollout needs percent, such as percent=10.': 'Eine Einführung braucht percent, zum Beispiel percent=10.',
  'Percent must be at most 100.': 'Percent darf höchstens 100 sein.',
  'Only operators of this site may remove a remote.': 'Nur Betreiber dieser Website dürfen ein Remote entfernen.',
  'Only operators of this site may decline a remote.': 'Nur Betreiber dieser Website dürfen ein Remote ablehnen.',
  'Only operators of this site may open a release that waits.':
    'Nur Betreiber dieser Website dürfen eine wartende Version öffnen.',
  'The site does not have {0} yet: an operator must add it first.':
    'Die Website hat {0} noch nicht: Ein Betreiber muss es zuerst hinzufügen.',
  'The site has {0}: its releases already have links.': 'Die Website hat {0}: Seine Versionen haben schon Links.',
  'The site has {0}: remove it instead.': 'Die Website hat {0}: Entfernen Sie es stattdessen.',
  'There is no rollout of {0}. Name the release to begin one.':
    'Es gibt keine Einführung von {0}. Nennen Sie die Version, um eine zu beginnen.',
  'This server has no folder of releases. Put the folder .releases of the build beside the site, or name its place in RELEASES_DIR, and let the server write to it.':
    'Dieser Server hat keinen Ordner mit Versionen. Legen Sie den Ordner .releases des Builds neben die Website, oder nennen Sie seinen Ort in RELEASES_DIR, und lassen Sie den Server hineinschreiben.',
  'This server may not write to its site. Let its user write to the folders that SITE_DIR and RELEASES_DIR name.':
    'Dieser Server darf nicht in seine Website schreiben. Erlauben Sie seinem Benutzer, in die Ordner von SITE_DIR und RELEASES_DIR zu schreiben.',
  "The site could not be composed, and is unchanged. The server's log says why.":
    'Die Website konnte nicht zusammengesetzt werden und ist unverändert. Das Protokoll des Servers nennt den Grund.',
  'The site could not be composed within a minute. Please try again in a moment.':
    'Die Website konnte nicht innerhalb einer Minute zusammengesetzt werden. Bitte versuchen Sie es gleich noch einmal.',
  'This is not possible:': 'Das ist nicht möglich:',
  'The body is not a zip file that can be read. Zip the contents of the build folder.':
    'Der Body ist keine lesbare Zip-Datei. Zippen Sie den Inhalt des Build-Ordners.',
  'A build may have at most {0} files.': 'Ein Build darf höchstens {0#} Dateien haben.',
  'The zip file contains {0} twice.': 'Die Zip-Datei enthält {0} zweimal.',
  'The zip file contains {0}, which is not inside the folder, or has a backslash.':
    'Die Zip-Datei enthält {0}; das liegt nicht im Ordner oder hat einen Backslash.',
  'The build is too large: at most {0} MB unpacked.': 'Der Build ist zu groß: höchstens {0#} MB entpackt.',
  'The zip file contains {0}, whose name has more than {1} characters.':
    'Die Zip-Datei enthält {0}; der Name hat mehr als {1#} Zeichen.',
  'The zip file contains {0}, whose name has characters other than letters, digits and common signs.':
    'Die Zip-Datei enthält {0}; der Name hat andere Zeichen als Buchstaben, Ziffern und übliche Satzzeichen.',
  'The zip file contains {0}, which is not inside the folder.': 'Die Zip-Datei enthält {0}; das liegt nicht im Ordner.',
  'The zip file contains {0}, which is not a file.': 'Die Zip-Datei enthält {0}; das ist keine Datei.',
  'The zip file contains {0}, but the site compresses files itself: leave out .br and .gz.':
    'Die Zip-Datei enthält {0}, aber die Website komprimiert Dateien selbst: Lassen Sie .br und .gz weg.',
  'The zip file contains {0}, but a build may have only files of these types: {1}.':
    'Die Zip-Datei enthält {0}, aber ein Build darf nur Dateien dieser Typen haben: {1}.',
  'The zip file contains {0}, a name that the site uses itself.':
    'Die Zip-Datei enthält {0}; diesen Namen verwendet die Website selbst.',
  'The zip file has no {0}. Zip the contents of the build folder, not the folder.':
    'Die Zip-Datei hat kein {0}. Zippen Sie den Inhalt des Build-Ordners, nicht den Ordner.',
  'The file {0} is not JSON. Build the remote again.': 'Die Datei {0} ist kein JSON. Bauen Sie das Remote neu.',
  'The file {0} has the name {1}, not {2}.': 'Die Datei {0} hat den Namen {1}, nicht {2}.',

  // Notifications: titles and messages.
  'A release of {0} is waiting': 'Eine Version von {0} wartet',
  'Rollout of {0} ended': 'Einführung von {0} beendet',
  '{0}: {1} of {2} loads failed ({3} %). {4}: {5} of {6} loads failed ({7} %).':
    '{0}: {1#} von {2#} Ladevorgängen sind fehlgeschlagen ({3} %). {4}: {5#} von {6#} Ladevorgängen sind fehlgeschlagen ({7} %).',
  'It threw errors at {0}.': 'Fehler bei {0}.',

  // The log, except for entries that `compose` writes.
  'the site': 'die Website',
  'token {0}': 'Token {0}',
  'Created the release token {0}.': 'Das Token {0} erstellt.',
  'Ended the release token {0}.': 'Das Token {0} widerrufen.',
  'Ended the rollout of {0} {1}. {2}': 'Die Einführung von {0} {1} beendet. {2.}',

  // Problems of a change. Those of manifests are English, because developers of remotes read them.
  '--{0} is for remotes, not for the host.': '--{0} ist für Remotes, nicht für den Host.',
  'The site has no {0}.': 'Die Website hat kein {0}.',
  '{0} is the release that all other browsers have.': '{0} ist die Version, die alle anderen Browser haben.',
  '{0} cannot be watched (--halt), because {1} has the same version, and failures are counted by version. Raise the version in the manifest and build again, or leave out --halt.':
    '{0} kann nicht überwacht werden (--halt): {1} hat dieselbe Versionsnummer, und Fehler werden danach gezählt. Erhöhen Sie die Version im Manifest und bauen Sie neu, oder lassen Sie --halt weg.',
  '{0} has no earlier release to roll back to.': '{0} hat keine frühere Version, auf die Sie zurückgehen können.',
  '{0} has no release {1}. Available: {2}.': '{0} hat keine Version {1}. Verfügbar: {2}.',
  '{0} has no release {1}.': '{0} hat keine Version {1}.',
  '{0} {1} does not wait for an operator.': '{0} {1} wartet nicht auf einen Betreiber.',
  'The release {0} of {1} is no longer stored. To use the local build: npm run compose -- {2}':
    'Die Version {0} von {1} ist nicht mehr gespeichert. Verwenden Sie den lokalen Build: npm run compose -- {2}',
  'With this build the releases of the site would have {0} MB, and RELEASES_MB_MAX allows {1} MB. Publish a smaller build, or ask an operator of the site to raise RELEASES_MB_MAX or to lower KEEP_RELEASES and KEEP_DAYS.':
    'Mit diesem Build hätten die Versionen der Website {0} MB, und RELEASES_MB_MAX erlaubt {1} MB. Veröffentlichen Sie einen kleineren Build, oder bitten Sie einen Betreiber der Website, RELEASES_MB_MAX zu erhöhen oder KEEP_RELEASES und KEEP_DAYS zu verringern.',
  '{0}: an earlier release has another file named {1}. Name it by the hash of its content.':
    '{0}: Eine frühere Version hat eine andere Datei mit dem Namen {1}. Benennen Sie sie nach dem Hash ihres Inhalts.',
  '{0}: it needs contract {1}, but this host has {2}.': '{0}: Es braucht den Vertrag {1}, dieser Host hat {2}.',
  'The slot {0} is declared by both {1} and {2}.': 'Den Platz {0} deklarieren sowohl {1} als auch {2}.',
  '{0} is claimed by both {1} and {2}.': '{0} beanspruchen sowohl {1} als auch {2}.',
  '{0}: api.prefix {1} overlaps {2} of {3}. Choose a prefix of its own.':
    '{0}: api.prefix {1} überschneidet sich mit {2} von {3}. Wählen Sie ein eigenes.',
} as const satisfies Record<string, string>;
