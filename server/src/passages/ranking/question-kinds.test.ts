import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  askedThing,
  hasKind,
  impliedSubject,
  isOpposed,
  kindOfQuestion,
  lacksUnit,
  missesDay,
  otherNumber,
  QUESTION_KINDS,
  withoutAsked,
} from './question-kinds';

describe('The kind of fact that a question requests', () => {
  it('is recognized in four languages', () => {
    const kinds = {
      when: [
        ['When is breakfast?', 'en'],
        ['wann habt ihr urlaub', 'de'],
        ['quand commence la saison', 'fr'],
        ['cuándo abrís', 'es'],
      ],
      price: [
        ['how much is a double', 'en'],
        ['was kostet ein doppelzimmer', 'de'],
        ["c'est combien la nuit", 'fr'],
        ['¿cuánto cuesta el menú?', 'es'],
      ],
      where: [
        ['where do I park', 'en'],
        ['wo kann ich parken', 'de'],
        ['où est la gare', 'fr'],
        ['¿dónde está?', 'es'],
      ],
      yesno: [
        ['are dogs allowed', 'en'],
        ['habt ihr parkplätze', 'de'],
        ['y a-t-il un parking ?', 'fr'],
        ['hay aparcamiento', 'es'],
      ],
      count: [
        ['how many rooms do you have', 'en'],
        ['wie viele zimmer habt ihr', 'de'],
        ['combien de chambres avez-vous', 'fr'],
        ['cuántas plazas hay', 'es'],
      ],
      founded: [
        ['how long have you been going', 'en'],
        ['seit wann gibts euch', 'de'],
        ['depuis quand existe votre société', 'fr'],
        ['cuántos años lleváis en esto', 'es'],
      ],
      owner: [
        ["who's the boss now, is old Mr Pellow still there", 'en'],
        ['wem gehört der laden', 'de'],
        ["c'est qui le patron", 'fr'],
        ['quien lleva ahora el negocio', 'es'],
      ],
      address: [
        ['where abouts are you', 'en'],
        ['wo ist das theater genau', 'de'],
        ['vous etes situés où', 'fr'],
        ['donde esta la bolera', 'es'],
      ],
      day: [
        ['which day is the market', 'en'],
        ['an welchen tagen ist die talfahrt', 'de'],
        ['quels jours est fait le relevé', 'fr'],
        ['qué días trabaja Keiko', 'es'],
      ],
      clock: [
        ['what time does the sauna open', 'en'],
        ['um wieviel uhr ist frühstück', 'de'],
        ['quels sont vos horaires', 'fr'],
        ['qué horario tiene la piscina', 'es'],
      ],
    } as const;
    for (const [kind, questions] of Object.entries(kinds))
      for (const [question, language] of questions) assert.equal(kindOfQuestion(question, language), kind, question);
  });

  it('does not concern the business if the question names a part of it', () => {
    assert.equal(kindOfQuestion('where is the bus stop', 'en'), 'where');
    assert.equal(kindOfQuestion('dónde está el baño', 'es'), 'where');
    assert.equal(kindOfQuestion('who runs the terrarium session', 'en'), 'who');
    assert.equal(kindOfQuestion('wem gehört das gefundene handy', 'de'), 'who');
  });

  it('is recognized in sentences that a business writes about itself', () => {
    const said = [
      ['founded', 'Grimshaw sweeps in and around Thornby since 1987.', 'en'],
      ['founded', 'Gegründet hat sie 2015 Birte Claasen.', 'de'],
      ['owner', 'Today their daughter Beth runs it.', 'en'],
      ['owner', 'Inhaberin ist Franziska Hellweg.', 'de'],
      ['owner', "Bastien Lafargue a repris l'atelier.", 'fr'],
      ['address', 'Sie finden uns am Lindenhang 5 in Oberwiesen.', 'de'],
      ['address', 'La bolera está en el polígono La Mimbrera.', 'es'],
      ['day', 'The market is on Fridays.', 'en'],
    ] as const;
    for (const [kind, text, language] of said) assert.ok(hasKind(kind, text, language), text);
    const silent = [
      ['founded', 'The vouchers are valid since they have no date.', 'en'],
      ['owner', 'The course runs for two hours.', 'en'],
      ['address', 'Parken kostet am Hafen 5 Euro.', 'de'],
      ['day', 'It takes four days.', 'en'],
    ] as const;
    for (const [kind, text, language] of silent) assert.ok(!hasKind(kind, text, language), text);
  });

  it('is recognized in the sentences that may answer the question', () => {
    assert.ok(hasKind('price', 'A double is 120 EUR.', 'en'));
    assert.ok(!hasKind('price', 'A double has a balcony.', 'en'));
    assert.ok(hasKind('when', 'Frühstück gibt es von 7:15 bis 10:45 Uhr.', 'de'));
    assert.ok(!hasKind('email', 'Rufen Sie uns an.', 'de'));
    assert.ok(hasKind('which', 'Anything.', 'en'));
  });

  it('determines the thing that an answer must be about', () => {
    assert.deepEqual(askedThing('how many calories has a slice', 'en').slice(0, 1), ['calories']);
    assert.deepEqual(askedThing('Welche Zimmer sind barrierefrei?', 'de').slice(0, 1), ['zimmer']);
    assert.deepEqual(askedThing('When is breakfast?', 'en'), []);
  });

  it('distinguishes prices from times of day', () => {
    assert.ok(!hasKind('price', 'We open at 6.30 and close at 9.15 pm.', 'en'));
    assert.ok(hasKind('price', 'Price in £: 42', 'en'));
    assert.ok(hasKind('price', 'A slice is 4.50', 'en'));
  });

  it('is an address only when a street has a number', () => {
    for (const text of ['Please bring 2 towels.', 'It is 5 minutes by road.', 'The course starts in spring 2026.'])
      assert.ok(!hasKind('address', text, 'en'), text);
    assert.ok(hasKind('address', 'We are at 14 Old Mill Lane.', 'en'));
    assert.ok(hasKind('address', 'Gerbergasse 14, 12345 Dorf', 'de'));
    assert.ok(hasKind('address', '210 chemin de la Grève', 'fr'));
    assert.ok(hasKind('address', 'avenida de la Estación, 41', 'es'));
    assert.equal(kindOfQuestion('Where can you park?', 'en'), 'where');
    assert.equal(kindOfQuestion('¿Dónde están los baños?', 'es'), 'where');
  });

  it('is found quickly, however long a word is', () => {
    for (const word of ['price', 'a', 'a-', '1', 'é'])
      for (const kind of QUESTION_KINDS) hasKind(kind, word.repeat(100_000), 'de');
  });

  it('gives a subject to a question that has none', () => {
    assert.equal(impliedSubject('where', 'de'), 'adresse anfahrt');
    assert.equal(impliedSubject('other', 'en'), '');
  });
});

