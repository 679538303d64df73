import type { HoursTable } from '@frontdesk/shared/endpoints/opening-hours';
import { withoutAccents } from '../terms/terms';

/** What a table of hours may be for, with its names in all eight languages, without accents. */
const KINDS: Readonly<Record<string, string>> = {
  kitchen: 'kitchen|kuchen?|kueche|kuchen(?= schluss)|cuisines?|cocina|cucina|cozinha|keuken|kuchni\\w{0,3}',
  restaurant: 'restaurants?|restaurante|ristorante|restauracj\\w{0,3}|gaststube|gaststatte|speisesaal',
  bar: 'bars?|barem|barze|baru',
  cafe: 'cafes?|caffe|cafeteria|caffetteria|kawiarni\\w{0,3}|coffee shop|bistro',
  pool: '(?:swimming )?pools?|schwimmbad|hallenbad|freibad|piscines?|piscina|zwembad|basen\\w{0,3}|alberca',
  spa: 'spa|wellness\\w{0,3}',
  sauna: 'saun\\w{1,3}',
  gym: 'gym|fitness\\w{0,3}|(?:salle de sport)|gimnasio|palestra|ginasio|sportschool|silowni\\w{0,3}',
  reception:
    'receptions?|rezeption|empfang|accueil|recepcion|ricevimento|rece[pc]?cao|receptie|balie|recepcj\\w{0,3}|front desk',
  breakfast:
    'breakfasts?|fruhstuck\\w{0,3}|petits? dejeuners?|desayunos?|colazione|prima colazione|pequeno almoco|cafe da manha|ontbijt\\w{0,3}|sniadani\\w{0,3}',
  lunch: 'lunch|mittagessen|mittagstisch|(?<!petit )dejeuner|almuerzos?|pranzo|(?<!pequeno )almoco|obiad\\w{0,3}',
  dinner: 'dinner|abendessen|diner|cena|jantar|avondeten|kolacj\\w{0,3}',
  shop: 'shops?|stores?|laden|geschaft|boutique|magasin|tienda|negozio|loja|winkel|sklep\\w{0,3}',
  office: 'offices?|buro|buero|bureau|oficina|ufficio|escritorio|kantoor|biur\\w{0,3}',
  phone:
    'phones?|hotline|telephone|telefon\\w{0,3}|support|customer service|kundendienst|kundenservice|servicio al cliente|klantenservice',
  workshop: 'workshop|werkstatt|atelier|taller|officina|werkplaats|warsztat\\w{0,3}',
  terrace: 'terrace|terrasse|terraza|terrazza|terraco|esplanada|terras|taras\\w{0,3}|biergarten|beer garden|rooftop',
  garden: 'gardens?|garten|jardin|giardino|jardim|tuin|ogrod\\w{0,3}',
  museum: 'museums?|musee|museo|museu|muze\\w{1,3}',
  library: 'librar(?:y|ies)|bibliothek|bucherei|bibliotheque|biblioteca|bibliotheek|bibliotek\\w{0,3}',
  parking:
    'parking|car park|parkplatz|parkhaus|tiefgarage|garage|aparcamiento|parcheggio|estacionamento|parkeergarage|parkeerplaats',
  checkin: 'check ?in',
  checkout: 'check ?out',
  delivery:
    'deliver(?:y|ies)|lieferung|lieferservice|lieferdienst|livraisons?|entregas?|reparto|consegn[ae]|bezorg\\w{0,3}|dostaw\\w{0,3}',
  pickup:
    'pick ?up|takeaway|take ?out|abholung|a emporter|retrait|recogida|asporto|ritiro|takeaway|afhalen|odbior\\w{0,3}',
  tickets:
    'box office|ticket (?:office|desk|counter)|kasse|abendkasse|tageskasse|billetterie|guichet|taquilla|biglietteria|bilheteira|bilheteria|kassa|kas[ay]',
  bakery: 'bakery|backerei|boulangerie|panaderia|panificio|padaria|bakkerij|piekarni\\w{0,3}',
  pharmacy: 'pharmacy|apotheke|pharmacie|farmacia|apotheek|aptek\\w{0,3}',
  roomService:
    'room service|zimmerservice|service en chambre|servicio de habitaciones|servizio in camera|servico de quarto|roomservice',
  kiosk: 'kiosk|kiosque|quiosco|chiosco|quiosque|kiosku',
  counter: 'counter|schalter|guichet|ventanilla|sportello|balcao|loket|okienk\\w{0,3}',
  consultation: 'consultations?|sprechstunde|consulta|visite|spreekuur',
  kidsClub: 'kids ?club|kinderclub|playground|spielplatz|club enfants|miniclub|aire de jeux|speeltuin|plac zabaw',
  hall: '(?:climbing |sports )?hall|halle|salle|sala|hal',
};

