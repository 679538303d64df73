import { defineRemote } from '@frontdesk/shared/contract';
import sentences from '@frontdesk/shared/endpoints/messages/de';
import { QR_TYPE_NAMES, QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { KIND_FORMS, titleOf } from './src/kind-forms';
import german from './src/messages/de/kind-forms';
import { PLACE_SLOT } from './src/slots';
import { formUrl } from './src/urls';

export default defineRemote({
  name: 'qr',
  version: '1.0.0',
  contract: '^1.1.0',
  languages: ['de'],
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
      title: { en: 'Generate Qr Codes', de: 'QR-Code erstellen' },
      search: { en: ['new', 'create', 'make'], de: ['neu', 'anlegen', 'erzeugen', 'generieren'] },
      navigation: { icon: 'qr-scan', group: 'lists', order: 30, covers: ['/Qr'] },
    },
    ...QR_TYPES.flatMap(formRoutes),
    {
      path: '/QrResult',
      page: 'QrResultPage',
      access: 'signed-in',
      title: { en: 'QR code', de: 'QR-Code' },
      search: false,
    },
    {
      path: '/MyQr',
      page: 'MyQrPage',
      access: 'signed-in',
      title: { en: 'My Qr', de: 'Meine QR-Codes' },
      calls: ['/api/qr/getmyqrs'],
      search: { en: ['codes', 'saved'], de: ['codes', 'gespeichert', 'qr'] },
      navigation: { icon: 'qr-code', group: 'lists', order: 20 },
    },
    {
      path: '/MyQr/places',
      page: 'PlacesPage',
      access: 'signed-in',
      title: { en: 'Places', de: 'Orte' },
      search: { en: ['tables', 'rooms'], de: ['tische', 'zimmer', 'räume'] },
    },
    {
      path: '/MyQr/:id',
      page: 'SavedCodePage',
      access: 'signed-in',
      title: { en: 'QR code', de: 'QR-Code' },
      search: false,
    },
    {
      path: '/QrBatch',
      page: 'QrBatchPage',
      access: 'signed-in',
      title: { en: 'Many QR codes at once', de: 'Viele QR-Codes auf einmal' },
      search: { en: ['csv', 'bulk', 'batch', 'import'], de: ['csv', 'serie', 'massenhaft', 'importieren'] },
    },
    {
      path: '/QrPrintSheet',
      page: 'QrPrintSheetPage',
      access: 'signed-in',
      title: { en: 'Print sheet', de: 'Druckbogen' },
      search: { en: ['labels', 'stickers'], de: ['etiketten', 'aufkleber', 'sticker', 'drucken'] },
    },
  ],
  home: [
    {
      name: 'CodeNews',
      file: './src/home/CodeNews.tsx',
      title: { en: 'QR codes', de: 'QR-Codes' },
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
      title: { en: 'QR codes that open this chat', de: 'QR-Codes, die diesen Chat öffnen' },
      requires: 'GET /api/conversations',
    },
  ],
  palette: {
    search: {
      name: 'searchCodes',
      file: './src/palette/search-codes.ts',
      finds: { en: 'a QR code', de: 'einen QR-Code' },
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

/** The form of a kind, at its addresses. */
function formRoutes(type: QrType) {
  const { page = 'QrKindPage', search, otherAddress } = KIND_FORMS[type];
  const { form } = german[wordsOf(type)];
  const title = { en: titleOf(type), de: 'title' in form ? form.title : german.titleOf(germanName(type)) };
  const route = { page, access: 'signed-in', title } as const;
  return [
    { ...route, path: formUrl(type), search: { en: [...search], de: [...form.search] } },
    ...(otherAddress ? [{ ...route, path: otherAddress }] : []),
  ];
}

/** The name of a kind's texts: `calendarEvent`. */
function wordsOf(type: QrType): Uncapitalize<QrType> {
  return `${type[0]?.toLowerCase()}${type.slice(1)}` as Uncapitalize<QrType>;
}

function germanName(type: QrType): string {
  return (sentences as Readonly<Record<string, string>>)[QR_TYPE_NAMES[type]] ?? type;
}
