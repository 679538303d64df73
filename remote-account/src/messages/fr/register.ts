import type { Translation } from '@frontdesk/shared/contract';

export default {
  noResponse: 'Le serveur ne répond pas. Veuillez réessayer plus tard.',
  registrationUnexpected: 'Une erreur inattendue est survenue.',
  confirmPasswordRequired: 'Veuillez confirmer le mot de passe.',
  organizationNameRequired: 'Veuillez saisir le nom de l’organisation.',
  passwordsDiffer: 'Les mots de passe ne correspondent pas.',

  registerTitle: 'Créer un compte',
  registerIntro: 'Préparez l’accueil de vos clients.',
  organizationName: 'Nom de l’organisation',
  notOpen: {
    invite:
      'L’inscription se fait uniquement sur invitation. Demandez à un propriétaire de votre organisation de vous inviter.',
    closed: 'Ce site n’accepte pas de nouvelles inscriptions.',
  },
} satisfies Translation<typeof import('../register')>;
