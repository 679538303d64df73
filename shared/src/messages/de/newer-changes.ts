import type { Translation } from '../../contract/translation';

export default {
  title: 'Jemand hat neuere Änderungen gespeichert',
  intro:
    'Das geschah, während Sie geschrieben haben. Ihre Eingaben sind noch da: Wählen Sie, welche Fassung bleiben soll.',
  theirs: 'Jetzt gespeichert',
  mine: 'Ihre Fassung',
  back: 'Zurück zum Formular',
  keepTheirs: 'Andere behalten',
  saveMine: 'Meine speichern',
} satisfies Translation<typeof import('../newer-changes')>;
