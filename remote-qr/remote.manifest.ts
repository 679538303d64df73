import { defineRemote } from '@frontdesk/shared/contract';
import germanSentences from '@frontdesk/shared/endpoints/messages/de';
import frenchSentences from '@frontdesk/shared/endpoints/messages/fr';
import { QR_TYPE_NAMES, QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { KIND_FORMS, titleOf } from './src/kind-forms';
import german from './src/messages/de/kind-forms';
import french from './src/messages/fr/kind-forms';
import { PLACE_SLOT } from './src/slots';
import { formUrl } from './src/urls';

/** The texts of the kinds in languages other than English. */
const TRANSLATIONS = {
  de: { words: german, sentences: germanSentences },
  fr: { words: french, sentences: frenchSentences },
} as const;

type Texts = (typeof TRANSLATIONS)[keyof typeof TRANSLATIONS];

export default defineRemote({
  name: 'qr',
  version: '1.0.0',
  contract: '^1.3.0',
  languages: ['de', 'fr'],
  pages: {
    GenerateQrPage: './src/pages/menu/GenerateQrPage.tsx',
    QrUrlPage: './src/pages/forms/QrUrlPage.tsx',
    QrWhatsappPage: './src/pages/forms/QrWhatsappPage.tsx',
    QrCalendarEventPage: './src/pages/forms/QrCalendarEventPage.tsx',
    QrChatPage: './src/pages/forms/QrChatPage.tsx',
    QrKindPage: './src/pages/forms/QrKindPage.tsx',
    QrResultPage: './src/pages/result/QrResultPage.tsx',
    MyQrPage: './src/pages/my-qr/MyQrPage.tsx',
    PlacesPage: './src/pages/places/PlacesPage.tsx',
    SavedCodePage: './src/pages/saved-code/SavedCodePage.tsx',
    QrBatchPage: './src/pages/batch/QrBatchPage.tsx',
    QrPrintSheetPage: './src/pages/print-sheet/QrPrintSheetPage.tsx',
  },
  routes: [
    {
      path: '/GenerateQr',
      page: 'GenerateQrPage',
      access: 'signed-in',
      title: { en: 'Generate Qr Codes', de: 'QR-Code erstellen', fr: 'Créer un QR code' },
      search: {
        en: ['new', 'create', 'make'],
        de: ['neu', 'anlegen', 'erzeugen', 'generieren'],
        fr: ['nouveau', 'ajouter', 'générer'],
      },
      navigation: { icon: 'qr-scan', group: 'lists', order: 30, covers: ['/Qr'] },
    },
    ...QR_TYPES.flatMap(formRoutes),
    {
      path: '/QrResult',
      page: 'QrResultPage',
      access: 'signed-in',
      title: { en: 'QR code', de: 'QR-Code', fr: 'QR code' },
      search: false,
    },
    {
      path: '/MyQr',
      page: 'MyQrPage',
      access: 'signed-in',
      title: { en: 'My Qr', de: 'Meine QR-Codes', fr: 'Mes QR codes' },
      calls: ['/api/qr/getmyqrs'],
      search: { en: ['codes', 'saved'], de: ['codes', 'gespeichert', 'qr'], fr: ['codes', 'enregistrés'] },
      navigation: { icon: 'qr-code', group: 'lists', order: 20 },
    },
    {
      path: '/MyQr/places',
      page: 'PlacesPage',
      access: 'signed-in',
      title: { en: 'Places', de: 'Orte', fr: 'Lieux' },
      search: { en: ['tables', 'rooms'], de: ['tische', 'zimmer', 'räume'], fr: ['tables', 'chambres', 'salles'] },
    },
    {
      path: '/MyQr/:id',
      page: 'SavedCodePage',
      access: 'signed-in',
      title: { en: 'QR code', de: 'QR-Code', fr: 'QR code' },
      search: false,
    },
    {
      path: '/QrBatch',
      page: 'QrBatchPage',
      access: 'signed-in',
      title: { en: 'Many QR codes at once', de: 'Viele QR-Codes auf einmal', fr: 'Plusieurs QR codes à la fois' },
      search: {
        en: ['csv', 'bulk', 'batch', 'import'],
        de: ['csv', 'serie', 'massenhaft', 'importieren'],
        fr: ['csv', 'série', 'lot', 'importer'],
      },
    },
    {
      path: '/QrPrintSheet',
      page: 'QrPrintSheetPage',
      access: 'signed-in',
      title: { en: 'Print sheet', de: 'Druckbogen', fr: 'Planche à imprimer' },
      search: {
        en: ['labels', 'stickers'],
        de: ['etiketten', 'aufkleber', 'sticker', 'drucken'],
        fr: ['autocollants', 'stickers', 'imprimer'],
      },
    },
  ],
  home: [
    {
      name: 'CodeNews',
      file: './src/home/CodeNews.tsx',
      title: { en: 'QR codes', de: 'QR-Codes', fr: 'QR codes' },
      order: 20,
      isNews: true,
      calls: ['/api/qr/getmyqrs'],
    },
  ],
  slots: [PLACE_SLOT],
  fills: [
    {
      slot: 'agents.agent',
      component: 'AgentPlaces',
      file: './src/fills/AgentPlaces.tsx',
      title: {
        en: 'QR codes that open this chat',
        de: 'QR-Codes, die diesen Chat öffnen',
        fr: 'QR codes qui ouvrent ce chat',
      },
      requires: 'GET /api/conversations',
    },
  ],
  palette: {
    search: {
      name: 'searchCodes',
      file: './src/palette/search-codes.ts',
      finds: { en: 'a QR code', de: 'einen QR-Code', fr: 'un QR code' },
    },
  },
  notifications: [
    {
      subject: 'qr',
      refreshes: [
        '/api/qr/getmyqrs',
        '/api/links/list',
        '/api/links/scans/days',
        '/api/attention',
        '/api/qr/styles',
        '/api/qr/tags',
      ],
      to: '/MyQr',
      words: ['qr', 'qrcode'],
    },
  ],
});

/** Returns the routes of a kind's form. */
function formRoutes(type: QrType) {
  const { page = 'QrKindPage', search, otherAddress } = KIND_FORMS[type];
  const title = { en: titleOf(type), ...translations((texts) => titleIn(type, texts)) };
  const route = { page, access: 'signed-in', title } as const;
  const words = { en: [...search], ...translations((texts) => [...texts.words[wordsOf(type)].form.search]) };
  return [
    { ...route, path: formUrl(type), search: words },
    ...(otherAddress ? [{ ...route, path: otherAddress }] : []),
  ];
}

/** A text in each language other than English. */
function translations<Text>(inLanguage: (texts: Texts) => Text): Record<string, Text> {
  return Object.fromEntries(Object.entries(TRANSLATIONS).map(([language, texts]) => [language, inLanguage(texts)]));
}

function titleIn(type: QrType, { words, sentences }: Texts): string {
  const { form } = words[wordsOf(type)];
  const names: Readonly<Record<string, string>> = sentences;
  const name = QR_TYPE_NAMES[type];
  return ('title' in form && form.title) || words.titleOf(names[`${name} (kind)`] ?? names[name] ?? name);
}

/** Returns the name of a kind's texts, such as `calendarEvent`. */
function wordsOf(type: QrType): Uncapitalize<QrType> {
  return `${type[0]?.toLowerCase()}${type.slice(1)}` as Uncapitalize<QrType>;
}
