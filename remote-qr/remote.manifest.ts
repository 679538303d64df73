import { defineRemote } from '@frontdesk/shared/contract';
import { QR_TYPES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { KIND_FORMS, titleOf } from './src/kind-forms';
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
      title: 'Generate Qr Codes',
      search: ['new', 'create', 'make'],
      navigation: { icon: 'qr-scan', group: 'lists', order: 30, covers: ['/Qr'] },
    },
    ...QR_TYPES.flatMap(formRoutes),
    { path: '/QrResult', page: 'QrResultPage', access: 'signed-in', title: 'QR code', search: false },
    {
      path: '/MyQr',
      page: 'MyQrPage',
      access: 'signed-in',
      title: 'My Qr',
      calls: ['/api/qr/getmyqrs'],
      search: ['codes', 'saved'],
      navigation: { icon: 'qr-code', group: 'lists', order: 20 },
    },
    { path: '/MyQr/places', page: 'PlacesPage', access: 'signed-in', title: 'Places', search: ['tables', 'rooms'] },
    { path: '/MyQr/:id', page: 'SavedCodePage', access: 'signed-in', title: 'QR code', search: false },
    {
      path: '/QrBatch',
      page: 'QrBatchPage',
      access: 'signed-in',
      title: 'Many QR codes at once',
      search: ['csv', 'bulk', 'batch', 'import'],
    },
    {
      path: '/QrPrintSheet',
      page: 'QrPrintSheetPage',
      access: 'signed-in',
      title: 'Print sheet',
      search: ['labels', 'stickers'],
    },
  ],
  home: [
    {
      name: 'CodeNews',
      file: './src/home/CodeNews.tsx',
      title: 'QR codes',
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
      title: 'QR codes that open this chat',
      requires: 'GET /api/conversations',
    },
  ],
  palette: { search: { name: 'searchCodes', file: './src/palette/search-codes.ts', finds: 'a QR code' } },
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
  const route = { page, access: 'signed-in', title: titleOf(type) } as const;
  return [
    { ...route, path: formUrl(type), search: [...search] },
    ...(otherAddress ? [{ ...route, path: otherAddress }] : []),
  ];
}
