import { defineRemote } from '@frontdesk/shared/contract';

export default defineRemote({
  name: 'qr',
  version: '0.1.0',
  contract: '^1.2.0',
  pages: {
    GenerateQrPage: './src/pages/menu/GenerateQrPage.tsx',
    QrUrlPage: './src/pages/forms/QrUrlPage.tsx',
    QrWhatsappPage: './src/pages/forms/QrWhatsappPage.tsx',
    QrCalendarEventPage: './src/pages/forms/QrCalendarEventPage.tsx',
    QrResultPage: './src/pages/result/QrResultPage.tsx',
    MyQrPage: './src/pages/my-qr/MyQrPage.tsx',
    QrBatchPage: './src/pages/batch/QrBatchPage.tsx',
    QrPrintSheetPage: './src/pages/print-sheet/QrPrintSheetPage.tsx',
  },
  routes: [
    { path: '/GenerateQr', page: 'GenerateQrPage', access: 'signed-in', title: 'Generate Qr Codes' },
    { path: '/QrUrlCodeGen', page: 'QrUrlPage', access: 'signed-in', title: 'URL QR code' },
    { path: '/QrWhatsappCodeGen', page: 'QrWhatsappPage', access: 'signed-in', title: 'WhatsApp QR code' },
    { path: '/QrWhatsapp', page: 'QrWhatsappPage', access: 'signed-in', title: 'WhatsApp QR code' },
    { path: '/QrCalendarEventCodeGen', page: 'QrCalendarEventPage', access: 'signed-in', title: 'QR Calendar Event' },
    { path: '/QrCalendarEvent', page: 'QrCalendarEventPage', access: 'signed-in', title: 'QR Calendar Event' },
    { path: '/QrResult', page: 'QrResultPage', access: 'signed-in', title: 'QR code' },
    { path: '/MyQr', page: 'MyQrPage', access: 'signed-in', title: 'My Qr' },
    { path: '/QrBatch', page: 'QrBatchPage', access: 'signed-in', title: 'Many QR codes at once' },
    { path: '/QrPrintSheet', page: 'QrPrintSheetPage', access: 'signed-in', title: 'Print sheet' },
  ],
});
