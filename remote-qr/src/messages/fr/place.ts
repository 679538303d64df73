import type { Translation } from '@frontdesk/shared/contract';

export default {
  mapLink: 'Lien d’une carte',
  mapLinkHint:
    'Cherchez l’endroit dans Google Maps, Apple Plans ou OpenStreetMap, appuyez sur « Partager », copiez le lien et collez-le ici.',
  mapLinkPlaceholder: 'https://www.google.com/maps/place/…',
  found: (latitude, longitude) => `Trouvé : ${latitude}, ${longitude}`,
  showOnMap: 'Voir sur OpenStreetMap',
  advanced: 'Options avancées : latitude et longitude',
  notALink: 'Ce n’est pas un lien vers une carte. Copiez le lien depuis la carte et collez-le en entier.',
  notOnEarth: 'Les nombres de ce lien ne désignent aucun endroit sur Terre. Copiez à nouveau le lien depuis la carte.',
  shortLink:
    'Ce lien raccourci ne contient pas l’endroit. Ouvrez-le dans un navigateur, attendez la carte, puis copiez l’adresse longue dans la barre d’adresse.',
  noPoint:
    'Ce lien ne contient aucun point de la carte. Sélectionnez d’abord l’endroit sur la carte, puis copiez le lien, ou saisissez la latitude et la longitude dans « Options avancées ».',
  needsPlace: 'Collez un lien d’une carte, ou saisissez la latitude et la longitude dans « Options avancées ».',
} satisfies Translation<typeof import('../place')>;
