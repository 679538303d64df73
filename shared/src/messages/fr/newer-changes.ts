import type { Translation } from '../../contract/translation';

export default {
  title: 'Quelqu’un a enregistré des modifications plus récentes',
  intro: 'Elles ont été enregistrées pendant votre saisie. Vous n’avez rien perdu : choisissez ce que vous gardez.',
  theirs: 'Version enregistrée',
  mine: 'Votre version',
  back: 'Revenir au formulaire',
  keepTheirs: 'Garder l’autre',
  saveMine: 'Enregistrer la mienne',
} satisfies Translation<typeof import('../newer-changes')>;
