/** A cell: its text, and how many columns and rows it spans. */
export type Cell = string | { readonly text: string; readonly columns?: number; readonly rows?: number };

export interface PriceList {
  readonly title: string;
  readonly head: readonly (readonly Cell[])[];
  readonly body: readonly (readonly Cell[])[];
  /** Widths in points. */
  readonly widths: readonly number[];
  readonly notes: readonly string[];
  /** The rows in the form that passages contain. */
  readonly rows: readonly string[];
}

/** Rows of a plain table. */
const rowsOf = (names: readonly string[], body: readonly (readonly string[])[]) =>
  body.map((row) =>
    row.flatMap((cell, at) => (cell === '' ? [] : [names[at] ? `${names[at]}: ${cell}` : cell])).join('; '),
  );

const ROOMS = [
  ['Single room, courtyard view', '72', '84', '98'],
  ['Double room, garden view with balcony', '98', '118', '145'],
  ['Double room, lake view', '124', '149', '182'],
  ['Family room (4 persons, two bedrooms)', '152', '178', '214'],
  ['Suite', '220', '260', '310'],
];
const ROOM_NAMES = ['Room', 'Low season (Nov–Mar)', 'Mid season (Apr–Jun, Sep–Oct)', 'High season (Jul–Aug)'];

const ZIMMER = [
  ['Einzelzimmer zum Innenhof', '1', '72,00 €', '86,50 €'],
  ['Doppelzimmer mit Balkon und Blick auf den Garten', '2', '98,00 €', '118,00 €'],
  ['Doppelzimmer Seeblick', '2', '124,00 €', '149,00 €'],
  ['Familienzimmer mit zwei Schlafzimmern (bis 4 Personen)', '4', '1.152,00 €', '1.378,00 €'],
  ['Aufbettung', '1', '', '35,00 €'],
];
const ZIMMER_NAMES = ['Zimmer', 'Personen', 'Preis je Nacht Nebensaison', 'Preis je Nacht Hauptsaison'];

const COURS = [
  ['Débutants', ['Cours collectif du matin', '45', '60'], ['Cours collectif de l’après-midi', '40', '55']],
  [
    'Confirmés',
    ['Cours particulier d’une heure', '70', '85'],
    ['Demi-journée avec guide, repas compris', '180', '210'],
  ],
] as const;

const PARTS = Array.from({ length: 58 }, (_, at) => [
  `P-${100 + at}`,
  ['Seal', 'Bolt', 'Washer for the pump of the second circuit', 'Filter'][at % 4] ?? '',
  `${(at * 7) % 40}`,
  `${(3.5 + at * 1.25).toFixed(2)}`,
]);
const PART_NAMES = ['Part no.', 'Name', 'In stock', 'Price (EUR)'];

const CARTA = [
  ['Gazpacho andaluz', 'Sopa fría de tomate, pepino y pimiento, con picatostes de pan de pueblo', '6,50 €'],
  ['Pulpo a la gallega', 'Con patata cocida, aceite de oliva virgen y pimentón de la Vera', '14,90 €'],
  ['Croquetas', 'Ocho unidades, de jamón o de setas', '9,00 €'],
  ['Arroz negro', 'Con calamar y alioli; mínimo dos personas', '16,50 €'],
  ['Tarta de queso', 'Casera', '5,80 €'],
];

const TARIFE = [
  ['Kanu', '2', '9 €', '24 €'],
  ['Kajak, Einer, mit Spritzdecke und Paddel', '1', '8 €', '22 €'],
  ['Stand-up-Paddle', '1', '10 €', '28 €'],
  ['Elektroboot (führerscheinfrei, mit Sonnendach)', '5', '29 €', '120 €'],
];
const TARIF_NAMES = ['Boot', 'Personen', 'je Stunde', 'je Tag'];

const SPA = [
  ['Back massage', '25 min', '39.00'],
  ['Full body massage with warm oil and hot stones', '50 min', '79.00'],
  ['Facial', '40 min', '55.00'],
  ['Day pass for sauna, pool and gym, towel included', '1 day', '25.00'],
  ['Evening pass', '17:00–22:00', '15.00'],
];
const SPA_NAMES = ['Treatment', 'Duration', 'Price (GBP)'];

const MENUISERIE = [
  ['Chêne', ['20 mm', '48,00', '52,80'], ['40 mm', '86,00', '94,60']],
  ['Hêtre massif', ['20 mm', '39,50', '43,45'], ['27 mm', '51,00', '56,10'], ['40 mm', '72,00', '79,20']],
  ['Pin', ['18 mm', '17,90', '19,69']],
] as const;

const WERKSTATT = [
  ['Ölwechsel', '0,5', '49,00'],
  ['Inspektion klein', '1,5', '129,00'],
  ['Inspektion groß mit Austausch der Zündkerzen', '3,0', '289,00'],
  ['Radwechsel', '0,4', '35,00'],
  ['Bremsbeläge vorn', '1,2', '179,00'],
];

