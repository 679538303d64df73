import type { Translation } from '../../contract/translation';

export default {
  discardChanges: 'Änderungen verwerfen',
  changesAreBack: 'Ihre nicht gespeicherten Änderungen sind wieder da.',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
} satisfies Translation<typeof import('../form')>;
