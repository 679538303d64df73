import type { Translation } from '@frontdesk/shared/contract';

export default {
  mapLink: 'Link aus einer Karte',
  mapLinkHint:
    'Suchen Sie den Ort in Google Maps, Apple Karten oder OpenStreetMap, tippen Sie auf „Teilen“, kopieren Sie den Link und fügen Sie ihn hier ein.',
  mapLinkPlaceholder: 'https://www.google.com/maps/place/…',
  found: (latitude, longitude) => `Gefunden: ${latitude}, ${longitude}`,
  showOnMap: 'Auf OpenStreetMap ansehen',
  advanced: 'Für Fortgeschrittene: Breiten- und Längengrad',
  notALink: 'Das ist kein Link zu einer Karte. Kopieren Sie den Link aus der Karte und fügen Sie ihn ganz ein.',
  notOnEarth: 'Die Zahlen in diesem Link sind kein Ort auf der Erde. Kopieren Sie den Link noch einmal aus der Karte.',
  shortLink:
    'Das ist ein gekürzter Link, in dem kein Ort steht. Öffnen Sie ihn in einem Browser, warten Sie auf die Karte, und kopieren Sie die lange Adresse aus der Adresszeile.',
  noPoint:
    'In diesem Link steht kein Punkt auf der Karte. Wählen Sie zuerst den Ort in der Karte und kopieren Sie dann den Link, oder geben Sie Breiten- und Längengrad unter „Für Fortgeschrittene“ ein.',
  needsPlace:
    'Fügen Sie einen Link aus einer Karte ein, oder geben Sie Breiten- und Längengrad unter „Für Fortgeschrittene“ ein.',
} satisfies Translation<typeof import('../place')>;
