import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Makes the price lists in test/fixtures/price-lists again: five printed by Chromium, five exported by LibreOffice.
// `node --import tsx test/support/make-price-lists.ts` needs `chromium` and `soffice` (Debian: libreoffice-writer-nogui,
// libreoffice-calc-nogui). Each list's rows stand beside it, as the reader must return them.

/** A cell: its text, and how many columns and rows it spans. */
type Cell = string | { readonly text: string; readonly columns?: number; readonly rows?: number };

interface PriceList {
  readonly title: string;
  readonly head: readonly (readonly Cell[])[];
  readonly body: readonly (readonly Cell[])[];
  /** Widths in points. */
  readonly widths: readonly number[];
  readonly notes: readonly string[];
  /** The rows as passages show them. */
  readonly rows: readonly string[];
}

const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text);
const spanOf = (cell: Cell) => ({ columns: 1, rows: 1, ...(typeof cell === 'object' && cell) });

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

const LISTS: Record<string, PriceList> = {
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

const STYLES: Record<string, string> = {
  'chromium-grid-en':
    'table{border-collapse:collapse} td,th{border:1px solid #444;padding:4px 6px} td+td{text-align:right}',
  'chromium-plain-de': 'td,th{padding:4px 8px;text-align:left} td+td,th+th{text-align:right}',
  'chromium-merged-fr':
    'table{border-collapse:collapse} td,th{border-top:1px solid #999;padding:5px 6px} td:nth-last-child(-n+2){text-align:right}',
  'chromium-pages-en':
    'table{border-spacing:0} td,th{padding:3px 6px;text-align:left} tbody tr:nth-child(even){background:#ddd} td:nth-child(n+3){text-align:right}',
  'chromium-dense-es':
    'table{border-spacing:0} td,th{padding:0 12px 0 0;text-align:left;vertical-align:top} td:last-child{text-align:right}',
};

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function html({ title, head, body, widths, notes }: PriceList, style: string, border: number): string {
  const row = (cells: readonly Cell[], tag: string, isPlain: boolean) => {
    const written = cells.map((cell) => {
      const { columns, rows } = spanOf(cell);
      const isNumber = /^[\d.,]+( ?[€h]| min)?$/.test(textOf(cell));
      const align = isPlain && isNumber ? ' align="right"' : '';
      return `<${tag} colspan="${columns}" rowspan="${rows}"${align}>${escaped(textOf(cell))}</${tag}>`;
    });
    return `<tr>${written.join('')}</tr>`;
  };
  const isPlain = style === '';
  return `<!doctype html><meta charset="utf-8"><style>body{font:10pt 'DejaVu Sans'} h1{font-size:16pt} ${style}</style>
<h1>${escaped(title)}</h1>
<table border="${border}" cellspacing="0" width="${widths.reduce((sum, width) => sum + width, 0) * 1.333}">
<colgroup>${widths.map((width) => `<col style="width:${width}pt" width="${width * 1.333}">`).join('')}</colgroup>
<thead>${head.map((cells) => row(cells, 'th', isPlain)).join('')}</thead>
<tbody>${body.map((cells) => row(cells, 'td', isPlain)).join('\n')}</tbody></table>
${notes.map((note) => `<p>${escaped(note)}</p>`).join('')}`;
}

/** A flat OpenDocument spreadsheet, with wrapped cells. */
function spreadsheet({ title, head, body, widths, notes }: PriceList, hasLines: boolean): string {
  const line = hasLines ? 'fo:border="0.5pt solid #000000"' : '';
  const style = (name: string, align: string) =>
    `<style:style style:name="${name}" style:family="table-cell"><style:table-cell-properties fo:wrap-option="wrap" ` +
    `style:vertical-align="middle" style:text-align-source="fix" ${name === 'plain' ? '' : line}/>` +
    `<style:paragraph-properties fo:text-align="${align}"/></style:style>`;
  const taken = new Map<string, true>();
  const rows = [...head, ...body].map((cells, at) => {
    const written: string[] = [];
    let column = 0;
    const skipCovered = () => {
      while (taken.has(`${at} ${column}`)) {
        written.push('<table:covered-table-cell/>');
        column++;
      }
    };
    for (const cell of cells) {
      skipCovered();
      const { columns, rows: spanned } = spanOf(cell);
      for (let down = 0; down < spanned; down++) {
        for (let right = 0; right < columns; right++) taken.set(`${at + down} ${column + right}`, true);
      }
      const isNumber = /^[\d.,]+ ?[€h]?$/.test(textOf(cell)) && at >= head.length;
      written.push(
        `<table:table-cell table:style-name="${isNumber ? 'right' : 'left'}" office:value-type="string" ` +
          `table:number-columns-spanned="${columns}" table:number-rows-spanned="${spanned}">` +
          `<text:p>${escaped(textOf(cell))}</text:p></table:table-cell>`,
      );
      for (let right = 1; right < columns; right++) written.push('<table:covered-table-cell/>');
      column += columns;
    }
    skipCovered();
    return `<table:table-row table:style-name="row">${written.join('')}</table:table-row>`;
  });
  const alone = (text: string) =>
    `<table:table-row><table:table-cell table:style-name="plain" table:number-columns-spanned="${widths.length}" ` +
    `office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell></table:table-row>`;
  const empty = '<table:table-row><table:table-cell/></table:table-row>';
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
 xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
 xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
 xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2"
 office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
${widths.map((width, at) => `<style:style style:name="c${at}" style:family="table-column"><style:table-column-properties style:column-width="${width}pt"/></style:style>`).join('')}
<style:style style:name="row" style:family="table-row"><style:table-row-properties style:use-optimal-row-height="true"/></style:style>
${style('left', 'start')}${style('right', 'end')}${style('plain', 'start')}
</office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="Preise">
${widths.map((_, at) => `<table:table-column table:style-name="c${at}"/>`).join('')}
${alone(title)}${empty}${rows.join('\n')}${empty}${notes.map(alone).join('')}
</table:table></office:spreadsheet></office:body></office:document>`;
}

const folder = fileURLToPath(new URL('../fixtures/price-lists/', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'price-lists-'));
for (const [name, list] of Object.entries(LISTS)) {
  const [program = '', kind] = name.split('-');
  const source = join(work, `${name}.${program === 'calc' ? 'fods' : 'html'}`);
  const pdf = join(folder, `${name}.pdf`);
  if (program === 'calc') writeFileSync(source, spreadsheet(list, kind === 'merged'));
  else writeFileSync(source, html(list, STYLES[name] ?? '', kind === 'grid' && program === 'writer' ? 1 : 0));
  if (program === 'chromium') {
    execFileSync('chromium', ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${pdf}`, source]);
  } else {
    const filter = program === 'calc' ? 'pdf:calc_pdf_Export' : 'pdf:writer_pdf_Export';
    execFileSync('soffice', [
      '--headless',
      ...(program === 'writer' ? ['--infilter=HTML (StarWriter)'] : []),
      `-env:UserInstallation=file://${work}/profile`,
      '--convert-to',
      filter,
      '--outdir',
      folder,
      source,
    ]);
  }
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify({ title: [list.title], rows: list.rows, notes: list.notes }, null, 2)}\n`,
  );
}
rmSync(work, { recursive: true });
