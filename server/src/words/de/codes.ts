/** German for the sentences about QR codes and short links. */
export default {
  'Your codes already have {0} different logos. Use one of them.':
    'Ihre Codes haben schon {0#} verschiedene Logos. Verwenden Sie eines davon.',
  'A code has at most {0} tags. “{1}” would have more.': 'Ein Code hat höchstens {0#} Schlagwörter. „{1}“ hätte mehr.',
  'You already have {0} presets. Delete one first.': 'Sie haben schon {0#} Vorlagen. Löschen Sie zuerst eine.',
  'This agent does not exist, or was deleted. Choose another one.':
    'Diesen Agenten gibt es nicht, oder er wurde gelöscht. Wählen Sie einen anderen.',
  'A Wi-Fi code works without the internet, so it cannot be a short link.':
    'Ein WLAN-Code funktioniert ohne Internet, deshalb kann er kein Kurzlink sein.',
  'This address is on a private network, where visitors cannot reach it.':
    'Diese Adresse ist in einem privaten Netzwerk, in dem Besucher sie nicht erreichen.',
  'This address is a short link of this server. Enter the address that it should lead to.':
    'Diese Adresse ist ein Kurzlink dieses Servers. Geben Sie die Adresse ein, zu der er führen soll.',
  'A chat code cannot have a password: its page has an address of its own.':
    'Ein Chat-Code kann kein Passwort haben: Seine Seite hat eine eigene Adresse.',
  'Rule {0}: {1}': 'Regel {0#}: {1.}',
  'The rules of a code can use the opening hours of one agent only.':
    'Die Regeln eines Codes können nur die Öffnungszeiten eines einzigen Agenten verwenden.',
  'No agent has opening hours. Enter them in Agent Info before you use "while closed".':
    'Kein Agent hat Öffnungszeiten. Tragen Sie sie bei einem Agenten unter „Info“ ein, bevor Sie „Nur, solange geschlossen ist“ einschalten.',
  'Somebody has changed this code since. Look at the newer changes first.':
    'Inzwischen hat jemand diesen Code geändert. Sehen Sie sich zuerst die neueren Änderungen an.',
  'An earlier password is not stored. Set one, or remove it.':
    'Ein früheres Passwort ist nicht gespeichert. Legen Sie eines fest, oder entfernen Sie es.',
  'Choose the agent whose opening hours apply.': 'Wählen Sie den Agenten, dessen Öffnungszeiten gelten.',
  'This agent has no opening hours.': 'Dieser Agent hat keine Öffnungszeiten.',
  'Another code has this id.': 'Ein anderer Code hat diese ID.',
  'This code already has a short link.': 'Dieser Code hat schon einen Kurzlink.',
  'This word is reserved. Choose another one.': 'Dieses Wort ist reserviert. Wählen Sie ein anderes.',
  'This word could offend people. Choose another one.':
    'Dieses Wort könnte jemanden verletzen. Wählen Sie ein anderes.',
  'This word is taken. Choose another one.': 'Dieses Wort ist schon vergeben. Wählen Sie ein anderes.',
  'A code of the type {0} cannot be a short link.': 'Ein Code vom Typ {0} kann kein Kurzlink sein.',
  'The site does not respond.': 'Die Website antwortet nicht.',
  'The page no longer exists.': 'Die Seite gibt es nicht mehr.',
  'The site reports an error.': 'Die Website meldet einen Fehler.',
  'The address leads to a private network, where visitors cannot reach it.':
    'Die Adresse führt in ein privates Netzwerk, in dem Besucher sie nicht erreichen.',

  // The pages of codes that do not work, ask for a password or show text.
  'This code is unknown.': 'Diesen Code gibt es nicht.',
  'Check the address, or scan the code again.': 'Prüfen Sie die Adresse, oder scannen Sie den Code noch einmal.',
  'This code was deleted.': 'Dieser Code wurde gelöscht.',
  'It no longer works.': 'Er funktioniert nicht mehr.',
  'This code is paused.': 'Dieser Code ist gerade pausiert.',
  'Please try again later.': 'Bitte versuchen Sie es später noch einmal.',
  'This code is not active yet.': 'Dieser Code ist noch nicht aktiv.',
  'This code has ended.': 'Dieser Code ist abgelaufen.',
  'This code cannot be opened right now.': 'Dieser Code lässt sich gerade nicht öffnen.',
  'Please try again in a moment.': 'Bitte versuchen Sie es gleich noch einmal.',
  'This code needs a password.': 'Dieser Code braucht ein Passwort.',
  'Enter the password to open it.': 'Geben Sie das Passwort ein, um ihn zu öffnen.',
  Open: 'Öffnen',
  'Too many tries. Please try again in a few minutes.':
    'Zu viele Versuche. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  'This password is not right. Check it and try again.':
    'Dieses Passwort ist nicht richtig. Prüfen Sie es, und versuchen Sie es noch einmal.',
  'This page cannot be reached right now.': 'Diese Seite ist gerade nicht erreichbar.',
  'Try it now': 'Trotzdem öffnen',

  // Notifications: titles and messages.
  '“{0}” works again': '„{0}“ funktioniert wieder',
  '{0} can be reached again.': '{0} ist wieder erreichbar.',
  '“{0}” leads nowhere': '„{0}“ führt ins Leere',
  '{0} has not been reachable since {1}. 1 person has scanned the code since then.':
    '{0} ist seit {1} nicht erreichbar. Seitdem hat eine Person den Code gescannt.',
  '{0} has not been reachable since {1}. {2} people have scanned the code since then.':
    '{0} ist seit {1} nicht erreichbar. Seitdem haben {2#} Personen den Code gescannt.',
} as const satisfies Record<string, string>;
