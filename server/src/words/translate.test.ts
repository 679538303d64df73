import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { IS_FULL } from '../../test/support/test-app';
import { WORDS } from './languages';
import { translated } from './translate';

const german = (sentence: string) => translated(sentence, 'de');
const french = (sentence: string) => translated(sentence, 'fr');

/** Replaces non-breaking spaces with normal ones. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

it('A sentence is translated as a whole, and remains in English if it has no entry', () => {
  assert.equal(german('This agent is disabled.'), 'Dieser Agent ist inaktiv.');
  assert.equal(german('Nobody wrote this down.'), 'Nobody wrote this down.');
  assert.equal(translated('This agent is disabled.', 'en'), 'This agent is disabled.');
});

it('A name in a sentence is carried over unchanged', () => {
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

it('The names of fields in a sentence are translated', () => {
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

it('Numbers and sizes in a sentence are written as is usual in the language', () => {
  assert.equal(
    german('You are using 1,200 of 10,000 documents. Please delete some first.'),
    'Sie nutzen 1.200 von 10.000 Dokumenten. Bitte löschen Sie zuerst einige.',
  );
  assert.equal(
    german('"a.pdf" is too large: at most 12.5 MB per file.'),
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
    plain(french('"Contact.pdf" is too large: at most 12.5 MB per file.')),
    '« Contact.pdf » est trop volumineux : 12,5 Mo par fichier au maximum.',
  );
});

it('Consecutive sentences, and sentences inside others, are also translated', () => {
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

it('Quotation marks of every language keep the text inside them', () => {
  assert.equal(
    plain(french('"Contact" is not a time. Write it like 09:00.')),
    '« Contact » n’est pas une heure. Écrivez-la comme 09:00.',
  );
  assert.equal(french('First Name is required.'), 'Prénom\u202F: ce champ est obligatoire.');
  assert.equal(plain(french('"First Name" is not a time zone.')), '« First Name » n’est pas un fuseau horaire.');
});

it('A long text that a user wrote is not searched for sentences', () => {
  const text = 'a. '.repeat(100_000);
  const begun = performance.now();
  assert.equal(german(text), text);
  assert.ok(performance.now() - begun < 5_000);
});

it('Names and messages are carried over unchanged, whatever they say', () => {
  for (const name of ['constructor', '__proto__', 'Open', '2.0', 'The file is empty. Eve', '"a": Eve', 'Where? I']) {
    assert.equal(german(`${name} wrote to A: b`), `${name} hat an A geschrieben: b`);
    if (!name.includes(': ')) assert.equal(german(`Eve wrote to ${name}: b`), `Eve hat an ${name} geschrieben: b`);
    assert.equal(german(`${name} joined your organization.`), `${name} ist Ihrer Organisation beigetreten.`);
    assert.equal(
      french(`${name} is waiting for a person in the chat of A`),
      `${name} attend une personne dans le chat de A`,
    );
  }
  for (const message of [
    '3.50',
    'Hi. This agent is disabled.',
    'First Name is required.',
    'I joined your organization.',
    'I is waiting for a person in the chat of A: 1.5 MB',
    'This agent is disabled. Please sign in.',
  ]) {
    assert.equal(german(`Eve wrote to A: ${message}`), `Eve hat an A geschrieben: ${message}`);
    assert.equal(german(`A visitor wrote to A: ${message}`), `Ein Besucher hat an A geschrieben: ${message}`);
    assert.equal(
      german(`A visitor asked the agent "A": "${message}"`),
      `Ein Besucher hat den Agenten „A“ gefragt: „${message}“`,
    );
  }
});

it('A part that must be a number accepts nothing else', () => {
  assert.equal(german('1,200 documents are ready'), '1.200 Dokumente sind bereit');
  assert.equal(german('No documents are ready'), 'No documents are ready');
});

it('Marks for numbers and the like are only in the values, and are the same in every language', () => {
  const marksOf = (text: string) => [...new Set(text.match(/\{\d[.?#]\}/g))].sort();
  for (const [key, value] of Object.entries(WORDS.de.sentences)) {
    assert.deepEqual(marksOf(key), []);
    assert.deepEqual(marksOf(WORDS.fr.sentences[key as keyof typeof WORDS.fr.sentences]), marksOf(value), key);
  }
});

/** Translates a text; throws if it tries more patterns than its length allows, so that no text can hang the test. */
function boundedGerman(text: string): string {
  const original = String.prototype.startsWith;
  let tried = 0;
  const counted = mock.method(String.prototype, 'startsWith', function (this: string, ...args: [string, number?]) {
    tried += 1;
    if (tried > 1_000 * (text.length + 100)) throw new Error(`Too much work: ${text.slice(0, 100)}`);
    return original.apply(this, args);
  });
  try {
    return german(text);
  } finally {
    counted.mock.restore();
  }
}

it('Translating a text takes time in proportion to its length, whatever it says', () => {
  const end = 'a. b. c. d. e. f. g. h. i. j. k. l. m';
  for (const times of [10, 300]) {
    const said = `Eve. wrote to Bot: Hi. ${'"": '.repeat(times)}${end}`;
    assert.equal(boundedGerman(said), said.replace(' wrote to Bot', ' hat an Bot geschrieben'));
    for (const start of ['"": ', 'Rule 1: ', 'The webhook to a was turned off. ']) {
      const nested = `${start.repeat(Math.min(times, Math.floor(1_900 / start.length)))}${end}`;
      assert.equal(boundedGerman(nested), nested);
    }
  }
});

it('Translating a text made of the words in any entry takes time in proportion to its length', () => {
  const keys = [...Object.keys(WORDS.de.sentences), ...Object.keys(WORDS.de.ofEndpoints)];
  const tried = keys.filter((one) => one.includes('{0}')).filter((_, at) => IS_FULL || at % 4 === 0);
  for (const key of tried) {
    const literals = key.split(/\{\d\}/);
    for (const unit of [literals.join('a. '), `${literals.join('')} `, ...literals.filter((one) => one !== '')]) {
      boundedGerman(unit.repeat(Math.ceil(2_000 / unit.length)).slice(-2_000));
    }
  }
});

it('A text that is longer than any of ours remains in English', () => {
  const name = 'x'.repeat(1_974);
  assert.equal(german(`${name} joined your organization.`), `${name} ist Ihrer Organisation beigetreten.`);
  assert.equal(german(`${name}x joined your organization.`), `${name}x joined your organization.`);
});
