import type { Language } from '@frontdesk/shared/endpoints/languages';
import { spokenWords, termOf } from '../../terms/terms';
import type { TextLanguage } from '../../terms/text-language';
import { Vocabulary } from '../vocabulary/vocabulary';
import { WEIGHTS } from '../weights';
import { type Concept, conceptsOf, isStrong } from './concepts';

const ORDER = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'] as const satisfies readonly Language[];

/**
 * What guests of restaurants, hotels and gyms ask for: a line for each thing, a column for each language in `ORDER`.
 */
const GUEST_WORDS = `
wifi internet | wlan internet wifi | wifi internet | wifi internet | wifi internet | wifi internet | wifi internet | wifi internet
password code | passwort kennwort code | code | contraseña clave | password codice | senha código | wachtwoord code | hasło kod
breakfast | frühstück frühstücken | petit-déjeuner déjeuner | desayuno desayunar | colazione | pequeno-almoço café | ontbijt ontbijten | śniadanie śniadania
lunch | mittagessen | déjeuner | almuerzo | pranzo | almoço | lunch | obiad
dinner | abendessen | dîner | cena cenar | cena | jantar | avondeten diner | kolacja
toilet restroom bathroom | toilette wc klo | toilettes wc | baño aseo servicios | bagno toilette | banheiro | toilet wc | toaleta wc
dog | hund | chien | perro | cane | cão cachorro | hond | pies psa psem
pet animal | haustier tier | animal animaux | mascota animal | animale | animal | huisdier dier | zwierzę zwierzęta
waiter waitress | kellner kellnerin | serveur serveuse | camarero camarera | cameriere cameriera | garçom empregado | ober kelner | kelner kelnerka
menu card | speisekarte karte | menu carte | menú carta | menu | menu cardápio ementa | menukaart kaart | menu karta
pay payment | zahlen bezahlen | payer paiement | pagar pago | pagare pagamento | pagar pagamento | betalen | zapłacić płacić
card | karte kreditkarte | carte | tarjeta | carta | cartão | pas creditcard | kartą karta
cash coin | bargeld münze bar | espèces | efectivo | contanti | dinheiro | contant | gotówka gotówką
cost price | kosten preis | coûter prix | costar precio | costare prezzo | custar preço | kosten prijs | kosztować cena
room | zimmer | chambre | habitación | camera stanza | quarto | kamer | pokój
key | schlüssel | clé clef | llave | chiave | chave | sleutel | klucz
safe | safe tresor | coffre | caja | cassaforte | cofre | kluis | sejf
heating heater | heizung heizen | chauffage | calefacción | riscaldamento | aquecimento | verwarming | ogrzewanie
towel | handtuch | serviette | toalla | asciugamano | toalha | handdoek | ręcznik
checkout | checkout abreise auschecken | départ | salida | partenza | saída | uitchecken vertrek | wymeldowanie
checkin | checkin anreise einchecken | arrivée | llegada | arrivo | chegada | inchecken aankomst | zameldowanie
parking park | parken parkplatz | parking stationner garer | aparcar aparcamiento estacionar | parcheggio parcheggiare | estacionar estacionamento | parkeren parkeerplaats | parking parkować zaparkować
car | auto | voiture | coche auto | auto macchina | carro | auto | samochód auto
entrance | einfahrt eingang | entrée | entrada | entrata ingresso | entrada | ingang inrit | wejście wjazd
elevator lift | aufzug lift | ascenseur | ascensor | ascensore | elevador | lift | winda
smoke smoking | rauchen | fumer | fumar | fumare | fumar | roken | palić
pool | pool schwimmbad | piscine | piscina | piscina | piscina | zwembad | basen
sauna | sauna | sauna | sauna | sauna | sauna | sauna | sauna
socket outlet | steckdose | prise | enchufe | presa | tomada | stopcontact | gniazdko
emergency | notfall notaus | urgence | emergencia | emergenza | emergência | noodgeval noodstop | awaryjny
clean wipe | reinigen putzen abwischen | nettoyer | limpiar | pulire | limpar | schoonmaken | wyczyścić czyścić
water | wasser | eau | agua | acqua | água | water | woda
doctor | arzt | médecin | médico | medico | médico | dokter arts | lekarz
reserved | reserviert | réservé | reservado | riservato | reservado | gereserveerd | zarezerwowany`;

/** The forms of a thing in each language, as terms, and its first word in its normal spelling. */
interface Thing {
  readonly name: Readonly<Record<Language, string>>;
  readonly terms: Readonly<Record<Language, readonly string[]>>;
}

const termsIn = (forms: readonly string[], language: Language) =>
  forms.flatMap((form) => spokenWords(form.replaceAll('-', ''))).map((form) => termOf(form, language));

const THINGS: readonly Thing[] = GUEST_WORDS.trim()
  .split('\n')
  .map((line) => {
    const columns = line.split('|').map((column) => column.trim().split(' '));
    const byLanguage = <T>(read: (forms: readonly string[], language: Language) => T) =>
      Object.fromEntries(ORDER.map((language, at) => [language, read(columns[at] ?? [], language)])) as Record<
        Language,
        T
      >;
    return { name: byLanguage(([first = '']) => first), terms: byLanguage(termsIn) };
  });

const vocabularies = new Map<Language, Vocabulary>();

/** All terms of a language, used to find the parts of compounds: 'WLAN-Passwort'. */
function vocabularyOf(language: Language): Vocabulary {
  const known = vocabularies.get(language) ?? new Vocabulary();
  if (known.size === 0) known.add(new Set(THINGS.flatMap(({ terms }) => terms[language])));
  vocabularies.set(language, known);
  return known;
}

/**
 * Returns the concepts in a question in the language of the facts: the things that guests ask for are translated, its
 * other words unchanged. Null when it names none of these things.
 */
export function translated(question: string, from: Language, to: TextLanguage): Concept[] | null {
  if (to === 'und') return null;
  const found = new Map<string, Concept>();
  let isAny = false;
  for (const concept of conceptsOf(question, from)) {
    const parts = vocabularyOf(from).parts(concept.term, from);
    for (const term of parts.length > 0 ? parts : [concept.term]) {
      const thing = THINGS.find(({ terms }) => terms[from].includes(term));
      const [named] = thing ? conceptsOf(thing.name[to], to) : [];
      isAny ||= named !== undefined;
      if (thing && named) {
        const others = thing.terms[to].map((other) => [other, 1] as const);
        found.set(named.term, { ...named, weight: 1, synonyms: new Map([...named.synonyms, ...others]) });
      } else if (isStrong(concept)) found.set(term, concept);
      else found.set(term, { ...concept, weight: WEIGHTS.weakWord });
    }
  }
  return isAny ? [...found.values()] : null;
}
