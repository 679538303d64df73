import { readMapLink } from './map-link';

const GATE = { latitude: '52.5162746', longitude: '13.3777041' };

test.each([
  [
    'the pin of Google Maps, not the center of its screen',
    'https://www.google.com/maps/place/Brandenburg+Gate/@52.5170,13.3700,17z/data=!3m1!4b1!4m6!3m5!1s0x47a!8m2!3d52.5162746!4d13.3777041!16s',
    { ...GATE, label: 'Brandenburg Gate' },
  ],
  [
    'the center of the screen of Google Maps when there is no pin',
    'https://www.google.de/maps/@52.5162746,13.3777041,17z',
    { ...GATE, label: '' },
  ],
  [
    'a search of Google Maps',
    'https://www.google.com/maps/search/?api=1&query=52.5162746%2C13.3777041',
    { ...GATE, label: '' },
  ],
  [
    'a dropped pin of Google Maps',
    'https://www.google.com/maps/search/52.5162746,+13.3777041?entry=tts',
    { ...GATE, label: '' },
  ],
  ['an old link of Google Maps', 'http://maps.google.com/?q=52.5162746,13.3777041', { ...GATE, label: '' }],
  [
    'a place of Apple Maps with its name',
    'https://maps.apple.com/?address=Pariser%20Platz&ll=52.5162746,13.3777041&q=Brandenburger%20Tor&t=m',
    { ...GATE, label: 'Brandenburger Tor' },
  ],
  [
    'a new link of Apple Maps',
    'https://maps.apple.com/place?coordinate=52.5162746,13.3777041&name=Brandenburger%20Tor',
    { ...GATE, label: 'Brandenburger Tor' },
  ],
  [
    'a marker of OpenStreetMap, not the center of its map',
    'https://www.openstreetmap.org/?mlat=52.5162746&mlon=13.3777041#map=19/52.1/13.1',
    { ...GATE, label: '' },
  ],
  [
    'the center of OpenStreetMap',
    'https://www.openstreetmap.org/#map=19/52.5162746/13.3777041',
    { ...GATE, label: '' },
  ],
  ['a point of Bing Maps', 'https://www.bing.com/maps?cp=52.5162746~13.3777041&lvl=16', { ...GATE, label: '' }],
  ['a link without https', 'www.google.com/maps/@52.5162746,13.3777041,17z', { ...GATE, label: '' }],
  ['a geo link', 'geo:52.5162746,13.3777041;u=35', { ...GATE, label: '' }],
  ['a geo link with the place in its query', 'geo:0,0?q=52.5162746,13.3777041(Gate)', { ...GATE, label: 'Gate' }],
  ['two numbers', ' 52.5162746, 13.3777041 ', { ...GATE, label: '' }],
  [
    'a place in the south and west',
    'https://www.google.com/maps/@-33.9,-18.4,17z',
    { latitude: '-33.9', longitude: '-18.4', label: '' },
  ],
])('reads %s', (_, link, point) => {
  expect(readMapLink(link)).toEqual({ ok: true, point });
});

test.each([
  ['https://maps.app.goo.gl/AbCdEf', /shortened link/],
  ['https://goo.gl/maps/AbCdEf', /shortened link/],
  ['https://maps.apple/p/AbCdEf', /shortened link/],
  ['https://osm.org/go/0MZtTVz--', /shortened link/],
  ['https://www.openstreetmap.org/way/518071791', /no point on the map/],
  ['https://example.com/contact', /no point on the map/],
  ['https://www.google.com/maps/@152.5,13.3,17z', /not a place on Earth/],
  ['Pariser Platz 1, Berlin', /not a link to a map/],
  ['', /not a link to a map/],
])('refuses %j, and says what to do', (link, problem) => {
  expect(readMapLink(link)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
});
