import MapPin from 'lucide-react/icons/map-pin';
import type { KindForm } from '../kind-forms';
import { place as words } from '../messages/kind-forms';

export const form: KindForm<'Place'> = {
  ...words.form,
  placeholders: { latitude: '52.5163', longitude: '13.3777' },
  icon: MapPin,
  example: {
    name: words.example.name,
    payload: { latitude: '52.5163', longitude: '13.3777', label: words.example.label },
  },
};
