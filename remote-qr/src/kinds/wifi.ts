import Wifi from 'lucide-react/icons/wifi';
import type { KindForm } from '../kind-forms';
import { wifi as words } from '../messages/kind-forms';

export const form: KindForm<'Wifi'> = {
  ...words.form,
  icon: Wifi,
  example: {
    name: words.example.name,
    payload: { networkName: words.example.networkName, password: 'welcome-2027', security: 'WPA', hidden: '' },
  },
};
