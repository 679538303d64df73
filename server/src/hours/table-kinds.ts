import type { HoursTable } from '@frontdesk/shared/endpoints/opening-hours';
import { withoutAccents } from '../terms/terms';

/** What a table may be for, by its names in all eight languages, without accents. */
const KINDS: Readonly<Record<string, string>> = {
  kitchen: 'kitchen|kuchen?|kueche|kuchen(?= schluss)|cuisines?|cocina|cucina|cozinha|keuken|kuchni\\w*',
  restaurant: 'restaurants?|restaurante|ristorante|restauracj\\w*|gaststube|gaststatte|speisesaal',
  bar: 'bars?|barem|barze|baru',
  cafe: 'cafes?|caffe|cafeteria|caffetteria|kawiarni\\w*|coffee shop|bistro',
  pool: '(?:swimming )?pools?|schwimmbad|hallenbad|freibad|piscines?|piscina|zwembad|basen\\w*|alberca',
  spa: 'spa|wellness\\w*',
  sauna: 'saun\\w+',
  gym: 'gym|fitness\\w*|(?:salle de sport)|gimnasio|palestra|ginasio|sportschool|silowni\\w*',
  reception:
    'receptions?|rezeption|empfang|accueil|recepcion|ricevimento|rece[pc]?cao|receptie|balie|recepcj\\w*|front desk',
  breakfast:
    'breakfasts?|fruhstuck\\w*|petits? dejeuners?|desayunos?|colazione|prima colazione|pequeno almoco|cafe da manha|ontbijt\\w*|sniadani\\w*',
  lunch: 'lunch|mittagessen|mittagstisch|(?<!petit )dejeuner|almuerzos?|pranzo|(?<!pequeno )almoco|obiad\\w*',
  dinner: 'dinner|abendessen|diner|cena|jantar|avondeten|kolacj\\w*',
  shop: 'shops?|stores?|laden|geschaft|boutique|magasin|tienda|negozio|loja|winkel|sklep\\w*',
  office: 'offices?|buro|buero|bureau|oficina|ufficio|escritorio|kantoor|biur\\w*',
  phone:
    'phones?|hotline|telephone|telefon\\w*|support|customer service|kundendienst|kundenservice|servicio al cliente|klantenservice',
  workshop: 'workshop|werkstatt|atelier|taller|officina|werkplaats|warsztat\\w*',
  terrace: 'terrace|terrasse|terraza|terrazza|terraco|esplanada|terras|taras\\w*|biergarten|beer garden|rooftop',
  garden: 'gardens?|garten|jardin|giardino|jardim|tuin|ogrod\\w*',
  museum: 'museums?|musee|museo|museu|muze\\w+',
  library: 'librar(?:y|ies)|bibliothek|bucherei|bibliotheque|biblioteca|bibliotheek|bibliotek\\w*',
  parking:
    'parking|car park|parkplatz|parkhaus|tiefgarage|garage|aparcamiento|parcheggio|estacionamento|parkeergarage|parkeerplaats',
  checkin: 'check ?in',
  checkout: 'check ?out',
  delivery:
    'deliver(?:y|ies)|lieferung|lieferservice|lieferdienst|livraisons?|entregas?|reparto|consegn[ae]|bezorg\\w*|dostaw\\w*',
  pickup: 'pick ?up|takeaway|take ?out|abholung|a emporter|retrait|recogida|asporto|ritiro|takeaway|afhalen|odbior\\w*',
  tickets:
    'box office|ticket (?:office|desk|counter)|kasse|abendkasse|tageskasse|billetterie|guichet|taquilla|biglietteria|bilheteira|bilheteria|kassa|kas[ay]',
  bakery: 'bakery|backerei|boulangerie|panaderia|panificio|padaria|bakkerij|piekarni\\w*',
  pharmacy: 'pharmacy|apotheke|pharmacie|farmacia|apotheek|aptek\\w*',
  roomService:
    'room service|zimmerservice|service en chambre|servicio de habitaciones|servizio in camera|servico de quarto|roomservice',
  kiosk: 'kiosk|kiosque|quiosco|chiosco|quiosque|kiosku',
  counter: 'counter|schalter|guichet|ventanilla|sportello|balcao|loket|okienk\\w*',
  consultation: 'consultations?|sprechstunde|consulta|visite|spreekuur',
  kidsClub: 'kids ?club|kinderclub|playground|spielplatz|club enfants|miniclub|aire de jeux|speeltuin|plac zabaw',
  hall: '(?:climbing |sports )?hall|halle|salle|sala|hal',
};

