import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { HoursRange, OpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import { answerHoursFollowUp, answerHoursQuestion } from './answer-hours';

const day = (...times: string[]): HoursRange[] =>
  times.map((time) => ({ opens: time.slice(0, 5), closes: time.slice(6) }));
const shop = day('09:00-18:00');
const meals = day('12:00-14:30', '18:00-22:00');
const HOURS: OpeningHours = {
  timeZone: 'Europe/Berlin',
  tables: [
    {
      name: '',
      week: { mon: shop, tue: shop, wed: shop, thu: shop, fri: shop, sat: day('10:00-14:00'), sun: [] },
      exceptions: [
        { date: '2026-12-24', ranges: day('09:00-12:00'), note: 'Christmas Eve' },
        { date: '2026-12-25', ranges: [], note: '' },
      ],
    },
    {
      name: 'Kitchen',
      week: {
        mon: [],
        tue: meals,
        wed: meals,
        thu: meals,
        fri: day('18:00-01:00'),
        sat: day('18:00-01:00'),
        sun: day('12:00-15:00'),
      },
      exceptions: [],
    },
  ],
};
/** A Tuesday at two in the afternoon in Berlin. */
const NOW = new Date('2026-11-24T13:00:00Z');
const ask = (question: string, language = 'en', now = NOW, hours = HOURS) =>
  answerHoursQuestion(question, { hours, language, now });

/** Question | yes, no or the times | 'Kitchen' if the question is about that table. */
const WORDINGS: Readonly<Record<string, string>> = {
  en: `Are you open on Sunday? | no
    Are you still open? | yes
    Is the shop open now? | yes
    Are you open on Christmas Eve? | yes
    Do you open on Dec 25th? | no
    Are you closed on Mondays? | yes
    Are you open at 8 pm? | no
    Are you open until 6 pm today? | yes
    Are you open tomorrow at half past nine? | yes
    Are you open at 8? | no
    Are you open this weekend? | yes
    Can I come by on Saturday at 1 pm? | yes
    Is the kitchen open at 3 pm? | no | Kitchen
    Is the kitchen open at 00:30 on Saturday? | yes | Kitchen
    When does the kitchen close tonight? | 22:00 | Kitchen
    What time do you open on Saturday? | 10:00
    How late are you open on Friday? | 18:00
    What are your hours on Saturday? | 10:00 14:00
    What's your closing time? | 18:00`,
  de: `Habt ihr am Sonntag offen? | no
    Haben Sie jetzt geöffnet? | yes
    Habt ihr heute Abend noch auf? | no
    Ist am Samstag um 13 Uhr noch offen? | yes
    Habt ihr um halb neun schon offen? | no
    Sind Sie am 24.12. da? | yes
    Haben Sie an Heiligabend geöffnet? | yes
    Ist am 1. Weihnachtstag geöffnet? | no
    Habt ihr montags zu? | yes
    Macht ihr morgen früh auf? | yes
    Habt ihr Samstagnachmittag geöffnet? | yes
    Hat die Küche sonntags offen? | yes | Kitchen
    Wann ist Küchenschluss? | 14:30 | Kitchen
    Wann macht ihr morgen auf? | 09:00
    Bis wann habt ihr heute auf? | 18:00
    Von wann bis wann habt ihr am Samstag offen? | 10:00 14:00
    Öffnungszeiten am Samstag? | 10:00 14:00`,
  fr: `Êtes-vous ouverts dimanche ? | no
    C'est ouvert maintenant ? | yes
    Vous êtes ouverts ce soir ? | no
    Êtes-vous ouverts samedi à 13h30 ? | yes
    Êtes-vous ouverts le 24 décembre ? | yes
    Ouvrez-vous à Noël ? | no
    Êtes-vous fermés le lundi ? | yes
    Êtes-vous ouverts demain matin ? | yes
    La cuisine est-elle ouverte lundi ? | no | Kitchen
    À quelle heure ferme la cuisine ce soir ? | 22:00 | Kitchen
    À quelle heure ouvrez-vous demain ? | 09:00
    Jusqu'à quelle heure êtes-vous ouverts aujourd'hui ? | 18:00
    Horaires du samedi ? | 10:00 14:00`,
  es: `¿Abren el domingo? | no
    ¿Están abiertos ahora? | yes
    ¿Están abiertos a las 8 de la tarde? | no
    ¿Abren el sábado por la mañana? | yes
    ¿Abren el 24 de diciembre? | yes
    ¿Abren en Navidad? | no
    ¿Cierran los lunes? | yes
    ¿Está abierto mañana por la mañana? | yes
    ¿Abre la cocina el lunes? | no | Kitchen
    ¿A qué hora cierra la cocina esta noche? | 22:00 | Kitchen
    ¿A qué hora abren mañana? | 09:00
    ¿Hasta qué hora están abiertos hoy? | 18:00
    ¿Qué horario tienen el sábado? | 10:00 14:00`,
  it: `Siete aperti domenica? | no
    Siete aperti adesso? | yes
    Siete aperti alle 20? | no
    Siete aperti sabato pomeriggio? | yes
    Siete aperti la vigilia di Natale? | yes
    Siete aperti il 25 dicembre? | no
    Siete chiusi il lunedì? | yes
    È aperto domani mattina? | yes
    La cucina è aperta lunedì? | no | Kitchen
    Quando chiude la cucina stasera? | 22:00 | Kitchen
    A che ora aprite domani? | 09:00
    Fino a che ora siete aperti oggi? | 18:00
    Che orari fate il sabato? | 10:00 14:00`,
  nl: `Zijn jullie zondag open? | no
    Zijn jullie nu open? | yes
    Zijn jullie vanavond open? | no
    Zijn jullie zaterdagmiddag open? | yes
    Zijn jullie op kerstavond open? | yes
    Zijn jullie op 25 december open? | no
    Zijn jullie maandag gesloten? | yes
    Zijn jullie morgenochtend om half tien open? | yes
    Is de keuken maandag open? | no | Kitchen
    Hoe laat sluit de keuken vanavond? | 22:00 | Kitchen
    Hoe laat gaan jullie morgen open? | 09:00
    Tot hoe laat zijn jullie vandaag open? | 18:00
    Openingstijden zaterdag | 10:00 14:00`,
  pl: `Czy jesteście otwarci w niedzielę? | no
    Czy jest teraz otwarte? | yes
    Czy jest otwarte dziś wieczorem? | no
    Czy sklep jest czynny w sobotę po południu? | yes
    Czy jest otwarte w Wigilię? | yes
    Czy jest otwarte 25 grudnia? | no
    Czy w poniedziałki jest zamknięte? | yes
    Czy jest otwarte jutro o wpół do dziesiątej? | yes
    Czy kuchnia jest otwarta w poniedziałek? | no | Kitchen
    O której zamyka się kuchnia dziś wieczorem? | 22:00 | Kitchen
    O której otwieracie jutro? | 09:00
    Do której jest dzisiaj otwarte? | 18:00
    Godziny otwarcia w sobotę | 10:00 14:00`,
  pt: `Estão abertos no domingo? | no
    Estão abertos agora? | yes
    Estão abertos hoje à noite? | no
    Está aberto no sábado de manhã? | yes
    Estão abertos na véspera de Natal? | yes
    Abrem no dia 25 de dezembro? | no
    Fecham às segundas? | yes
    Estão abertos amanhã de manhã? | yes
    A cozinha está aberta na segunda-feira? | no | Kitchen
    A que horas fecha a cozinha hoje à noite? | 22:00 | Kitchen
    A que horas abrem amanhã? | 09:00
    Até que horas estão abertos hoje? | 18:00
    Qual o horário de sábado? | 10:00 14:00`,
};

/** Questions about something else, which documents answer. */
const OTHERS = `When is breakfast? | Is the pool open? | How long is check-in possible? | Why are you closed on Sunday?
  Where is the kitchen? | Can I open an account on Sunday? | Do you have open positions? | Are there courses on Sunday?
  Wann gibt es Frühstück? | Ist das Schwimmbad offen? | Was kostet das am Sonntag? | Wann kommt der Zug?
  La piscine est ouverte ? | Le petit-déjeuner est à quelle heure ? | ¿Está abierta la piscina? | La piscina è aperta?
  Is het zwembad open? | O której jest śniadanie? | A piscina está aberta? | Sunday? | Thank you! | `;

describe('A question about opening hours', () => {
  for (const [language, wordings] of Object.entries(WORDINGS)) {
    it(`is answered in ${language}`, () => {
      for (const line of wordings.split('\n')) {
        const [question = '', expected = '', table = ''] = line.split('|').map((part) => part.trim());
        const answer = ask(question, language);
        assert.ok(answer, question);
        const isYesNo = expected === 'yes' || expected === 'no';
        // 'Are you closed?' gets the opposite answer.
        const isClosed = /closed|zu\?|fermés|Cierran|chiusi|gesloten|zamknięte|Fecham/.test(question);
        const found = answer.isOpen === null ? answer.times.join(' ') : answer.isOpen ? 'yes' : 'no';
        assert.equal(found, expected, `${question} ${answer.text}`);
        assert.equal(answer.table, table, question);
        if (isYesNo && !isClosed) assert.match(answer.text, answer.isOpen ? YES : NO);
        // The result is the same in any language.
        assert.equal(ask(question, 'pl')?.isOpen, answer.isOpen, question);
      }
    });
  }

  it('is distinguished from a question about anything else', () => {
    for (const question of OTHERS.split(/[|\n]/)) {
      for (const language of ['en', 'de', 'fr', 'pl']) assert.equal(ask(question.trim(), language), null, question);
    }
  });
});

const YES = /(?:^|: )(?:Yes|Ja|Oui|Sí|Sì|Tak|Sim)[,.]/;
const NO = /(?:^|: )(?:No|Nein|Non|Nee|Nie|Não)[,.]/;

describe('The answer about opening hours', () => {
  it('says when the business opens again, quotes the note of an exception, and is correct for the days around it', () => {
    assert.equal(
      ask('Are you open on Sunday?')?.text,
      'No, closed on Sunday, November 29. Opens again on Monday, November 30 at 9:00 AM.',
    );
    assert.equal(
      ask('Sind Sie am 24. Dezember da?', 'de')?.text,
      'Ja, am Donnerstag, 24. Dezember von 9:00 bis 12:00 Uhr geöffnet („Christmas Eve“).',
    );
    assert.equal(
      ask('Are you open on Christmas Day?')?.text,
      'No, closed on Friday, December 25. Opens again on Saturday, December 26 at 10:00 AM.',
    );
  });

  it('lists the week, grouping days with the same hours, and the upcoming exceptions', () => {
    const week = 'Monday to Friday: from 9:00 AM to 6:00 PM. Saturday: from 10:00 AM to 2:00 PM. Sunday: closed.';
    assert.equal(ask('What are your opening hours?')?.text, week);
    const near = ask('What are your opening hours?', 'en', new Date('2026-12-23T12:00:00Z'))?.text ?? '';
    assert.match(near, /Open tomorrow from 9:00 AM to 12:00 PM \(“Christmas Eve”\)\. Closed on Friday, December 25\./);
  });

  it('counts the time after midnight as part of the evening before', () => {
    const night = new Date('2026-11-27T23:30:00Z');
    assert.equal(ask('Is the kitchen open now?', 'en', night)?.text, 'Kitchen: Yes, open now, until 1:00 AM.');
    assert.deepEqual(ask('Until when is the kitchen open tonight?', 'en', night)?.times, ['01:00']);
    const later = new Date('2026-11-28T00:00:00Z');
    assert.equal(
      ask('Is the kitchen open now?', 'en', later)?.text,
      'Kitchen: No, closed now. Opens again today at 6:00 PM.',
    );
  });

  it('is negative after two in the morning if the business was open only until then', () => {
    const late = day('17:00-02:00');
    const week = { mon: late, tue: late, wed: late, thu: late, fri: late, sat: late, sun: [] };
    const bar = { timeZone: 'Europe/Berlin', tables: [{ name: '', week, exceptions: [] }] };
    const said = (question: string, now: string) => ask(question, 'en', new Date(now), bar)?.text;
    const times = 'open on Sunday, November 29 from 12:00 AM to 2:00 AM.';
    assert.equal(said('Are you open on Sunday?', '2026-11-24T13:00:00Z'), `Yes, ${times}`);
    assert.equal(said('Are you open today?', '2026-11-29T00:30:00Z'), 'Yes, open today from 12:00 AM to 2:00 AM.');
    const closed = 'losed today. Opens again tomorrow at 5:00 PM.';
    assert.equal(said('Are you open today?', '2026-11-29T09:00:00Z'), `No, c${closed}`);
    assert.equal(said('When do you close today?', '2026-11-29T09:00:00Z'), `C${closed}`);
  });

  it('is exact to the minute, in local time, at both clock changes', () => {
    const isOpenAt = (time: string, hours = HOURS) => ask('Are you open now?', 'en', new Date(time), hours)?.isOpen;
    assert.deepEqual(
      ['07:59:59', '08:00:00', '16:59:59', '17:00:00'].map((time) => isOpenAt(`2026-11-24T${time}Z`)),
      [false, true, true, false],
    );
    const bar = (range: string, timeZone: string): OpeningHours => {
      const night = day(range);
      return {
        timeZone,
        tables: [
          {
            name: '',
            week: { mon: night, tue: night, wed: night, thu: night, fri: night, sat: night, sun: night },
            exceptions: [],
          },
        ],
      };
    };
    // 02:00 becomes 03:00, so the range that ends at 02:30 ends there.
    assert.deepEqual(
      ['00:59', '01:00'].map((time) => isOpenAt(`2026-03-29T${time}:00Z`, bar('20:00-02:30', 'Europe/Berlin'))),
      [true, false],
    );
    // 03:00 becomes 02:00, so the hour from 02:00 occurs twice.
    assert.deepEqual(
      ['00:15', '01:15', '02:15'].map((time) =>
        isOpenAt(`2026-10-25T${time}:00Z`, bar('02:00-03:00', 'Europe/Berlin')),
      ),
      [true, true, false],
    );
    assert.equal(isOpenAt('2026-11-24T12:00:00Z', bar('00:00-24:00', 'Asia/Kathmandu')), true);
    assert.equal(ask('Are you open now?', 'en', NOW, bar('00:00-24:00', 'UTC'))?.text, 'Yes, open around the clock.');
  });

  it('reads three as three in the afternoon, except for a business that is open at night', () => {
    assert.equal(ask('Are you open at 3?')?.isOpen, true);
    assert.equal(ask('Are you open at 3:30?')?.isOpen, true);
    assert.equal(ask('Habt ihr um drei offen?', 'de')?.isOpen, true);
    assert.equal(ask('Habt ihr um 3 Uhr offen?', 'de')?.isOpen, false);
    assert.equal(ask('Kan ik om vijf uur langskomen?', 'nl')?.isOpen, true);
    const night = {
      ...HOURS,
      tables: HOURS.tables.map((table) => ({ ...table, week: { ...table.week, mon: day('20:00-04:00') } })),
    };
    assert.equal(ask('Are you open at 3?', 'en', NOW, night)?.isOpen, true);
    assert.equal(ask('Are you open at 3 am?', 'en', NOW, HOURS)?.isOpen, false);
  });

  it('is negative when a part of the requested time is outside the hours', () => {
    assert.equal(ask('Are you open from 4 to 6 pm?')?.isOpen, true);
    assert.equal(ask('Are you open between 5 and 8 pm?')?.isOpen, false);
    assert.equal(ask('Habt ihr am Samstag von 12 bis 14 Uhr offen?', 'de')?.isOpen, true);
    assert.equal(ask('Sind Sie von 12 bis 13 Uhr geschlossen?', 'de')?.text.startsWith('Nein'), true);
    assert.equal(ask('La cuisine est-elle ouverte mardi de 14h à 18h ?', 'fr')?.isOpen, false);
    assert.equal(ask('¿Abren de 9 a 18 h?', 'es')?.isOpen, true);
  });

  it('recognizes the names of tables in any language, and the name of the business', () => {
    assert.equal(ask('Ist das Restaurant offen?', 'de'), null);
    const bar = { ...HOURS, tables: HOURS.tables.map((table) => ({ ...table, name: table.name && 'Poolbar' })) };
    assert.equal(ask('Is the poolbar open on Sunday?', 'en', NOW, bar)?.table, 'Poolbar');
    assert.equal(ask('Is the café open?'), null);
    assert.equal(ask('Is there a kitchen on Sunday?')?.isOpen, true);
    assert.equal(ask('What is in the kitchen on Sunday?'), null);
    const cafe = { hours: HOURS, language: 'en', now: NOW, business: 'Café Luna' };
    assert.equal(answerHoursQuestion('Is the café open?', cafe)?.isOpen, true);
    assert.equal(answerHoursQuestion('Is Café Luna open?', cafe)?.isOpen, true);
  });
});

describe('A follow-up about opening hours', () => {
  const follow = (question: string, ...earlier: string[]) =>
    answerHoursFollowUp(question, earlier, { hours: HOURS, language: 'en', now: NOW });

  it('keeps what the follow-up does not mention', () => {
    assert.equal(follow('And on Saturday?', 'Are you open on Sunday?')?.isOpen, true);
    assert.equal(follow('And now?', 'Are you open on Sunday?')?.isOpen, true);
    assert.equal(follow('And at 1 pm?', 'Are you open on Sunday?', 'And on Saturday?')?.isOpen, true);
    assert.deepEqual(follow('And the kitchen?', 'When do you close on Sunday?')?.times, ['15:00']);
    assert.equal(follow('Und am Samstag?', 'Habt ihr heute offen?')?.isOpen, true);
  });

  it('is not recognized if it or the question before it is about something else', () => {
    assert.equal(follow('And on Saturday?', 'How much is parking?'), null);
    assert.equal(follow('And breakfast?', 'Are you open on Sunday?'), null);
    assert.equal(follow('And on Saturday?'), null);
  });
});
