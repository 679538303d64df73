import MapPin from 'lucide-react/icons/map-pin';
import type { KindForm } from '../kind-forms';

export const form: KindForm<'Place'> = {
  hints: { label: 'Shown in your list only: a map shows the point itself.' },
  placeholders: { latitude: '52.5163', longitude: '13.3777' },
  about: 'Shows a place on a map.',
  intro: 'The code shows this place in a maps app or in Google Maps.',
  search: ['map', 'location', 'coordinates'],
  icon: MapPin,
  example: { name: 'Entrance', payload: { latitude: '52.5163', longitude: '13.3777', label: 'Entrance' } },
};
