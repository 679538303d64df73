import assert from 'node:assert/strict';
import { it } from 'node:test';
import { translated } from './translate';

const german = (sentence: string) => translated(sentence, 'de');
const french = (sentence: string) => translated(sentence, 'fr');

/** With common spaces in place of those that do not break. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

it('A sentence is translated as a whole, and stays English without an entry', () => {
  assert.equal(german('This agent is disabled.'), 'Dieser Agent ist inaktiv.');
  assert.equal(german('Nobody wrote this down.'), 'Nobody wrote this down.');
  assert.equal(translated('This agent is disabled.', 'en'), 'This agent is disabled.');
});

it('What a sentence contains is carried over unchanged when it is a name', () => {
  assert.equal(
    german('The agent "Contact" was deleted with its documents.'),
    'Der Agent „Contact“ wurde mit seinen Dokumenten gelöscht.',
  );
  assert.equal(
    german('Message wrote to Agent: Please sign in. {0}'),
    'Message hat an Agent geschrieben: Please sign in. {0}',
  );
  assert.equal(german('$& was removed from your organization.'), '$& wurde aus Ihrer Organisation entfernt.');
});

it('The names of fields are translated in it', () => {
  assert.equal(german('First Name is required.'), 'Vorname fehlt.');
  assert.equal(
    german('Welcome message is too long: at most 20000 characters.'),
    'Begrüßung ist zu lang: höchstens 20000 Zeichen.',
  );
  assert.equal(
    german('"Contact" is not a time. Write it like 09:00.'),
    '„Contact“ ist keine Uhrzeit. Schreiben Sie sie wie 09:00.',
  );
});

it('Numbers and sizes in it are written as the language writes them', () => {
  assert.equal(
    german('You are using 1,200 of 10,000 documents. Please delete some first.'),
    'Sie nutzen 1.200 von 10.000 Dokumenten. Bitte löschen Sie zuerst einige.',
  );
  assert.equal(
    german('"a.pdf" is too large: at most 12.5 MB a file.'),
    '„a.pdf“ ist zu groß: höchstens 12,5 MB je Datei.',
  );
  assert.equal(
    plain(french('You are using 1,200 of 10,000 documents. Please delete some first.')),
    'Vous utilisez 1 200 documents sur 10 000. Veuillez d’abord en supprimer.',
  );
  assert.equal(
    plain(french('The request is too large: at most 32 kB.')),
    'La requête est trop volumineuse : 32 ko au maximum.',
  );
  assert.equal(
    plain(french('"Contact.pdf" is too large: at most 12.5 MB a file.')),
    '« Contact.pdf » est trop volumineux : 12,5 Mo par fichier au maximum.',
  );
});

it('Sentences in a row and inside of others are translated, too', () => {
  assert.equal(german('The name is missing. First Name is required.'), 'The name is missing. First Name is required.');
  assert.equal(german('Last Name is required. Please confirm.'), 'Nachname fehlt. Bitte bestätigen Sie.');
  assert.equal(
    german(
      '2 are ready. "a. b.pdf": The file is empty. "c.pdf": This is not valid JSON. Export it again and upload the new file. 1 more failed.',
    ),
    '2 sind bereit. „a. b.pdf“: Die Datei ist leer. „c.pdf“: Das ist kein gültiges JSON. Exportieren Sie es neu, und laden Sie die neue Datei hoch. Weitere nicht gelesen: 1.',
  );
  assert.equal(german('Rule 2: A rule needs a web address.'), 'Regel 2: Eine Regel braucht eine Webadresse.');
  assert.equal(german('Rule 2: Something else.'), 'Rule 2: Something else.');
  assert.equal(
    german('This kind of file cannot be read. Save it as .jpg or .png and upload that.'),
    'Diese Art von Datei kann nicht gelesen werden. Speichern Sie sie als .jpg oder .png, und laden Sie das hoch.',
  );
});

it('Quotes of every language keep what is in them', () => {
  assert.equal(
    plain(french('"Contact" is not a time. Write it like 09:00.')),
    '« Contact » n’est pas une heure. Écrivez-la comme 09:00.',
  );
  assert.equal(french('First Name is required.'), 'Prénom\u202F: ce champ est obligatoire.');
  assert.equal(plain(french('"First Name" is not a time zone.')), '« First Name » n’est pas un fuseau horaire.');
});

it('A long text of somebody is not searched for sentences', () => {
  const text = 'a. '.repeat(100_000);
  const begun = performance.now();
  assert.equal(german(text), text);
  assert.ok(performance.now() - begun < 5_000);
});
