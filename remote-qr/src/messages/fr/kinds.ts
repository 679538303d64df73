import type { Translation } from '@frontdesk/shared/contract';

export default {
  securities: [
    { value: 'WPA', label: 'WPA/WPA2' },
    { value: 'WPA3', label: 'WPA3' },
    { value: 'none', label: 'Sans mot de passe' },
    { value: 'WEP', label: 'WEP' },
  ],
  hiddenWords: ['Oui', 'Non'],
  numberHint: (number) => `Le code contiendra ${number}`,
  campaign: 'Campagne',
  campaignIntro:
    'Ajoute des paramètres à l’adresse, pour que les statistiques de votre site comptent les visites venues de ce code. Videz les champs pour les retirer.',
  campaignNeedsUrl: 'Saisissez d’abord une adresse web.',
  campaignFields: [
    { name: 'utm_source', label: 'Source', placeholder: 'flyer' },
    { name: 'utm_medium', label: 'Support', placeholder: 'imprime' },
    { name: 'utm_campaign', label: 'Campagne', placeholder: 'ete' },
  ],
} satisfies Translation<typeof import('../kinds')>;
