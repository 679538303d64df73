/** German for what `compose` writes about releases: why a release is waiting, and the log. */
export default {
  // Why a release is waiting for an operator. Each addition has its own sentence.
  'An operator must add {0} first.': 'Ein Betreiber muss {0} zuerst hinzufügen.',
  'An operator must release it, because it adds more than was approved.':
    'Ein Betreiber muss sie freigeben, weil sie mehr hinzufügt, als genehmigt war.',
  'An operator must release it, because the site cannot read what it adds.':
    'Ein Betreiber muss sie freigeben, weil die Website nicht lesen kann, was sie hinzufügt.',
  'New origin: {0}.': 'Neue Herkunft: {0}.',
  'New path: {0}.': 'Neuer Pfad: {0}.',
  'New public address: {0}.': 'Neue öffentliche Adresse: {0}.',
  'New page for {0}: {1}.': 'Neue Seite für {0}: {1}.',
  'New slot: {0}.': 'Neuer Platz: {0}.',
  'New fill of {0}: {1}.': 'Neuer Inhalt für {0}: {1}.',
  'New count: {0}.': 'Neue Zahl: {0}.',

  // The log of releases. Its sentences contain versions, addresses and flags.
  'Published {0}.': '{0} veröffentlicht.',
  'Published {0} (only by link).': '{0} veröffentlicht (nur über einen Link).',
  'Published {0} to all browsers.': '{0} für alle Browser veröffentlicht.',
  'Published {0} to {1} % of browsers.': '{0} für {1} % der Browser veröffentlicht.',
  'It waits for an operator.': 'Die Version wartet auf einen Betreiber.',
  'Released {0} to all browsers.': '{0} für alle Browser eingeführt.',
  'Released {0} to {1} % of browsers.': '{0} für {1} % der Browser eingeführt.',
  'Released {0} from {1} to all browsers.': '{0} von {1} für alle Browser eingeführt.',
  'Released the build of the checkout, {0}, to all browsers.': 'Den lokalen Build {0} für alle Browser eingeführt.',
  'It ends by itself if it fails more often.': 'Die Einführung endet von selbst, wenn mehr fehlschlägt als vorher.',
  'Stopped the rollout of {0}.': 'Die Einführung von {0} gestoppt.',
  'Rolled back to {0}.': 'Auf {0} zurückgesetzt.',
  'Opened {0} to previews.': '{0} für die Vorschau geöffnet.',
  'Declined a build that waited, and deleted it.': 'Einen wartenden Build abgelehnt und gelöscht.',
  'Declined the remote, and deleted its builds.': 'Das Remote abgelehnt und seine Builds gelöscht.',
  'Removed the remote from the site.': 'Das Remote von der Website entfernt.',
  'Turned the flag {0} on.': 'Den Schalter {0} eingeschaltet.',
  'Turned the flag {0} off.': 'Den Schalter {0} ausgeschaltet.',
  'a release': 'eine Version',
} as const satisfies Record<string, string>;
