import { count } from '@frontdesk/shared/endpoints/count';

// Texts of the 'Opening hours' card, which loads after Agent Info.

export const hours = {
  title: 'Opening hours',
  intro:
    'Questions such as “Are you open on Sunday?” are answered from these hours, whatever your documents say, and never by a language model.',
  none: 'No opening hours yet: such questions are answered from your documents.',
  quickStart: 'Mon–Fri 9–18',
  empty: 'Enter your own',
  fromSite: 'Use your website’s hours',
  differs: 'Your website shows different hours.',
  contradicted: (places: number) =>
    places === 1
      ? 'A document says otherwise. Visitors get the hours below.'
      : `${count(places)} passages of your documents say otherwise. Visitors get the hours below.`,
  timeZone: 'Time zone',
  days: {
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
  },
  main: 'Main hours',
  tableName: 'Name of these hours',
  tableNameHint: 'What visitors call it, such as “Kitchen”.',
  addTable: 'Add hours for something else',
  removeTable: (name: string) => `Remove the hours for ${name}`,
  newTable: 'something else',
  closed: 'Closed',
  opens: (day: string) => `${day}: opens`,
  closes: (day: string) => `${day}: closes`,
  to: '–',
  nextDay: 'the next day',
  addTime: (day: string) => `Add a time: ${day}`,
  removeTime: (day: string, time: string) => `Remove ${time}: ${day}`,
  copy: (day: string) => `Copy ${day} to all days`,
  exceptions: 'Exceptions',
  exceptionsHint: 'On these dates, the week above does not apply.',
  date: 'Date',
  note: 'Note',
  noteHint: 'Quoted in the reply, such as “Christmas Eve”.',
  addException: 'Add exception',
  showAll: (dates: number) => `Show all ${count(dates, 'date', 'dates')}`,
  removePast: 'Remove past days',
  removeException: (date: string) => `Remove the exception${date && ` on ${date}`}`,
  exceptionDay: (date: string) => date || 'Exception',
  remove: 'Remove opening hours',
  removed: 'Saved without opening hours.',
  saved: 'Opening hours saved!',
  saveFailed: 'The opening hours could not be saved.',
  loadFailed: 'The opening hours could not be loaded.',
} as const;
