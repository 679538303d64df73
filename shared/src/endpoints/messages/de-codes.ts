/** German for the sentences about QR codes and short links. */
export default {
  // Names and fields of codes.
  'Calendar event': 'Termin',
  Contact: 'Kontakt',
  Place: 'Ort',
  // For a kind that has the same name as a field.
  'Email (kind)': 'E-Mail',
  'Wi-Fi': 'WLAN',
  URL: 'URL',
  Url: 'URL',
  Text: 'Text',
  NewId: 'NewId',
  Subject: 'Betreff',
  Location: 'Ort',
  'Start Time': 'Beginn',
  'End Time': 'Ende',
  Facts: 'Angaben',
  'Starter questions': 'Einstiegsfragen',
  'First name': 'Vorname',
  'Last name': 'Nachname',
  Company: 'Firma',
  Phone: 'Telefon',
  Number: 'Nummer',
  Latitude: 'Breitengrad',
  Longitude: 'Längengrad',
  Label: 'Bezeichnung',
  'Network name': 'Netzwerkname',
  Security: 'Verschlüsselung',
  'Hidden network': 'Verstecktes Netzwerk',
  'Write an email': 'E-Mail schreiben',
  'Write a text message': 'SMS schreiben',
  Call: 'Anrufen',
  'Quiet zone': 'Rand',
  'Width in print': 'Druckbreite',
  Preset: 'Vorlage',
  Batch: 'Serie',

  // The rules of their fields.
  '{0} must be a list of strings.': '{0}: Erwartet wird eine Liste von Texten.',
  '{0}: at most {1}.': '{0}: höchstens {1}.',
  '{0}: {1} {2} is too long, at most {3} characters.': '{0}: Nummer {2} ist zu lang, höchstens {3} Zeichen.',
  '{0} must be a number from -{1} to {2}, such as 13.3777.':
    '{0}: Erwartet wird eine Zahl von -{1} bis {2}, zum Beispiel 13.3777.',
  '{0} must be a date and time like 2025-01-31T09:30.':
    '{0}: Erwartet werden Datum und Uhrzeit, zum Beispiel 2025-01-31T09:30.',
  'The end must be later than the start.': 'Das Ende muss nach dem Beginn liegen.',
  'The end must not be before the start.': 'Das Ende darf nicht vor dem Beginn liegen.',
  'Enter a name or a company.': 'Geben Sie einen Namen oder eine Firma ein.',
  'This {0} is too long for a QR code, which holds at most {1} bytes.':
    'Das ist zu lang für einen QR-Code: Er fasst höchstens {1} Byte.',
  'This is too long for a QR code.': 'Das ist zu lang für einen QR-Code.',
  'This is too long for a QR code: {0} bytes, at most {1}.':
    'Das ist zu lang für einen QR-Code: {0} Byte, höchstens {1}.',
  '{0} must be a single line.': '{0}: Erlaubt ist nur eine Zeile.',
  'Network name is required.': 'Der Netzwerkname fehlt.',
  'Network name is too long: at most {0} bytes.': 'Der Netzwerkname ist zu lang: höchstens {0} Byte.',
  'Security must be WPA, WPA3, WEP or none.': 'Die Verschlüsselung muss WPA, WPA3, WEP oder none sein.',
  'Hidden network must be true or empty.': 'Verstecktes Netzwerk muss true oder leer sein.',
  'An open network has no password. Choose its security, or clear this field.':
    'Ein Netzwerk ohne Passwort hat keines. Wählen Sie eine Verschlüsselung, oder leeren Sie dieses Feld.',
  'Password is required. Choose No password for an open network.':
    'Das Passwort fehlt. Wählen Sie für ein offenes Netzwerk „Kein Passwort“.',
  'A WPA password has 8 to 63 letters, digits and signs, without accents or emoji.':
    'Ein WPA-Passwort hat 8 bis 63 Buchstaben, Ziffern und Zeichen, ohne Umlaute, Akzente oder Emoji.',
  'A WPA3 password has at most 128 bytes.': 'Ein WPA3-Passwort hat höchstens 128 Byte.',
  'A WEP password has 5 or 13 characters, or 10 or 26 hex digits.':
    'Ein WEP-Passwort hat 5 oder 13 Zeichen oder 10 oder 26 Hexadezimalziffern.',
  'Number is required.': 'Die Nummer fehlt.',
  'With the country code, leave out the 0 in brackets.': 'Mit der Landesvorwahl entfällt die 0 in Klammern.',
  'A phone number has only digits, with + or 00 before the country code.':
    'Eine Telefonnummer besteht nur aus Ziffern, mit + oder 00 vor der Landesvorwahl.',
  'Begin with the country code in place of the first 0, such as 49 for Germany or 44 for Britain.':
    'Beginnen Sie statt der ersten 0 mit der Landesvorwahl, etwa 49 für Deutschland oder 43 für Österreich.',
  'With its country code a phone number has {0} to {1} digits; this one has {2}.':
    'Mit der Landesvorwahl hat eine Telefonnummer {0} bis {1} Ziffern, diese hat {2}.',
  'URL is required.': 'Die URL fehlt.',
  'A web address has no spaces; write %20 in their place.':
    'Eine Webadresse enthält keine Leerzeichen; schreiben Sie stattdessen %20.',
  'Only addresses that begin with https:// or http:// can be used.':
    'Nur Adressen, die mit https:// oder http:// beginnen, sind möglich.',
  'A web address begins with https:// or http://.': 'Eine Webadresse beginnt mit https:// oder http://.',
  'A web address has two slashes before its name.': 'Eine Webadresse hat zwei Schrägstriche vor dem Namen.',
  'This is not a web address that a phone could open.': 'Das ist keine Webadresse, die ein Handy öffnen könnte.',
  'An address with a user name or password in it cannot be used.':
    'Eine Adresse mit Benutzernamen oder Passwort ist nicht möglich.',
  'Type must be {0} or {1}.': 'Der Typ muss {0} oder {1} sein.',
  '{0} must be a UUID.': '{0}: Erwartet wird eine UUID.',

  // Styles of codes.
  'A color must be text.': 'Eine Farbe muss ein Text sein.',
  'A color must be written like #0b5d3b.': 'Schreiben Sie eine Farbe wie #0b5d3b.',
  '{0} must be a number.': '{0}: Erwartet wird eine Zahl.',
  '{0} must be a whole number.': '{0}: Erwartet wird eine ganze Zahl.',
  '{0} must be at least {1}.': '{0}: mindestens {1}.',
  '{0} must be at most {1}.': '{0}: höchstens {1}.',
  'A logo must be a PNG image.': 'Ein Logo muss ein PNG-Bild sein.',
  'The shape must be square or rounded.': 'Die Form muss square oder rounded sein.',
  'The frame must be text.': 'Der Rahmen muss ein Text sein.',
  'At most {0} characters.': 'Höchstens {0} Zeichen.',
  'The frame is too long.': 'Der Text des Rahmens ist zu lang.',
  'It must be an object.': 'Erwartet wird ein Objekt.',
  'The style must be JSON.': 'Der Stil muss JSON sein.',
  'The style is too large: at most {0} kB with its logo.': 'Der Stil ist zu groß: höchstens {0} kB mit dem Logo.',
  'The style is not valid. {0}': 'Der Stil ist nicht gültig. {0}',

  // Many codes and tags.
  'The codes must be a list of ids.': 'Die Codes müssen eine Liste von IDs sein.',
  'Choose at least one code.': 'Wählen Sie mindestens einen Code.',
  'At most {0} codes at once.': 'Höchstens {0} Codes auf einmal.',
  'A tag must be text.': 'Ein Schlagwort muss ein Text sein.',
  'A tag must not be empty.': 'Ein Schlagwort darf nicht leer sein.',
  'A tag has at most {0} characters.': 'Ein Schlagwort hat höchstens {0} Zeichen.',
  'Tags must be a list.': 'Die Schlagwörter müssen eine Liste sein.',
  'At most {0} tags.': 'Höchstens {0} Schlagwörter.',

  // Short links and their rules.
  'The word must be text.': 'Das Wort muss ein Text sein.',
  'The letter l and the digits 0 and 1 look like others in print. Choose a word without them.':
    'Der Buchstabe l und die Ziffern 0 und 1 sehen im Druck wie andere aus. Wählen Sie ein Wort ohne sie.',
  'A word may have only letters from a to z, digits from 2 to 9 and hyphens.':
    'Ein Wort darf nur Buchstaben von a bis z, Ziffern von 2 bis 9 und Bindestriche enthalten.',
  'This word is too short: at least {0} characters.': 'Dieses Wort ist zu kurz: mindestens {0} Zeichen.',
  'This word is too long: at most {0} characters.': 'Dieses Wort ist zu lang: höchstens {0} Zeichen.',
  'Hyphens go between letters or digits, one at a time.':
    'Bindestriche stehen einzeln zwischen Buchstaben oder Ziffern.',
  'The id': 'Die ID',
  Start: 'Beginn',
  End: 'Ende',
  '{0} must be a date and time.': '{0}: Erwartet werden Datum und Uhrzeit.',
  '{0} must be a date and time like 2026-11-22T09:00:00Z.':
    '{0}: Erwartet werden Datum und Uhrzeit, zum Beispiel 2026-11-22T09:00:00Z.',
  'The address must be text.': 'Die Adresse muss ein Text sein.',
  'The address is too long: at most {0} characters.': 'Die Adresse ist zu lang: höchstens {0} Zeichen.',
  'The fallback must be page, or the id of an agent.': 'Das Ausweichziel muss page oder die id eines Agenten sein.',
  'The fallback must be text.': 'Das Ausweichziel muss ein Text sein.',
  'Paused must be true or false.': 'Paused muss true oder false sein.',
  '{0} must be a time like 09:00.': '{0}: Erwartet wird eine Uhrzeit wie 09:00.',
  'A day must be one of mon, tue, wed, thu, fri, sat and sun.':
    'Ein Tag muss mon, tue, wed, thu, fri, sat oder sun sein.',
  'Choose at least one day.': 'Wählen Sie mindestens einen Tag.',
  'A week has seven days.': 'Eine Woche hat sieben Tage.',
  'This time zone is unknown.': 'Diese Zeitzone ist nicht bekannt.',
  'Closed must be true or absent.': 'Closed muss true sein oder fehlen.',
  'A language must be a code like de or pt-br.': 'Eine Sprache muss ein Code wie de oder pt-br sein.',
  'A device must be ios, android or computer.': 'Ein Gerät muss ios, android oder computer sein.',
  'A share must be a number.': 'Ein Anteil muss eine Zahl sein.',
  'A share must be a whole number.': 'Ein Anteil muss eine ganze Zahl sein.',
  'A share must be at least 1%.': 'Ein Anteil beträgt mindestens 1 %.',
  'A share must be at most 99%.': 'Ein Anteil beträgt höchstens 99 %.',
  'A rule needs a condition.': 'Eine Regel braucht eine Bedingung.',
  'A rule must not begin and end at the same time.': 'Eine Regel darf nicht zur selben Zeit beginnen und enden.',
  'A rule needs a web address.': 'Eine Regel braucht eine Webadresse.',
  'Rules must be a list.': 'Die Regeln müssen eine Liste sein.',
  'At most {0} rules.': 'Höchstens {0} Regeln.',
  'The number of scans must be a number.': 'Die Anzahl der Scans muss eine Zahl sein.',
  'The number of scans must be a whole number.': 'Die Anzahl der Scans muss eine ganze Zahl sein.',
  'A limit must be at least 1 scan.': 'Eine Grenze beträgt mindestens 1 Scan.',
  'A limit must be at most {0} scans.': 'Eine Grenze beträgt höchstens {0} Scans.',
  'The password must be text.': 'Das Passwort muss ein Text sein.',
  'The password is too long: at most {0} characters.': 'Das Passwort ist zu lang: höchstens {0} Zeichen.',
  'The moment must be a date and time.': 'Der Zeitpunkt muss Datum und Uhrzeit sein.',
} as const satisfies Record<string, string>;
