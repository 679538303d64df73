import Wifi from 'lucide-react/icons/wifi';
import type { KindForm } from '../kind-forms';

export const form: KindForm<'Wifi'> = {
  hints: {
    security: 'WPA/WPA2 is right for most networks, including those that also accept WPA3.',
    hidden: 'A hidden network does not broadcast its name.',
  },
  about: 'Joins a network without typing its password.',
  intro: 'The code lets a phone join this network. Anyone who scans it can read the password.',
  search: ['wifi', 'wlan', 'network', 'password'],
  icon: Wifi,
  example: {
    name: 'Guests',
    payload: { networkName: 'Guests', password: 'welcome-2027', security: 'WPA', hidden: '' },
  },
};
