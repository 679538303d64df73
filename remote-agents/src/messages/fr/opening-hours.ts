import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  hours: {
    title: 'Horaires d’ouverture',
    intro:
      'Les questions comme « Êtes-vous ouvert le dimanche ? » reçoivent une réponse tirée de ces horaires, quoi que disent vos documents, et sans modèle de langage.',
    none: 'Pas encore d’horaires : les réponses à ces questions viennent de vos documents.',
    quickStart: 'Lun–ven 9–18 h',
    empty: 'Saisir les vôtres',
    fromSite: 'Utiliser ceux de votre site',
    differs: 'Votre site web indique d’autres horaires.',
    contradicted: (places) =>
      places === 1
        ? 'Un document dit autre chose. Les visiteurs reçoivent les horaires ci-dessous.'
        : `${count(places)} passages de vos documents disent autre chose. Les visiteurs reçoivent les horaires ci-dessous.`,
    timeZone: 'Fuseau horaire',
    days: {
      mon: 'Lundi',
      tue: 'Mardi',
      wed: 'Mercredi',
      thu: 'Jeudi',
      fri: 'Vendredi',
      sat: 'Samedi',
      sun: 'Dimanche',
    },
    main: 'La maison',
    tableName: 'Nom de ces horaires',
    tableNameHint: 'Le nom que lui donnent les visiteurs, par exemple « Cuisine ».',
    addTable: 'Ajouter d’autres horaires',
    removeTable: (name) => `Retirer les horaires : ${name}`,
    newTable: 'autres horaires',
    closed: 'Fermé',
    opens: (day) => `${day} : ouverture`,
    closes: (day) => `${day} : fermeture`,
    to: '–',
    nextDay: 'le lendemain',
    addTime: (day) => `Ajouter une plage horaire : ${day}`,
    removeTime: (day, time) => `Retirer ${time} : ${day}`,
    copy: (day) => `Copier sur tous les jours : ${day}`,
    exceptions: 'Exceptions',
    exceptionsHint: 'À ces dates, la semaine ci-dessus ne s’applique pas.',
    date: 'Date',
    note: 'Note',
    noteHint: 'Citée dans la réponse, par exemple « Veille de Noël ».',
    addException: 'Ajouter une exception',
    showAll: (dates) => `Afficher les ${count(dates, 'date', 'dates')}`,
    removePast: 'Retirer les jours passés',
    removeException: (date) => `Retirer l’exception${date && ` du ${date}`}`,
    exceptionDay: (date) => date || 'Exception',
    remove: 'Retirer les horaires',
    removed: 'Enregistré sans horaires d’ouverture.',
    saved: 'Horaires d’ouverture enregistrés.',
    saveFailed: 'Les horaires d’ouverture n’ont pas pu être enregistrés.',
    loadFailed: 'Les horaires d’ouverture n’ont pas pu être chargés.',
  },
} satisfies Translation<typeof import('../opening-hours')>;
