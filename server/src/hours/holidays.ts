import { dateOf, dayOf } from './open-intervals';

/** Holidays by date, in all eight languages and without accents; a longer name precedes any name that it contains. */
const FIXED: readonly (readonly [month: number, date: number, names: string])[] = [
  [
    12,
    24,
    'christmas eve|xmas eve|heilig(?:er|en)? ?abend|reveillon de noel|veille de noel|nochebuena|(?:la )?vigilia(?: di natale)?|vespera de natal|kerstavond|wigili\\w*',
  ],
  [
    12,
    26,
    'boxing day|second day of christmas|(?:st |saint )stephens? day|(?:zweite\\w*|2\\.?) (?:weihnachts(?:feier)?tag|feiertag)|lendemain de noel|san esteban|santo stefano|tweede kerstdag|drugi\\w* dzien swiat|drugi dzien swiat bozego narodzenia',
  ],
  [
    12,
    25,
    '(?:christmas|xmas)(?: day)?|(?:erste\\w*|1\\.?) weihnachts(?:feier)?tag|weihnachts(?:feier)?tage?n?|weihnachten|(?:jour de )?noel|(?:dia de )?navidad|(?:giorno di |dia de )?natal(?:e)?|(?:eerste )?kerst(?:dag|mis)?|boze(?:go)? narodzeni[ea]',
  ],
  [
    12,
    31,
    'new years? eve|new year s eve|silvester\\w*|saint sylvestre|reveillon(?: du nouvel an)?|nochevieja|fin de ano|san silvestro|(?:vespera|passagem) de ano(?: novo)?|oudejaars(?:dag|avond)|oudjaar(?:sdag)?|oud en nieuw|sylwest\\w*',
  ],
  [
    1,
    1,
    'new years?(?: s)?(?: day)?|neujahr\\w*|nouvel an|jour de l an|ano nuevo|capodanno|ano novo|nieuwjaar(?:sdag)?|now(?:y|ego) rok(?:u)?',
  ],
  [
    1,
    6,
    'epiphany|(?:heilige )?drei ?konig\\w*|heilige drei konige|epiphanie|(?:dia de )?(?:los )?reyes|epifania|befana|dia de reis|driekoningen|trzech kroli',
  ],
  [
    5,
    1,
    'labou?r day|may day|tag der arbeit|fete du travail|dia del trabajo|dia do trabalhador|festa (?:del lavoro|dei lavoratori)|dag van de arbeid|swieto pracy',
  ],
  [8, 15, 'maria himmelfahrt|assumption|assomption|asuncion|ferragosto|assuncao|maria hemelvaart|wniebowzieci\\w+'],
  [10, 3, 'tag der (?:deutschen )?einheit'],
  [10, 31, 'halloween|reformationstag'],
  [
    11,
    1,
    'all saints(?: day)?|allerheiligen|toussaint|todos los santos|ognissanti|todos os santos|wszystkich swietych',
  ],
  [
    2,
    14,
    'valentines? day|valentinstag|saint valentin|san valentin|san valentino|dia dos namorados|valentijnsdag|walentynki',
  ],
  [4, 27, 'koningsdag'],
  [7, 14, 'bastille day|fete nationale'],
  [7, 4, 'fourth of july|independence day'],
];

/** Holidays by their number of days after Easter Sunday. */
const MOVABLE: readonly (readonly [days: number, names: string])[] = [
  [
    -2,
    'good friday|karfreitag|vendredi saint|viernes santo|venerdi santo|sexta(?: feira)? santa|goede vrijdag|wielki piatek',
  ],
  [
    1,
    'easter monday|ostermontag|lundi de paques|lunes de pascua|pasquetta|lunedi dell angelo|segunda(?: feira)? de pascoa|tweede paasdag|paasmaandag|poniedzialek wielkanocny|lany poniedzialek',
  ],
  [
    39,
    'ascension(?: day)?|(?<!maria )(?:christi )?himmelfahrt|ascensione|(?<!maria )hemelvaart(?:sdag)?|wniebowstapieni\\w+',
  ],
  [50, 'whit monday|pfingstmontag|lundi de pentecote|lunes de pentecostes|tweede pinksterdag|pinkstermaandag'],
  [
    49,
    'whit sunday|pentecost|pfingsten|pfingstsonntag|pentecote|pentecostes|pentecoste|pinksteren|eerste pinksterdag|zielone swiatki',
  ],
  [60, 'corpus christi|fronleichnam|corpus domini|boze cialo'],
  [
    0,
    'easter(?: sunday)?|ostersonntag|ostern|(?:dimanche de )?paques|(?:domingo de )?pascua|domingo de resurreccion|pasqua|(?:domingo de )?pascoa|eerste paasdag|paaszondag|pasen|wielkanoc\\w*',
  ],
];

/** Returns Easter Sunday of a year (the method of Meeus, Jones and Butcher). */
function easterOf(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return dayOf(year, Math.floor(n / 31), (n % 31) + 1);
}

const whole = (names: string) => new RegExp(`(?<![a-z0-9])(?:${names})(?![a-z0-9])`);

const HOLIDAYS: readonly (readonly [RegExp, (year: number) => number])[] = [
  ...MOVABLE.slice(0, -1).map(([days, names]) => [whole(names), (year: number) => easterOf(year) + days] as const),
  ...FIXED.map(([month, date, names]) => [whole(names), (year: number) => dayOf(year, month, date)] as const),
  ...MOVABLE.slice(-1).map(([days, names]) => [whole(names), (year: number) => easterOf(year) + days] as const),
];

/** Finds a holiday in a text without accents. Returns its next date (today or later) and the rest of the text. */
export function findHoliday(text: string, today: number): { readonly day: number; readonly rest: string } | null {
  for (const [names, dayIn] of HOLIDAYS) {
    if (!names.test(text)) continue;
    const year = dateOf(today).getUTCFullYear();
    const day = dayIn(year);
    return { day: day >= today ? day : dayIn(year + 1), rest: text.replace(names, ' ') };
  }
  return null;
}
