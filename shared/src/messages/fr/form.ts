import type { Translation } from '../../contract/translation';

export default {
  discardChanges: 'Abandonner les modifications',
  changesAreBack: 'Vos modifications non enregistrées sont de retour.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
} satisfies Translation<typeof import('../form')>;
