/** German for the sentences about agents, their documents and conversations. */
export default {
  'This agent is disabled.': 'Dieser Agent ist inaktiv.',
  'This client id is taken. Please choose another one.':
    'Diese Client-ID ist schon vergeben. Bitte wählen Sie eine andere.',
  'The picture is not a small JPEG. Choose another one.': 'Das Bild ist kein kleines JPEG. Wählen Sie ein anderes.',
  'This agent has {0} of {1} answers. Please delete some first.':
    'Dieser Agent hat {0#} von höchstens {1#} Antworten. Bitte löschen Sie zuerst einige.',
  'An agent has at most {0} test questions. Please delete some first.':
    'Ein Agent hat höchstens {0#} Testfragen. Bitte löschen Sie zuerst einige.',

  // Documents.
  'This upload is too large: at most {0} per file.': 'Das ist zu groß: höchstens {0#} je Datei.',
  'The content of "{0}" arrived incomplete. Please upload it again.':
    'Der Inhalt von „{0}“ ist nicht ganz angekommen. Bitte laden Sie die Datei noch einmal hoch.',
  '"{0}" is too large: at most {1} per file.': '„{0}“ ist zu groß: höchstens {1#} je Datei.',
  'One of these documents was already uploaded.': 'Eines dieser Dokumente wurde schon hochgeladen.',
  'Document is already being processed.': 'Das Dokument wird schon verarbeitet.',
  'Document is still processing and cannot be deleted.':
    'Das Dokument wird noch verarbeitet und kann nicht gelöscht werden.',
  'The files cannot be reached right now. Please try again in a moment.':
    'Die Dateien sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',

  // Why a document cannot be used.
  'The file is empty.': 'Die Datei ist leer.',
  'No text was found. If this is a scan or a photo, scan it again at 300 dpi, straight and in good light.':
    'Es wurde kein Text gefunden. Wenn das ein Scan oder Foto ist, scannen Sie es noch einmal mit 300 dpi, gerade und bei gutem Licht.',
  'No text was found. Check that this is the right file, and that it is not empty.':
    'Es wurde kein Text gefunden. Prüfen Sie, ob das die richtige Datei ist und ob sie nicht leer ist.',
  'This is a scan or a photo. Its text has not been recognized yet; process the document again.':
    'Das ist ein Scan oder Foto, dessen Text noch nicht erkannt wurde; verarbeiten Sie das Dokument noch einmal.',
  'More than {0} pages are scans without text. Split the file, or run text recognition on it and upload the result.':
    'Mehr als {0#} Seiten sind Scans ohne Text. Teilen Sie die Datei auf, oder lassen Sie ihren Text erkennen und laden Sie das Ergebnis hoch.',
  'The picture has more than 50 million pixels. Save it smaller, such as 4000 by 3000 pixels.':
    'Das Bild hat mehr als 50 Millionen Pixel. Speichern Sie es kleiner, zum Beispiel mit 4000 mal 3000 Pixeln.',
  'The picture is damaged and cannot be read. Save or take it again and upload the new file.':
    'Das Bild ist beschädigt und kann nicht gelesen werden. Speichern oder fotografieren Sie es neu, und laden Sie die neue Datei hoch.',
  'Recognizing the text took too long. Split the scan into smaller files.':
    'Das Erkennen des Textes hat zu lange gedauert. Teilen Sie den Scan in kleinere Dateien auf.',
  'The file is protected with a password. Remove the protection and upload it again.':
    'Die Datei ist mit einem Passwort geschützt. Entfernen Sie den Schutz, und laden Sie sie noch einmal hoch.',
  'The PDF is damaged and cannot be read. Export it again and upload the new file.':
    'Das PDF ist beschädigt und kann nicht gelesen werden. Exportieren Sie es neu, und laden Sie die neue Datei hoch.',
  'The file is damaged and cannot be read. Save it again and upload the new file.':
    'Die Datei ist beschädigt und kann nicht gelesen werden. Speichern Sie sie neu, und laden Sie die neue Datei hoch.',
  'This is not valid JSON. Export it again and upload the new file.':
    'Das ist kein gültiges JSON. Exportieren Sie es neu, und laden Sie die neue Datei hoch.',
  'This is not {0}, although its name ends in .{1}.': 'Der Inhalt passt nicht zum Namen der Datei, der auf .{1} endet.',
  'This is an old {0} (.{1}). Save it as .{2}x and upload it again.':
    'Das ist ein altes Format (.{1}). Speichern Sie die Datei als .{2}x, und laden Sie sie noch einmal hoch.',
  'This kind of file cannot be read. Save it as .jpg or .png and upload that.':
    'Diese Art von Datei kann nicht gelesen werden. Speichern Sie sie als .jpg oder .png, und laden Sie das hoch.',
  'This kind of file cannot be read. Save it as {0} and upload that.':
    'Diese Art von Datei kann nicht gelesen werden. Speichern Sie sie als {0}, und laden Sie das hoch.',
  '.xlsx or .csv': '.xlsx oder .csv',
  '.pptx or .pdf': '.pptx oder .pdf',
  '.docx, .xlsx or .pdf': '.docx, .xlsx oder .pdf',
  'This kind of file cannot be read. Upload a PDF, Word, Excel, PowerPoint, OpenDocument text, EPUB, RTF, HTML, Markdown, text, CSV or JSON file, or a PNG, JPEG or WebP picture.':
    'Diese Art von Datei kann nicht gelesen werden. Laden Sie eine Datei vom Typ PDF, Word, Excel, PowerPoint, OpenDocument-Text, EPUB, RTF, HTML, Markdown, Text, CSV oder JSON hoch oder ein Bild vom Typ PNG, JPEG oder WebP.',
  'The book is protected against copying. Upload one without protection.':
    'Das Buch ist kopiergeschützt. Laden Sie eines ohne Schutz hoch.',
  'The document is too big once unpacked. Split it into smaller files.':
    'Das Dokument ist entpackt zu groß. Teilen Sie es in kleinere Dateien auf.',
  'The document is nested too deeply to be read. Save its text in another format and upload that.':
    'Das Dokument ist zu tief verschachtelt, um gelesen zu werden. Speichern Sie seinen Text in einem anderen Format, und laden Sie das hoch.',
  'Reading the document took too long. Split it into smaller files.':
    'Das Lesen des Dokuments hat zu lange gedauert. Teilen Sie es in kleinere Dateien auf.',
  'Reading took over 20 seconds, too long for a file of this size. Save it in another format and upload that.':
    'Das Lesen hat über 20 Sekunden gedauert, zu lange für eine Datei dieser Größe. Speichern Sie sie in einem anderen Format, und laden Sie das hoch.',
  'The document could not be read. Save it again, if possible in another format, and upload the new file.':
    'Das Dokument konnte nicht gelesen werden. Speichern Sie es neu, möglichst in einem anderen Format, und laden Sie die neue Datei hoch.',
  'The database took too long to store the document. Split it into smaller files, or try again later.':
    'Das Speichern des Dokuments hat zu lange gedauert. Teilen Sie es in kleinere Dateien auf, oder versuchen Sie es später noch einmal.',
  'The stored file is missing. Delete the document and upload it again.':
    'Die gespeicherte Datei fehlt. Löschen Sie das Dokument, und laden Sie es noch einmal hoch.',

  // Websites.
  'An agent can have at most {0} websites.': 'Ein Agent kann höchstens {0#} Websites haben.',
  'This website was already added.': 'Diese Website wurde schon hinzugefügt.',
  'The website could not be reached. It will be tried again, and pages fetched before are kept.':
    'Die Website war nicht erreichbar. Es wird noch einmal versucht, und schon abgerufene Seiten bleiben.',
  'The address leads to a private network, which this server does not fetch from.':
    'Die Adresse führt in ein privates Netzwerk, aus dem dieser Server nichts abruft.',
  'The address leads to another website. Add that one instead.':
    'Die Adresse führt zu einer anderen Website. Fügen Sie diese hinzu.',
  'The website does not allow robots to read this address.':
    'Die Website erlaubt es Robotern nicht, diese Adresse zu lesen.',
  'Fetching stopped because of a problem on this server. It will be tried again in an hour.':
    'Das Abrufen wurde wegen eines Problems auf diesem Server abgebrochen. In einer Stunde wird es noch einmal versucht.',
  'Fetching took over an hour, so the rest was skipped. It will be tried again in a day.':
    'Das Abrufen hat über eine Stunde gedauert, deshalb fehlt der Rest. In einem Tag wird es noch einmal versucht.',
  'No page was found at this address.': 'Unter dieser Adresse wurde keine Seite gefunden.',
  'This page is too large or too complicated to be read. It is tried again every day.':
    'Diese Seite ist zu groß oder zu kompliziert, um gelesen zu werden. Es wird jeden Tag noch einmal versucht.',
  'Reading this page was interrupted twice, so it was skipped. Refresh the website to try it again.':
    'Das Lesen dieser Seite wurde zweimal unterbrochen, deshalb fehlt sie. Rufen Sie die Website neu ab, um es noch einmal zu versuchen.',
  'The website does not respond. Check the address, or upload a file with answers for your customers.':
    'Die Website antwortet nicht. Prüfen Sie die Adresse, oder legen Sie eine Datei mit dem ab, was Ihre Kunden fragen.',
  'There is no page at this address. Check the address, or enter the address of your home page.':
    'Unter dieser Adresse gibt es keine Seite. Prüfen Sie die Adresse, oder geben Sie die Ihrer Startseite ein.',
  'The address leads to another website. Enter that address instead.':
    'Die Adresse führt zu einer anderen Website. Geben Sie deren Adresse ein.',
  'The website does not allow robots to read this address. Drop a file instead, or change its robots.txt.':
    'Die Website erlaubt es Robotern nicht, diese Adresse zu lesen. Legen Sie stattdessen eine Datei ab, oder ändern Sie ihre robots.txt.',
  'This page has no text that an agent could answer from. Drop a file instead, or enter the address of a page with text.':
    'Diese Seite hat keinen Text, aus dem ein Agent antworten könnte. Legen Sie stattdessen eine Datei ab, oder geben Sie die Adresse einer Seite mit Text ein.',
  'This page is too large or too complicated to be read. Enter the address of another page of the site.':
    'Diese Seite ist zu groß oder zu kompliziert, um gelesen zu werden. Geben Sie die Adresse einer anderen Seite der Website ein.',
  'Answers what visitors of {0} ask.': 'Beantwortet, was Besucher von {0} fragen.',

  // Chats and conversations.
  'The client secret does not match this client id. Generate a new one in the Client tab of the agent.':
    'Das Client-Secret gehört nicht zu dieser Client-ID. Erzeugen Sie im Tab „Client“ des Agenten ein neues.',
  'The header client_id is missing.': 'Der Header client_id fehlt.',
  'This client id is unknown.': 'Diese Client-ID ist nicht bekannt.',
  'This client is not active.': 'Dieser Client ist nicht aktiv.',
  'This agent may not be used on this site.': 'Dieser Agent darf auf dieser Website nicht verwendet werden.',
  'The client ids of the message and the call differ.': 'Die Client-ID der Nachricht ist nicht die des Aufrufs.',
  'In this chat you cannot talk to a person.': 'In diesem Chat ist es nicht möglich, mit einem Menschen zu sprechen.',
  'Too many open chats. Please close some.': 'Zu viele offene Chats. Bitte schließen Sie einige.',
  'An API key is not a person, so no conversation can be assigned to it. Name a person by id.':
    'Ein API-Schlüssel ist keine Person, deshalb ist ihm kein Gespräch zugewiesen. Nennen Sie eine Person mit ihrer ID.',
  'This conversation has no messages yet. Rate it after the first.':
    'Dieses Gespräch hat noch keine Nachrichten. Bewerten Sie es nach der ersten.',
  'This visitor left no email address, so there is nobody to reply to.':
    'Dieser Besucher hat keine E-Mail-Adresse hinterlassen, an die Sie antworten könnten.',
  'This server cannot send email to visitors yet. The person who runs it can set up email.':
    'Dieser Server kann Besuchern noch keine E-Mails senden. Der Betreiber kann den E-Mail-Versand einrichten.',
  'The agent of this conversation was deleted, so its chat has ended.':
    'Der Agent dieses Gesprächs wurde gelöscht, deshalb ist der Chat beendet.',
  'The agent of this conversation is disabled. Enable it first.':
    'Der Agent dieses Gesprächs ist inaktiv. Aktivieren Sie ihn zuerst.',
  'This visitor has not written yet. Take over after the first message.':
    'Dieser Besucher hat noch nichts geschrieben. Übernehmen Sie nach der ersten Nachricht.',
  '{0} has taken over this conversation.': '{0} hat dieses Gespräch übernommen.',
  'The assistant is answering this conversation. Take it over first.':
    'In diesem Gespräch antwortet der Assistent. Übernehmen Sie es zuerst.',

  // Notifications: titles and messages.
  'Agent deleted': 'Agent gelöscht',
  'The agent "{0}" was deleted with its documents.': 'Der Agent „{0}“ wurde mit seinen Dokumenten gelöscht.',
  'New client secret': 'Neues Client-Secret',
  'A new secret was generated for the client {0}.': 'Für den Client {0} wurde ein neues Secret erzeugt.',
  'Language model not working': 'Sprachmodell gestört',
  '{0} Until then {1} quotes its documents.': '{0.} Bis dahin zitiert {1} die Dokumente.',
  'The language model refused its key. Ask your operator to check LLM_API_KEY.':
    'Das Sprachmodell hat den Schlüssel abgelehnt. Bitten Sie den Betreiber, LLM_API_KEY zu prüfen.',
  'The language model is getting too many requests, or its account has no credit left. Ask your operator to raise its quota, or lower the limits in Agent Info.':
    'Das Sprachmodell bekommt zu viele Anfragen, oder sein Konto hat kein Guthaben mehr. Bitten Sie den Betreiber um ein höheres Kontingent, oder senken Sie beim Agenten unter „Info“ die Limits.',
  'The language model refused the request. Choose another model in Agent Info, or ask your operator to check LLM_MODEL.':
    'Das Sprachmodell hat die Anfrage abgelehnt. Wählen Sie beim Agenten unter „Info“ ein anderes Modell, oder bitten Sie den Betreiber, LLM_MODEL zu prüfen.',
  'The language model does not respond in time. You need not do anything if it works again soon. Otherwise ask your operator to check LLM_BASE_URL.':
    'Das Sprachmodell antwortet nicht rechtzeitig. Wenn es bald wieder geht, müssen Sie nichts tun. Sonst bitten Sie den Betreiber, LLM_BASE_URL zu prüfen.',
  'The language model sends replies that cannot be used. Choose another model in Agent Info, or ask your operator to check it.':
    'Das Sprachmodell sendet unbrauchbare Antworten. Wählen Sie beim Agenten unter „Info“ ein anderes Modell, oder bitten Sie den Betreiber, es zu prüfen.',
  'New conversation': 'Neues Gespräch',
  '{0} wrote to {1}: {2}': '{0?} hat an {1} geschrieben: {2}',
  'New conversations': 'Neue Gespräche',
  '1 more conversation began with {0}.': '1 weiteres Gespräch mit {0} hat begonnen.',
  '{0} more conversations began with {1}.': '{0#} weitere Gespräche mit {1} haben begonnen.',
  'A visitor asked the agent "{0}": "{1}"': 'Ein Besucher hat den Agenten „{0}“ gefragt: „{1}“',
  '{0} wants to speak to a person. The agent was "{1}".': '{0} möchte jemanden sprechen. Der Agent war „{1}“.',
  'Wants a person': 'Möchte jemanden sprechen',
  '1 more visitor asked {0} for a person.': '1 weiterer Besucher von {0} möchte jemanden sprechen.',
  '{0} more visitors asked {1} for a person.': '{0#} weitere Besucher von {1} möchten jemanden sprechen.',
  '{0} asked {1} for a person: {2}': '{0} möchte bei {1} jemanden sprechen: {2}',
  '{0} asked {1} for a person': '{0} möchte bei {1} jemanden sprechen',
  'Visitor waiting': 'Besucher wartet',
  'A visitor': 'Ein Besucher',
  'A visitor ({0})': 'Ein Besucher ({0})',
  'A visitor ({0}) is waiting for a person in the chat of {1}: {2}':
    'Ein Besucher ({0}) wartet im Chat von {1} auf eine Person: {2}',
  'A visitor ({0}) is waiting for a person in the chat of {1}':
    'Ein Besucher ({0}) wartet im Chat von {1} auf eine Person',
  '{0} is waiting for a person in the chat of {1}: {2}': '{0?} wartet im Chat von {1} auf eine Person: {2}',
  '{0} is waiting for a person in the chat of {1}': '{0?} wartet im Chat von {1} auf eine Person',
  'Conversation assigned': 'Gespräch zugewiesen',
  'Assigned to {0}': 'Zugewiesen an {0}',
  'Assigned to {0}: {1}': 'Zugewiesen an {0}: {1}',
  'Document failed': 'Dokument nicht gelesen',
  '"{0}": {1}': '„{0}“: {1.}',
  'Document ready': 'Dokument ist bereit',
  '"{0}" can now be used in answers.': '„{0}“ kann jetzt in Antworten verwendet werden.',
  '{0} documents are ready': '{0#} Dokumente sind bereit',
  'They can now be used in answers.': 'Sie können jetzt in Antworten verwendet werden.',
  '1 is ready.': '1 ist bereit.',
  '{0} are ready.': '{0#} sind bereit.',
  '{0} more failed.': 'Weitere nicht gelesen: {0#}.',
  '{0} of {1} documents failed': '{0#} von {1#} Dokumenten nicht gelesen',
  'Website fetched': 'Website abgerufen',
  '1 page of {0} changed or was added.': '1 Seite von {0} wurde geändert oder ist neu.',
  '{0} pages of {1} changed or were added.': '{0#} Seiten von {1} wurden geändert oder sind neu.',
} as const satisfies Record<string, string>;