const whole = (names: string) => new RegExp(`(?<![a-z0-9])(?:${names})(?![a-z0-9])`);
const PATTERNS = Object.entries(KINDS).map(([kind, names]) => ({ kind, pattern: whole(names) }));

/** Returns a name in lower case, without accents or punctuation. */
export const plainName = (name: string): string =>
  withoutAccents(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export const kindsIn = (text: string) => PATTERNS.filter(({ pattern }) => pattern.test(text));

/** Kinds of businesses that are not among the kinds of tables. */
const HOUSES: Readonly<Record<string, string>> = {
  hairdresser: 'hairdressers?|friseur|coiffeur|peluqueria|parrucchiere|cabeleireiro|kapper|fryzjer\\w{0,3}',
  zoo: 'zoo',
  hotel: 'hotel\\w{0,3}|hostel|pension|inn|guest ?house|gasthof|auberge|albergo',
  supermarket: 'supermarkets?|supermarkt|supermarche|supermercado|supermercato|market|markt',
  bank: 'bank',
  clinic: 'clinic|klinik|clinique|clinica|kliniek|klinik\\w{0,3}',
  garage: 'garage',
  cinema: 'cinema|kino',
  theatre: 'theatre|theater',
  gallery: 'gallery|galerie|galeria|galleria',
  pizzeria: 'pizzeria|trattoria|osteria|bistrot?|brasserie|gasthaus|wirtshaus|steakhouse',
};

/** Kinds of businesses in which a shop, an office or a studio is a different place from the business itself. */
const LARGE: ReadonlySet<string> = new Set(
  'hotel museum restaurant pizzeria bar cafe pool spa sauna gym library zoo cinema theatre gallery clinic bank'.split(
    ' ',
  ),
);
const GENERAL = whole(
  'shops?|stores?|offices?|salon|practice|branch|laden|geschaft|buro|praxis|filiale|winkel|zaak|kantoor|praktijk|filiaal|magasin|boutique|bureaux?|cabinet|agence|tiendas?|oficina|consulta|sucursal|negozi|negozio|ufficio|filiale|loja|lojas|escritorio|consultorio|filial|sklep\\w{0,3}|biur\\w{0,3}|gabinet',
);

const HOUSE_PATTERNS = [
  ...PATTERNS,
  ...Object.entries(HOUSES).map(([kind, names]) => ({ kind, pattern: whole(names) })),
];

export interface FoundTable {
  /** Null when the text names no table, and therefore means the first one. */
  readonly table: HoursTable | null;
  /** Whether the text names the business itself. */
  readonly isHouse: boolean;
  readonly rest: string;
}

/** Last words of compounds whose other words only specify which place is meant: 'Pool Bar'. */
const HEAD = whole(
  'bar|pool|shop|store|kitchen|office|gym|desk|counter|garden|terrace|kuche|laden|garten|keuken|winkel',
);
const JOINED = /[&+/,]| (?:and|und|et|y|e|en|i) /;
/** Kinds of places that precede their name: 'Restaurant Luna'. */
const TITLED: ReadonlySet<string> = new Set([
  'restaurant',
  'bar',
  'cafe',
  'museum',
  'spa',
  'bakery',
  'pharmacy',
  'hall',
]);

/** Returns the kinds of table that a text may mean: only the bar for 'Pool Bar', none for 'Pool towels'. */
function headsOf(table: HoursTable) {
  const name = plainName(table.name);
  const kinds = kindsIn(name);
  const spans = kinds.map(({ kind, pattern }) => {
    const match = pattern.exec(name);
    return { kind, pattern, word: match?.[0] ?? '', from: match?.index ?? 0 };
  });
  if (JOINED.test(table.name)) return kinds;
  if (spans.length > 1) {
    return spans.filter(({ word, from }) => from + word.length === name.length && HEAD.test(word));
  }
  return spans.filter(({ kind, word, from }) => {
    const [before, after] = [name.slice(0, from).trim(), name.slice(from + word.length).trim()];
    return (
      after === '' ||
      (before === '' && (TITLED.has(kind) || /^(?:de|du|des|della|dell|del|do|da|van|zeiten|hours|\d)/.test(after)))
    );
  });
}

/**
 * Finds the table that a text without accents names, in any of the languages. `business` is the name of the business,
 * such as 'Café Luna': there 'the cafe' means the first table.
 */
export function findTable(text: string, tables: readonly HoursTable[], business: string): FoundTable {
  const named = tables
    .flatMap((table, at) => {
      const name = plainName(table.name) || (table.name === '' ? '' : rawToken(at));
      if (name === '') return [];
      // 'Kitchens', 'kuchni' and 'Poolbar' are inflected or compound forms.
      const words = name.split(' ').map((word) => (word.length > 4 ? `${word.slice(0, -1)}\\w{0,3}` : word));
      const own = whole(words.join(' '));
      const patterns = [own, ...headsOf(table).map(({ pattern }) => pattern)];
      return patterns.map((pattern) => ({ table, match: pattern.exec(text)?.[0] ?? '', isOwn: pattern === own }));
    })
    .filter(({ match }) => match !== '')
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || other.match.length - one.match.length);
  const [best] = named;
  if (best) return { table: best.table, isHouse: false, rest: without(text, best.match) };
  const plainBusiness = plainName(business);
  const names = plainBusiness === '' ? null : whole(plainBusiness).exec(text)?.[0];
  if (names) return { table: null, isHouse: true, rest: without(text, names) };
  for (const { pattern } of HOUSE_PATTERNS) {
    const match = pattern.test(plainBusiness) ? pattern.exec(text)?.[0] : undefined;
    if (match !== undefined) return { table: null, isHouse: true, rest: without(text, match) };
  }
  const isRestaurant = RESTAURANT.test(plainBusiness) ? PATTERNS.find(({ kind }) => kind === 'restaurant') : undefined;
  const restaurant = isRestaurant?.pattern.exec(text)?.[0];
  if (restaurant) return { table: null, isHouse: true, rest: without(text, restaurant) };
  return { table: null, isHouse: false, rest: text };
}

const RESTAURANT = whole(HOUSES['pizzeria'] ?? '');

/** Whether a text names a place that may differ from the business itself: the shop of a hotel, or a bank in any case. */
export function isElsewhere(text: string, business: string): boolean {
  const kinds = HOUSE_PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ kind }) => kind);
  if (kinds.some((kind) => kind !== 'shop' && kind !== 'office')) return true;
  const plainBusiness = plainName(business);
  return (
    GENERAL.test(text) && HOUSE_PATTERNS.some(({ kind, pattern }) => LARGE.has(kind) && pattern.test(plainBusiness))
  );
}

/** Replaces a table name that has no Latin letters. */
export const rawToken = (at: number): string => `namedtable${at}`;

const without = (text: string, match: string) => text.replace(match, ' ');
