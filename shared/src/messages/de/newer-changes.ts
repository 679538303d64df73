import type { Translation } from '../../contract/translation';

export default {
  title: 'Jemand hat neuere Änderungen gespeichert',
  intro:
    'Sie wurden gespeichert, während Sie geschrieben haben. Ihre Eingaben sind noch da: Wählen Sie, was bleiben soll.',
  theirs: 'Jetzt gespeichert',
  mine: 'Ihre Fassung',
  back: 'Zurück zum Formular',
  keepTheirs: 'Andere Fassung behalten',
  saveMine: 'Meine Fassung speichern',
} satisfies Translation<typeof import('../newer-changes')>;