describe('A sentence about something else', () => {
  it('names days other than those in the question, and neither a span that contains them nor every day', () => {
    for (const [question, text, language, misses] of [
      ['open on sunday?', 'Saturday: 9 am to 4 pm', 'en', true],
      ['open on wednesday?', 'Monday to Thursday: 10:00 to 22:30', 'en', false],
      ['open on sunday?', 'We are open every day.', 'en', false],
      ["open on new year's eve?", 'Open from October to April.', 'en', true],
      ['habt ihr am dienstag auf', 'Montag bis Freitag 9 bis 18 Uhr', 'de', false],
      ['abrís el domingo', 'de martes a sábado', 'es', true],
      ['when is breakfast', 'Saturday: 9 am', 'en', false],
      ['Kann man so spät noch einchecken?', 'Montag bis Freitag', 'de', false],
      ['habt ihr mittwoch auf', 'Mo–Fr 9–18 Uhr', 'de', false],
      ['open on sunday?', 'Open on weekdays 9-17', 'en', true],
      ['Habt ihr an Feiertagen offen?', 'Feiertags geschlossen.', 'de', false],
      ['new year’s eve?', "Closed on New Year's Eve.", 'en', false],
      ['Habt ihr Weihnachten offen?', 'An Heiligabend und Silvester geschlossen.', 'de', false],
      ['Habt ihr Weihnachten offen?', 'Am 25. Dezember geschlossen.', 'de', false],
      ['open at christmas?', 'Closed on 25 December.', 'en', false],
      ['open at new year?', 'Closed on 25 December.', 'en', true],
      ['open on Boxing Day?', 'Closed on 25 December.', 'en', true],
      ["open on New Year's Day?", 'Closed on 31 December.', 'en', true],
      ["open on New Year's Day?", 'Closed on 1 January.', 'en', false],
    ] as const)
      assert.equal(missesDay(question, text, language), misses, `${question} / ${text}`);
  });

  it('states the opposite, or uses another unit or number', () => {
    assert.ok(isOpposed('is it free before six', 'It is free after six.', 'en'));
    assert.ok(!isOpposed('is it free before six', 'It is free before six, and costs 2 EUR after.', 'en'));
    assert.ok(lacksUnit('how many years has she worked', 'A visit takes 90 minutes.', 'en'));
    assert.ok(!lacksUnit('how many days', 'It takes 3 days.', 'en'));
    assert.ok(otherNumber('for a child of 8', 'Children up to 5 are free.'));
    assert.ok(!otherNumber('for children', 'Children up to 5 are free.'));
  });

  it('contains no new fact if all its names and numbers are in the question', () => {
    assert.equal(
      withoutAsked('who is the brewer at Hob Lane', 'Beer comes from Hob Lane.').trim(),
      'Beer comes from  .',
    );
  });
});
