/** German for what operators read about releases. */
export default {
  'Only operators of this site may do this.': 'Das dürfen nur die Betreiber dieser Website.',
  'Only operators of this site may do this. It has none: set OPERATORS to their email addresses.':
    'Das dürfen nur die Betreiber dieser Website. Sie hat keine: Tragen Sie deren E-Mail-Adressen in OPERATORS ein.',
  'Only operators of this site may do this. OPERATORS lists their email addresses.':
    'Das dürfen nur die Betreiber dieser Website. OPERATORS nennt deren E-Mail-Adressen.',
  "Only operators of this site may do this. OPERATORS lists your email address, but nothing proves yet that it is yours: log out, choose 'Forgot Password?', and set a new password through the link in the mail.":
    'Das dürfen nur die Betreiber dieser Website. OPERATORS nennt Ihre E-Mail-Adresse, aber noch beweist nichts, dass sie Ihnen gehört: Melden Sie sich ab, wählen Sie „Passwort vergessen?“, und setzen Sie mit dem Link aus der E-Mail ein neues Passwort.',
  'This token is for {0}. Ask an operator of the site for one for {1}.':
    'Dieses Token ist für {0}. Bitten Sie einen Betreiber der Website um eines für {1}.',
  'This release token is unknown, expired or ended. Ask an operator of the site for a new one.':
    'Dieses Token ist unbekannt, abgelaufen oder beendet. Bitten Sie einen Betreiber der Website um ein neues.',
  'Send the zipped content of the folder of the build as the body (Content-Type: application/zip).':
    'Senden Sie den gezippten Inhalt des Build-Ordners als Body (Content-Type: application/zip).',
  'The log of releases cannot be read: fix releases.json in RELEASES_DIR.':
    'Das Protokoll der Versionen ist nicht lesbar: Reparieren Sie releases.json in RELEASES_DIR.',
  'A token is for a remote, and {0} is none.': 'Ein Token ist für ein Remote, und {0} ist keines.',
  'The zipped build is too large: at most {0}.': 'Der gezippte Build ist zu groß: höchstens {0#}.',
  'A rollout needs percent, such as percent=10.': 'Eine Einführung braucht percent, zum Beispiel percent=10.',
  'Percent must be at most 100.': 'Percent darf höchstens 100 sein.',
  'Only operators of this site may remove a remote.': 'Nur Betreiber dieser Website dürfen ein Remote entfernen.',
  'Only operators of this site may decline a remote.': 'Nur Betreiber dieser Website dürfen ein Remote ablehnen.',
  'Only operators of this site may open a release that waits.':
    'Nur Betreiber dieser Website dürfen eine wartende Version öffnen.',
  'The site does not have {0} yet: an operator must add it first.':
    'Die Website hat {0} noch nicht: Ein Betreiber muss es zuerst hinzufügen.',
  'The site has {0}: its releases have links already.': 'Die Website hat {0}: Seine Versionen haben schon Links.',
  'The site has {0}: remove it instead.': 'Die Website hat {0}: Entfernen Sie es stattdessen.',
  'There is no rollout of {0}. Name the release to begin one.':
    'Es gibt keine Einführung von {0}. Nennen Sie die Version, um eine zu beginnen.',
  'This server has no folder of releases. Put the folder .releases of the build beside the site, or name its place in RELEASES_DIR, and let the server write to it.':
    'Dieser Server hat keinen Ordner mit Versionen. Legen Sie den Ordner .releases des Builds neben die Website, oder nennen Sie seinen Ort in RELEASES_DIR, und lassen Sie den Server hineinschreiben.',
  'This server may not write to its site. Let its user write to the folders that SITE_DIR and RELEASES_DIR name.':
    'Dieser Server darf nicht in seine Website schreiben. Erlauben Sie seinem Benutzer, in die Ordner von SITE_DIR und RELEASES_DIR zu schreiben.',
  "The site could not be composed, and is as it was. The server's log says why.":
    'Die Website konnte nicht zusammengesetzt werden und ist unverändert. Das Protokoll des Servers nennt den Grund.',
  'The site could not be composed within a minute. Please try again in a moment.':
    'Die Website konnte nicht innerhalb einer Minute zusammengesetzt werden. Bitte versuchen Sie es gleich noch einmal.',
  'This is not possible: {0}': 'Das ist nicht möglich: {0}',
  'The body is not a zip file that can be read. Zip the content of the folder of the build.':
    'Der Body ist keine lesbare Zip-Datei. Zippen Sie den Inhalt des Build-Ordners.',
  'A build may have at most {0} files.': 'Ein Build darf höchstens {0#} Dateien haben.',
  'The zip file contains {0} twice.': 'Die Zip-Datei enthält {0} zweimal.',
  'The zip file contains {0}, which is not inside the folder, or has a backslash.':
    'Die Zip-Datei enthält {0}; das liegt nicht im Ordner oder hat einen Backslash.',
  'The build is too large: at most {0} MB unpacked.': 'Der Build ist zu groß: höchstens {0#} MB entpackt.',
  'The zip file contains {0}, whose name has more than {1} characters.':
    'Die Zip-Datei enthält {0}; der Name hat mehr als {1#} Zeichen.',
  'The zip file contains {0}, whose name has other characters than letters, digits and common signs.':
    'Die Zip-Datei enthält {0}; der Name hat andere Zeichen als Buchstaben, Ziffern und übliche Satzzeichen.',
  'The zip file contains {0}, which is not inside the folder.': 'Die Zip-Datei enthält {0}; das liegt nicht im Ordner.',
  'The zip file contains {0}, which is not a file.': 'Die Zip-Datei enthält {0}; das ist keine Datei.',
  'The zip file contains {0}, but the site compresses files itself: leave out .br and .gz.':
    'Die Zip-Datei enthält {0}, aber die Website komprimiert Dateien selbst: Lassen Sie .br und .gz weg.',
  'The zip file contains {0}, but a build may have only files of these types: {1}.':
    'Die Zip-Datei enthält {0}, aber ein Build darf nur Dateien dieser Typen haben: {1}.',
  'The zip file contains {0}, a name that the site uses itself.':
    'Die Zip-Datei enthält {0}; diesen Namen verwendet die Website selbst.',
  'The zip file has no {0}. Zip the content of the folder of the build, not the folder.':
    'Die Zip-Datei hat kein {0}. Zippen Sie den Inhalt des Build-Ordners, nicht den Ordner.',
  'The file {0} is not JSON. Build the remote again.': 'Die Datei {0} ist kein JSON. Bauen Sie das Remote neu.',
  'The file {0} has the name {1}, not {2}.': 'Die Datei {0} hat den Namen {1}, nicht {2}.',

  // Notifications: titles, and what they say.
  'A release of {0} waits': 'Eine Version von {0} wartet',
  'Rollout of {0} ended': 'Einführung von {0} beendet',
  '{0}: {1} of {2} loads failed ({3} %). {4}: {5} of {6} loads failed ({7} %).':
    '{0}: {1#} von {2#} Ladevorgängen sind fehlgeschlagen ({3} %). {4}: {5#} von {6#} Ladevorgängen sind fehlgeschlagen ({7} %).',
  'It threw at {0}.': 'Fehler bei {0}.',
} as const satisfies Record<string, string>;
