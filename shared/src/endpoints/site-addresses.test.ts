import { isSiteAddress, isSiteCall } from './site-addresses';

test.each(['/api', '/API/bot', '//api/bot', '/healthz', '/readyz/', '/metrics/x'])(
  "%s is a call to the site's server",
  (path) => {
    expect([isSiteCall(path), isSiteAddress(path)]).toEqual([true, true]);
  },
);

test.each(['/', '//', '/admin', '/Login', '/logout', '/r/x', '/c', '/qr', '/chatHub', '/notificationHub'])(
  '%s is an address of the site, but not a call',
  (path) => {
    expect([isSiteCall(path), isSiteAddress(path)]).toEqual([false, true]);
  },
);

test.each(['/apiary', '/team/api', '/metricsx', '/rr'])('%s is not an address of the site', (path) => {
  expect([isSiteCall(path), isSiteAddress(path)]).toEqual([false, false]);
});
