/**
 * German for the server's own sentences, keyed by their English text. `{0}`, `{1}` … are the parts of a sentence, such
 * as names, and are left unchanged. `{0.}` must be sentences from the catalogues, which are also translated. `{0?}` may
 * be one of our own words in place of a name. `{0#}` must be a number or a size, which is written as is usual in the
 * language.
 */
import accounts from './accounts';
import agents from './agents';
import codes from './codes';
import releases from './releases';

export default {
  ...accounts,
  ...agents,
  ...codes,
  ...releases,

  // Things that cannot be found.
  'There is no such API key.': 'Diesen API-Schlüssel gibt es nicht.',
  'There is no such agent.': 'Diesen Agenten gibt es nicht.',
  'There is no such answer.': 'Diese Antwort gibt es nicht.',
  'There is no such change.': 'Diese Änderung gibt es nicht.',
  'There is no such conversation.': 'Dieses Gespräch gibt es nicht.',
  'There is no such delivery.': 'Diese Zustellung gibt es nicht.',
  'There is no such demonstration.': 'Dieses Demo-Hotel gibt es nicht.',
  'There is no such document.': 'Dieses Dokument gibt es nicht.',
  'There is no such invitation.': 'Diese Einladung gibt es nicht.',
  'There is no such message.': 'Diese Nachricht gibt es nicht.',
  'There is no such notification.': 'Diese Benachrichtigung gibt es nicht.',
  'There is no such organization.': 'Diese Organisation gibt es nicht.',
  'There is no such person.': 'Diese Person gibt es nicht.',
  'There is no such preset.': 'Diese Vorlage gibt es nicht.',
  'There is no such QR code.': 'Diesen QR-Code gibt es nicht.',
  'There is no such question.': 'Diese Frage gibt es nicht.',
  'There is no such session.': 'Diese Sitzung gibt es nicht.',
  'There is no such short link.': 'Diesen Kurzlink gibt es nicht.',
  'There is no such test question.': 'Diese Testfrage gibt es nicht.',
  'There is no such token.': 'Dieses Token gibt es nicht.',
  'There is no such webhook.': 'Diesen Webhook gibt es nicht.',
  'There is no such website.': 'Diese Website gibt es nicht.',

  // Limits.
  'Too many attempts. Please try again in 1 second.':
    'Zu viele Versuche. Bitte versuchen Sie es in 1 Sekunde noch einmal.',
  'Too many attempts. Please try again in {0} seconds.':
    'Zu viele Versuche. Bitte versuchen Sie es in {0#} Sekunden noch einmal.',
  'Too much is being sent at once. Please try again in a moment.':
    'Gerade wird zu viel auf einmal gesendet. Bitte versuchen Sie es gleich noch einmal.',
  'You are using {0} of {1} documents. Please delete some first.':
    'Sie nutzen {0#} von {1#} Dokumenten. Bitte löschen Sie zuerst einige.',
  'You are using {0} of {1} of documents. Please delete some first.':
    'Ihre Dokumente belegen {0#} von {1#}. Bitte löschen Sie zuerst einige.',
  'You are using {0} of {1} agents. Please delete some first.':
    'Sie nutzen {0#} von {1#} Agenten. Bitte löschen Sie zuerst einige.',
  'You are using {0} of {1} saved QR codes. Please delete some first.':
    'Sie nutzen {0#} von {1#} gespeicherten QR-Codes. Bitte löschen Sie zuerst einige.',

  // Requests that cannot be read, and failures.
  'The request cannot be read: it must be valid JSON.': 'Die Anfrage ist nicht lesbar: Sie muss gültiges JSON sein.',
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  'This address does not support that method.': 'Diese Adresse nimmt diese Methode nicht an.',
  'The address of the request is too long.': 'Die Adresse der Anfrage ist zu lang.',
  'The request must be sent as JSON (Content-Type: application/json).':
    'Die Anfrage muss als JSON gesendet werden (Content-Type: application/json).',
  'The request was interrupted.': 'Die Anfrage brach ab.',
  'The request is too large: at most {0}.': 'Die Anfrage ist zu groß: höchstens {0#}.',
  'The address of this call cannot be read.': 'Die Adresse dieses Aufrufs ist nicht lesbar.',
  'The request names its host more than once.': 'Die Anfrage nennt ihren Host mehr als einmal.',
  'The request is nested too deeply.': 'Die Anfrage ist zu tief verschachtelt.',
  'Text must not contain the NUL character.': 'Text darf das Zeichen NUL nicht enthalten.',
  'The request body must be a JSON object.': 'Der Body der Anfrage muss ein JSON-Objekt sein.',
  'The field {0} is missing or not valid.': 'Das Feld {0} fehlt oder ist nicht gültig.',
  'The database cannot be reached right now. Please try again in a moment.':
    'Die Datenbank ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  'The database is not ready right now. Please try again in a moment.':
    'Die Datenbank ist gerade nicht bereit. Bitte versuchen Sie es gleich noch einmal.',
  'The server has no room left to store this. Please tell the operator.':
    'Der Server hat keinen Platz mehr dafür. Bitte sagen Sie dem Betreiber Bescheid.',
  'This took the database too long. Please try again, or request less at once.':
    'Das hat in der Datenbank zu lange gedauert. Bitte versuchen Sie es noch einmal, oder fordern Sie weniger auf einmal an.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',

  'This server has no public address yet. The person who runs it can set one.':
    'Dieser Server hat noch keine öffentliche Adresse. Der Betreiber kann eine eintragen.',
  'The metrics need METRICS_TOKEN as a bearer token.': 'Die Messwerte brauchen METRICS_TOKEN als Bearer-Token.',
  'Set METRICS_TOKEN to read the metrics from elsewhere.':
    'Setzen Sie METRICS_TOKEN, um die Messwerte von woanders zu lesen.',

  // Refusals of the hubs.
  'There is no such connection.': 'Diese Verbindung gibt es nicht.',
  'The connection is in use.': 'Die Verbindung wird schon verwendet.',
  'Too many messages at once. Please wait a moment.': 'Zu viele Nachrichten auf einmal. Bitte warten Sie einen Moment.',
  'Please enter your name first.': 'Bitte geben Sie zuerst Ihren Namen ein.',
  'Please write a message first.': 'Bitte schreiben Sie zuerst eine Nachricht.',
  'Nobody with this name is connected.': 'Unter diesem Namen ist niemand verbunden.',
  'This must be text.': 'Das muss ein Text sein.',
  'This is too long: at most {0} characters.': 'Das ist zu lang: höchstens {0#} Zeichen.',
  'Your organization has too many open connections.': 'Ihre Organisation hat zu viele offene Verbindungen.',
  'The session has ended.': 'Die Sitzung ist beendet.',

  // What earlier releases wrote into notifications, and stored as reasons.
  'API key ended': 'API-Schlüssel widerrufen',
  'The API key "{0}" was ended.': 'Der API-Schlüssel „{0}“ wurde widerrufen.',
  'An account has the email {0} from now on.': 'Ein Konto hat ab jetzt die E-Mail-Adresse {0}.',
  'A new secret was made for the client {0}.': 'Für den Client {0} wurde ein neues Secret erzeugt.',
  'The language model gets too many requests, or its account has no credit left. Ask your operator to raise its quota, or lower the limits in Agent Info.':
    'Das Sprachmodell bekommt zu viele Anfragen, oder sein Konto hat kein Guthaben mehr. Bitten Sie den Betreiber um ein höheres Kontingent, oder senken Sie beim Agenten unter „Info“ die Limits.',
  'The language model does not answer in time. You need not do anything if it works again soon. Otherwise ask your operator to check LLM_BASE_URL.':
    'Das Sprachmodell antwortet nicht rechtzeitig. Wenn es bald wieder geht, müssen Sie nichts tun. Sonst bitten Sie den Betreiber, LLM_BASE_URL zu prüfen.',
  'Visitor waits': 'Besucher wartet',
  'A visitor ({0}) waits for a person in the chat of {1}: {2}':
    'Ein Besucher ({0}) wartet im Chat von {1} auf eine Person: {2}',
  'A visitor ({0}) waits for a person in the chat of {1}': 'Ein Besucher ({0}) wartet im Chat von {1} auf eine Person',
  '{0} waits for a person in the chat of {1}: {2}': '{0?} wartet im Chat von {1} auf eine Person: {2}',
  '{0} waits for a person in the chat of {1}': '{0?} wartet im Chat von {1} auf eine Person',
  '1 page of {0} changed or were added.': '1 Seite von {0} wurde geändert oder ist neu.',
  '{0} is not reachable since {1}. 1 person has scanned the code since then.':
    '{0} ist seit {1} nicht erreichbar. Seitdem hat eine Person den Code gescannt.',
  '{0} is not reachable since {1}. {2} people have scanned the code since then.':
    '{0} ist seit {1} nicht erreichbar. Seitdem haben {2#} Personen den Code gescannt.',
  'A release of {0} waits': 'Eine Version von {0} wartet',
  'It threw at {0}.': 'Fehler bei {0}.',
  'The address leads into a private network.': 'Die Adresse führt in ein privates Netzwerk.',
  'The receiver did not answer within {0} seconds.': 'Der Empfänger hat nicht innerhalb von {0#} Sekunden geantwortet.',
  'The receiver answered {0}. Redirects are not followed: enter the address to which it leads.':
    'Der Empfänger hat mit {0#} geantwortet. Frontdesk folgt keiner Weiterleitung: Geben Sie die Adresse ein, zu der sie führt.',
  'No text was found. If this is a scan or a photo, scan it again with 300 dpi, straight and in good light.':
    'Es wurde kein Text gefunden. Wenn das ein Scan oder Foto ist, scannen Sie es noch einmal mit 300 dpi, gerade und bei gutem Licht.',
  'The website could not be reached. It is tried again, and pages fetched before are kept.':
    'Die Website war nicht erreichbar. Es wird noch einmal versucht, und schon abgerufene Seiten bleiben.',
  'The address leads into a private network, which this server does not fetch from.':
    'Die Adresse führt in ein privates Netzwerk, aus dem dieser Server nichts abruft.',
  'Fetching stopped because of a problem on this server. It is tried again in an hour.':
    'Das Abrufen wurde wegen eines Problems auf diesem Server abgebrochen. In einer Stunde wird es noch einmal versucht.',
  'Fetching took over an hour, so the rest was left out. It is tried again in a day.':
    'Das Abrufen hat über eine Stunde gedauert, deshalb fehlt der Rest. In einem Tag wird es noch einmal versucht.',
  'Reading this page was interrupted twice, so it is left out. Refresh the website to try it again.':
    'Das Lesen dieser Seite wurde zweimal unterbrochen, deshalb fehlt sie. Rufen Sie die Website neu ab, um es noch einmal zu versuchen.',
  'The address leads into a private network, where visitors cannot reach it.':
    'Die Adresse führt in ein privates Netzwerk, in dem Besucher sie nicht erreichen.',
} as const satisfies Record<string, string>;