const whole = (names: string) => new RegExp(`(?<![a-z0-9])(?:${names})(?![a-z0-9])`);
const PATTERNS = Object.entries(KINDS).map(([kind, names]) => ({ kind, pattern: whole(names) }));

/** Returns a name in lower case without accents and punctuation. */
export const plainName = (name: string): string =>
  withoutAccents(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export const kindsIn = (text: string) => PATTERNS.filter(({ pattern }) => pattern.test(text));

/** The house itself, if it is one of these: its own hours are those of the first table. */
const HOUSES = whole(
  'museums?|musee|museo|museu|muze\\w+|librar(?:y|ies)|bibliothek|bucherei|bibliotheque|biblioteca|bibliotheek|bibliotek\\w*|pharmacy|apotheke|pharmacie|farmacia|apotheek|aptek\\w*|bakery|backerei|boulangerie|panaderia|panificio|padaria|bakkerij|piekarni\\w*|hairdressers?|friseur|coiffeur|peluqueria|parrucchiere|cabeleireiro|kapper|fryzjer\\w*|zoo|hotels?|supermarkets?|supermarkt|supermarche|supermercado|supermercato|bank|clinic|klinik|clinique|clinica|kliniek|klinik\\w*|workshop|werkstatt|atelier|taller|officina|garage|shop|store|office|cinema|kino|theatre|theater|gallery|galerie|galeria|galleria',
);

export interface FoundTable {
  /** Null when the text names none: then the first is meant. */
  readonly table: HoursTable | null;
  readonly rest: string;
}

/**
 * Finds the table that a text without accents names, in any of the languages. `business` is the name of the house, such
 * as 'Café Luna', whose cafe is the first table.
 */
export function findTable(text: string, tables: readonly HoursTable[], business: string): FoundTable {
  const named = tables
    .flatMap((table) => {
      const name = plainName(table.name);
      if (name === '') return [];
      // 'Kitchens', 'kuchni' and 'Poolbar' are declined.
      const words = name.split(' ').map((word) => (word.length > 4 ? `${word.slice(0, -1)}\\w{0,3}` : word));
      const own = whole(words.join(' '));
      const patterns = [own, ...kindsIn(name).map(({ pattern }) => pattern)];
      return patterns.map((pattern) => ({ table, match: pattern.exec(text)?.[0] ?? '', isOwn: pattern === own }));
    })
    .filter(({ match }) => match !== '')
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || other.match.length - one.match.length);
  const [best] = named;
  if (best) return { table: best.table, rest: without(text, best.match) };
  const house = HOUSES.exec(text)?.[0];
  if (house) return { table: null, rest: without(text, house) };
  const plainBusiness = plainName(business);
  const names = plainBusiness === '' ? null : new RegExp(`(?<![a-z0-9])${plainBusiness}(?![a-z0-9])`).exec(text)?.[0];
  if (names) return { table: null, rest: without(text, names) };
  const hasKitchen = tables.some(({ name }) => kindsIn(plainName(name)).some(({ kind }) => kind === 'kitchen'));
  for (const { kind, pattern } of kindsIn(text)) {
    const isHouse = pattern.test(plainBusiness) || (kind === 'restaurant' && hasKitchen);
    if (isHouse) return { table: null, rest: without(text, pattern.exec(text)?.[0] ?? '') };
  }
  return { table: null, rest: text };
}

const without = (text: string, match: string) => text.replace(match, ' ');
