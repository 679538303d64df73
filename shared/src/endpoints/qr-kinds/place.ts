import type { Kind, Rule } from './kind';

/** Decimal degrees; `label` may be ''. */
export type Place = { latitude: string; longitude: string; label: string };

export const place: Kind<Place, Rule> = {
  name: 'Place',
  fields: {
    latitude: { label: 'Latitude', rule: 'degrees', most: 90, isRequired: true },
    longitude: { label: 'Longitude', rule: 'degrees', most: 180, isRequired: true },
    label: { label: 'Label', rule: 'line' },
  },
  /**
   * Returns the address of a place on a map. It opens the maps app on Android, and the app or the browser on an iPhone,
   * whose camera does not read `geo:`. The map's search accepts either a point or a name, so the label is omitted.
   */
  text: ({ latitude, longitude }) => `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  lines: ({ label, latitude, longitude }) => [label, `${latitude}, ${longitude}`],
  link: 'redirect',
};
