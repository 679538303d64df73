import { DEFAULT_THEME } from '@frontdesk/shared/endpoints/widget-theme';
import { contrastChecks } from './contrast-checks';

test('each text is measured on its ground; of the spec’s defaults the incoming text is replaced', () => {
  expect(contrastChecks(DEFAULT_THEME)).toEqual([
    { place: 'header', text: '#fff', ground: '#724ae8', ratio: '5.4', isReadable: true, refused: null },
    { place: 'outgoing', text: '#fff', ground: '#724ae8', ratio: '5.4', isReadable: true, refused: null },
    { place: 'incoming', text: '#1b1b26', ground: '#f2f2f2', ratio: '15.2', isReadable: true, refused: '1.1' },
  ]);
});

test('a ratio just below AA is not rounded up to it', () => {
  const [header] = contrastChecks({ ...DEFAULT_THEME, headerColor: '#777777' });
  expect(header).toMatchObject({ ratio: '4.4', isReadable: false });
});
