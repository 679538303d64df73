import type { Translation } from '@frontdesk/shared/contract';

const links = { and: 'und', or: 'oder' };

export default {
  homeTitle: 'Dashboard',
  joinWords: (words, last) =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${links[last]} ${words.at(-1)}`,
  greeting: (hour, name) => {
    const words = hour < 5 || hour > 17 ? 'Guten Abend' : hour < 11 ? 'Guten Morgen' : 'Guten Tag';
    return name === '' ? `${words}.` : `${words}, ${name}.`;
  },
  sentenceOf: (clauses) => {
    const joined = clauses.join(', ');
    return joined && `${joined[0]?.toUpperCase()}${joined.slice(1)}.`;
  },
  notLoaded: 'ein Teil Ihrer Startseite konnte nicht geladen werden',
  needs: {
    title: 'Wartet auf Sie',
    nothing: 'Gerade wartet nichts auf Sie.',
    some: (listed, all) => `${listed} von ${all}`,
    more: (number) => `${number} weitere anzeigen`,
    fewer: 'Weniger anzeigen',
  },
  setup: 'Einrichtung',
  chart: {
    title: 'Letzte 14 Tage',
    choose: 'Angezeigte Zahl',
    day: 'Tag',
    share: (value) => `${Math.round(value * 100)} %`,
    today: 'Heute bisher',
  },
} satisfies Translation<typeof import('../home')>;
