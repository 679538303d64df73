import type german from './de-codes';

/** French for the sentences about QR codes and short links. */
export default {
  // Names and fields of codes.
  'Calendar event': 'Événement',
  Contact: 'Contact',
  Place: 'Lieu',
  // For a kind that has the same name as a field.
  'Email (kind)': 'E-mail',
  'Wi-Fi': 'Wi-Fi',
  URL: 'URL',
  Url: 'URL',
  Text: 'Texte',
  NewId: 'NewId',
  Subject: 'Objet',
  Location: 'Lieu',
  'Start Time': 'Début',
  'End Time': 'Fin',
  Facts: 'Informations',
  'Starter questions': 'Questions suggérées',
  'First name': 'Prénom',
  'Last name': 'Nom',
  Company: 'Entreprise',
  Phone: 'Téléphone',
  Number: 'Numéro',
  Latitude: 'Latitude',
  Longitude: 'Longitude',
  Label: 'Libellé',
  'Network name': 'Nom du réseau',
  Security: 'Sécurité',
  'Hidden network': 'Réseau masqué',
  'Write an email': 'Écrire un e-mail',
  'Write a text message': 'Écrire un SMS',
  Call: 'Appeler',
  'Quiet zone': 'Marge',
  'Width in print': 'Largeur imprimée',
  Preset: 'Modèle',
  Batch: 'Série',

  // The rules of their fields.
  '{0} must be a list of strings.': '{0} : une liste de textes est attendue.',
  '{0}: at most {1}.': '{0} : {1} au maximum.',
  '{0}: {1} {2} is too long, at most {3} characters.': '{0} : le numéro {2} est trop long, {3} caractères au maximum.',
  '{0} must be a number from -{1} to {2}, such as 13.3777.':
    '{0} : un nombre de -{1} à {2} est attendu, par exemple 13.3777.',
  '{0} must be a date and time like 2025-01-31T09:30.':
    '{0} : une date et une heure sont attendues, par exemple 2025-01-31T09:30.',
  'The end must be later than the start.': 'La fin doit être postérieure au début.',
  'The end must not be before the start.': 'La fin ne doit pas précéder le début.',
  'Enter a name or a company.': 'Saisissez un nom ou une entreprise.',
  'This {0} is too long for a QR code, which holds at most {1} bytes.':
    'C’est trop long pour un QR code, qui contient {1} octets au maximum.',
  'This is too long for a QR code.': 'C’est trop long pour un QR code.',
  'This is too long for a QR code: {0} bytes, at most {1}.':
    'C’est trop long pour un QR code : {0} octets, {1} au maximum.',
  '{0} must be a single line.': '{0} : une seule ligne est autorisée.',
  'Network name is required.': 'Le nom du réseau est obligatoire.',
  'Network name is too long: at most {0} bytes.': 'Le nom du réseau est trop long : {0} octets au maximum.',
  'Security must be WPA, WPA3, WEP or none.': 'La sécurité doit être WPA, WPA3, WEP ou aucune.',
  'Hidden network must be true or empty.': 'Réseau masqué doit être true ou vide.',
  'An open network has no password. Choose its security, or clear this field.':
    'Un réseau sans mot de passe n’en a pas. Choisissez sa sécurité, ou videz ce champ.',
  'Password is required. Choose No password for an open network.':
    'Le mot de passe est obligatoire. Choisissez « Sans mot de passe » pour un réseau ouvert.',
  'A WPA password has 8 to 63 letters, digits and signs, without accents or emoji.':
    'Un mot de passe WPA a de 8 à 63 lettres, chiffres et signes, sans accents ni émojis.',
  'A WPA3 password has at most 128 bytes.': 'Un mot de passe WPA3 a 128 octets au maximum.',
  'A WEP password has 5 or 13 characters, or 10 or 26 hex digits.':
    'Un mot de passe WEP a 5 ou 13 caractères, ou 10 ou 26 chiffres hexadécimaux.',
  'Number is required.': 'Le numéro est obligatoire.',
  'With the country code, leave out the 0 in brackets.': 'Avec l’indicatif du pays, le 0 entre parenthèses disparaît.',
  'A phone number has only digits, with + or 00 before the country code.':
    'Un numéro de téléphone n’a que des chiffres, avec + ou 00 avant l’indicatif du pays.',
  'Begin with the country code in place of the first 0, such as 49 for Germany or 44 for Britain.':
    'Remplacez le premier 0 par l’indicatif du pays, par exemple 33 pour la France ou 32 pour la Belgique.',
  'With its country code a phone number has {0} to {1} digits; this one has {2}.':
    'Avec l’indicatif du pays, un numéro de téléphone a de {0} à {1} chiffres ; celui-ci en a {2}.',
  'URL is required.': 'L’URL est obligatoire.',
  'A web address has no spaces; write %20 in their place.':
    'Une adresse web n’a pas d’espaces ; remplacez-les par %20.',
  'Only addresses that begin with https:// or http:// can be used.':
    'Seules les adresses qui commencent par https:// ou http:// sont possibles.',
  'A web address begins with https:// or http://.': 'Une adresse web commence par https:// ou http://.',
  'A web address has two slashes before its name.': 'Une adresse web a deux barres obliques avant son nom.',
  'This is not a web address that a phone could open.': 'Ce n’est pas une adresse web qu’un téléphone pourrait ouvrir.',
  'An address with a user name or password in it cannot be used.':
    'Une adresse avec un nom d’utilisateur ou un mot de passe n’est pas possible.',
  'Type must be {0} or {1}.': 'Le type doit être {0} ou {1}.',
  '{0} must be a UUID.': '{0} : un UUID est attendu.',

  // Styles of codes.
  'A color must be text.': 'Une couleur doit être un texte.',
  'A color must be written like #0b5d3b.': 'Écrivez une couleur comme #0b5d3b.',
  '{0} must be a number.': '{0} : un nombre est attendu.',
  '{0} must be a whole number.': '{0} : un nombre entier est attendu.',
  '{0} must be at least {1}.': '{0} : {1} au minimum.',
  '{0} must be at most {1}.': '{0} : {1} au maximum.',
  'A logo must be a PNG image.': 'Un logo doit être une image PNG.',
  'The shape must be square or rounded.': 'La forme doit être square ou rounded.',
  'The frame must be text.': 'Le cadre doit être un texte.',
  'At most {0} characters.': '{0} caractères au maximum.',
  'The frame is too long.': 'Le texte du cadre est trop long.',
  'It must be an object.': 'Un objet est attendu.',
  'The style must be JSON.': 'Le style doit être en JSON.',
  'The style is too large: at most {0} kB with its logo.':
    'Le style est trop volumineux : {0} ko au maximum avec son logo.',
  'The style is not valid. {0}': 'Le style n’est pas valide. {0}',

  // Many codes and tags.
  'The codes must be a list of ids.': 'Les codes doivent être une liste d’identifiants.',
  'Choose at least one code.': 'Choisissez au moins un code.',
  'At most {0} codes at once.': '{0} codes à la fois au maximum.',
  'A tag must be text.': 'Une étiquette doit être un texte.',
  'A tag must not be empty.': 'Une étiquette ne doit pas être vide.',
  'A tag has at most {0} characters.': 'Une étiquette a {0} caractères au maximum.',
  'Tags must be a list.': 'Les étiquettes doivent être une liste.',
  'At most {0} tags.': '{0} étiquettes au maximum.',

  // Short links and their rules.
  'The word must be text.': 'Le mot doit être un texte.',
  'The letter l and the digits 0 and 1 look like others in print. Choose a word without them.':
    'La lettre l et les chiffres 0 et 1 ressemblent à d’autres une fois imprimés. Choisissez un mot qui ne les contient pas.',
  'A word may have only letters from a to z, digits from 2 to 9 and hyphens.':
    'Un mot ne contient que des lettres de a à z, des chiffres de 2 à 9 et des traits d’union.',
  'This word is too short: at least {0} characters.': 'Ce mot est trop court : {0} caractères au minimum.',
  'This word is too long: at most {0} characters.': 'Ce mot est trop long : {0} caractères au maximum.',
  'Hyphens go between letters or digits, one at a time.':
    'Les traits d’union se placent un par un entre des lettres ou des chiffres.',
  'The id': 'L’identifiant',
  Start: 'Début',
  End: 'Fin',
  '{0} must be a date and time.': '{0} : une date et une heure sont attendues.',
  '{0} must be a date and time like 2026-11-22T09:00:00Z.':
    '{0} : une date et une heure sont attendues, par exemple 2026-11-22T09:00:00Z.',
  'The address must be text.': 'L’adresse doit être un texte.',
  'The address is too long: at most {0} characters.': 'L’adresse est trop longue : {0} caractères au maximum.',
  'The fallback must be page, or the id of an agent.':
    'La destination de remplacement doit être page ou l’id d’un agent.',
  'The fallback must be text.': 'La destination de remplacement doit être un texte.',
  'Paused must be true or false.': 'Paused doit être true ou false.',
  '{0} must be a time like 09:00.': '{0} : une heure comme 09:00 est attendue.',
  'A day must be one of mon, tue, wed, thu, fri, sat and sun.':
    'Un jour doit être mon, tue, wed, thu, fri, sat ou sun.',
  'Choose at least one day.': 'Choisissez au moins un jour.',
  'A week has seven days.': 'Une semaine a sept jours.',
  'This time zone is unknown.': 'Ce fuseau horaire est inconnu.',
  'Closed must be true or absent.': 'Closed doit être true ou absent.',
  'A language must be a code like de or pt-br.': 'Une langue doit être un code comme de ou pt-br.',
  'A device must be ios, android or computer.': 'Un appareil doit être ios, android ou computer.',
  'A share must be a number.': 'Une part doit être un nombre.',
  'A share must be a whole number.': 'Une part doit être un nombre entier.',
  'A share must be at least 1%.': 'Une part est de 1 % au minimum.',
  'A share must be at most 99%.': 'Une part est de 99 % au maximum.',
  'A rule needs a condition.': 'Une règle nécessite une condition.',
  'A rule must not begin and end at the same time.': 'Une règle ne doit pas commencer et finir à la même heure.',
  'A rule needs a web address.': 'Une règle nécessite une adresse web.',
  'Rules must be a list.': 'Les règles doivent être une liste.',
  'At most {0} rules.': '{0} règles au maximum.',
  'The number of scans must be a number.': 'Le nombre de scans doit être un nombre.',
  'The number of scans must be a whole number.': 'Le nombre de scans doit être un nombre entier.',
  'A limit must be at least 1 scan.': 'Une limite est de 1 scan au minimum.',
  'A limit must be at most {0} scans.': 'Une limite est de {0} scans au maximum.',
  'The password must be text.': 'Le mot de passe doit être un texte.',
  'The password is too long: at most {0} characters.': 'Le mot de passe est trop long : {0} caractères au maximum.',
  'The moment must be a date and time.': 'Le moment doit être une date et une heure.',
} satisfies Record<keyof typeof german, string>;