const EXCURSIONES = Array.from({ length: 64 }, (_, at) => [
  `${['Ruta', 'Paseo', 'Visita', 'Travesía'][at % 4]} ${at + 1}`,
  `${2 + (at % 5)} h`,
  `${20 + at} €`,
  at % 6 === 0 ? '' : `${10 + at} €`,
]);
const EXCURSION_NAMES = ['Excursión', 'Duración', 'Adultos', 'Niños'];

/** Price lists, by program and kind of table. */
export const PRICE_LISTS: Readonly<Record<string, PriceList>> = {
  'chromium-grid-en': {
    title: 'Room rates 2027',
    head: [ROOM_NAMES],
    body: ROOMS,
    widths: [110, 70, 80, 70],
    notes: ['All prices in euro, for a room and a night, breakfast included.'],
    rows: rowsOf(ROOM_NAMES, ROOMS),
  },
  'chromium-plain-de': {
    title: 'Zimmerpreise',
    head: [ZIMMER_NAMES],
    body: ZIMMER,
    widths: [150, 70, 85, 85],
    notes: ['* Die Kurtaxe von 2,50 € je Person und Nacht ist nicht enthalten.'],
    rows: rowsOf(ZIMMER_NAMES, ZIMMER),
  },
  'chromium-merged-fr': {
    title: 'Tarifs de l’école',
    head: [
      [
        { text: 'Niveau', rows: 2 },
        { text: 'Formule', rows: 2 },
        { text: 'Prix (EUR)', columns: 2 },
      ],
      ['Basse saison', 'Haute saison'],
    ],
    body: COURS.flatMap(([level, ...courses]) =>
      courses.map((row, at) => (at === 0 ? [{ text: level, rows: courses.length }, ...row] : [...row])),
    ),
    widths: [80, 120, 70, 70],
    notes: ['Réservation la veille avant 18 h.'],
    rows: COURS.flatMap(([level, ...courses]) =>
      rowsOf(
        ['Niveau', 'Formule', 'Prix (EUR), Basse saison', 'Prix (EUR), Haute saison'],
        courses.map((row) => [level, ...row]),
      ),
    ),
  },
  'chromium-pages-en': {
    title: 'Spare parts',
    head: [PART_NAMES],
    body: PARTS,
    widths: [60, 110, 60, 70],
    notes: ['Prices without tax.', 'Delivery takes three days.'],
    rows: rowsOf(PART_NAMES, PARTS),
  },
  'chromium-dense-es': {
    title: 'Nuestra carta',
    head: [['Plato', 'Descripción', 'Precio']],
    body: CARTA,
    widths: [100, 160, 60],
    notes: ['IVA incluido.'],
    rows: rowsOf(
      ['Plato', 'Descripción', 'Precio'],
      CARTA.map((row) => row.map((cell) => cell.replace(';', ','))),
    ),
  },
  'writer-grid-de': {
    title: 'Bootsverleih',
    head: [TARIF_NAMES],
    body: TARIFE,
    widths: [140, 60, 60, 60],
    notes: ['Kaution: 50 €.'],
    rows: rowsOf(TARIF_NAMES, TARIFE),
  },
  'writer-plain-en': {
    title: 'Spa',
    head: [SPA_NAMES],
    body: SPA,
    widths: [130, 90, 70],
    notes: ['Please book at the desk.'],
    rows: rowsOf(SPA_NAMES, SPA),
  },
  'calc-merged-fr': {
    title: 'Plateaux sur mesure',
    head: [
      [
        { text: 'Bois', rows: 2 },
        { text: 'Épaisseur', rows: 2 },
        { text: 'Prix au m² (EUR)', columns: 2 },
      ],
      ['HT', 'TTC'],
    ],
    body: MENUISERIE.flatMap(([wood, ...sizes]) =>
      sizes.map((row, at) => (at === 0 ? [{ text: wood, rows: sizes.length }, ...row] : [...row])),
    ),
    widths: [80, 70, 70, 70],
    notes: ['Découpe comprise.'],
    rows: MENUISERIE.flatMap(([wood, ...sizes]) =>
      rowsOf(
        ['Bois', 'Épaisseur', 'Prix au m² (EUR), HT', 'Prix au m² (EUR), TTC'],
        sizes.map((row) => [wood, ...row]),
      ),
    ),
  },
  'calc-units-de': {
    title: 'Werkstattpreise',
    head: [
      ['Leistung', 'Dauer', 'Festpreis'],
      ['', 'h', '€'],
    ],
    body: WERKSTATT,
    widths: [130, 60, 60],
    notes: ['Alle Preise mit Mehrwertsteuer.'],
    rows: rowsOf(['Leistung', 'Dauer (h)', 'Festpreis (€)'], WERKSTATT),
  },
  'calc-pages-es': {
    title: 'Excursiones',
    head: [EXCURSION_NAMES],
    body: EXCURSIONES,
    widths: [110, 60, 60, 60],
    notes: ['Los niños pagan hasta los 12 años.'],
    rows: rowsOf(EXCURSION_NAMES, EXCURSIONES),
  },
};
