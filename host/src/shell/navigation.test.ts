import { isAt, SIDEBAR } from './navigation';

test.each([
  ['/admin', 'Dashboard'],
  ['/admin/', 'Dashboard'],
  ['/agent', 'My Agents'],
  ['/Agent/7/client', 'My Agents'],
  ['/NewAgent', 'My Agents'],
  ['/MyQr', 'My Qr'],
  ['/QrUrlCodeGen', 'Generate Qr Codes'],
  ['/QrResult', 'Generate Qr Codes'],
  ['/MyProfile', 'Profile'],
  ['/Chat', 'Chat'],
  ['/chat/', 'Chat'],
  ['/notifications', undefined],
  ['/admin/health', undefined],
])('at %s the sidebar marks %s', (pathname, label) => {
  expect(SIDEBAR.filter((item) => isAt(item, pathname)).map((item) => item.label)).toEqual(label ? [label] : []);
});
