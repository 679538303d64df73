import type { Translation } from '@frontdesk/shared/contract';

const links = { and: 'et', or: 'ou' };

export default {
  homeTitle: 'Tableau de bord',
  joinWords: (words, last) =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${links[last]} ${words.at(-1)}`,
  greeting: (hour, name) => {
    const words = hour < 5 || hour > 17 ? 'Bonsoir' : 'Bonjour';
    return name === '' ? `${words}.` : `${words}, ${name}.`;
  },
  sentenceOf: (clauses) => {
    const joined = clauses.join(', ');
    return joined && `${joined[0]?.toUpperCase()}${joined.slice(1)}.`;
  },
  notLoaded: 'une partie de votre accueil n’a pas pu être chargée',
  needs: {
    title: 'À traiter',
    nothing: 'Rien à traiter pour le moment.',
    some: (listed, all) => `${listed} sur ${all}`,
    more: (number) => `Afficher ${number} de plus`,
    fewer: 'Afficher moins',
  },
  setup: 'Configuration',
  chart: {
    title: '14 derniers jours',
    choose: 'Chiffre affiché',
    day: 'Jour',
    share: (value) => `${Math.round(value * 100)} %`,
    today: 'Aujourd’hui, en cours',
  },
} satisfies Translation<typeof import('../home')>;
