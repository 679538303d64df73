// Texts of the form for a place. None is in the spec.

export const mapLink = 'Link from a map';
export const mapLinkHint =
  'Find the place in Google Maps, Apple Maps or OpenStreetMap, press Share, copy the link and paste it here.';
export const mapLinkPlaceholder = 'https://www.google.com/maps/place/…';
export const found = (latitude: string, longitude: string) => `Found: ${latitude}, ${longitude}`;
export const showOnMap = 'View on OpenStreetMap';
export const advanced = 'Advanced: latitude and longitude';
export const notALink = 'This is not a link to a map. Copy the link from the map and paste all of it.';
export const notOnEarth = 'The numbers in this link are not a place on Earth. Copy the link from the map again.';
export const shortLink =
  'This is a shortened link that contains no place itself. Open it in a browser, wait for the map, and copy the long address from the address bar.';
export const noPoint =
  'This link contains no point on the map. Select the place on the map first, then copy the link, or type its latitude and longitude under Advanced.';
export const needsPlace = 'Paste a link from a map, or type latitude and longitude under Advanced.';
