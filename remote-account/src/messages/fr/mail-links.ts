import type { Translation } from '@frontdesk/shared/contract';

export default {
  joinTitle: (organization) => (organization ? `Rejoindre ${organization}` : 'Rejoindre'),
  joinIntro: (email) => `Cette invitation est pour ${email}. Choisissez un mot de passe pour vous connecter.`,
  joinIncomplete: 'Ce lien d’invitation est incomplet. Ouvrez à nouveau le lien reçu par e-mail.',
  joined: (organization) => `Bienvenue chez ${organization}.`,
  joinFailed: 'Vous n’avez pas pu rejoindre l’organisation.',
  join: 'Rejoindre',

  confirmTitle: 'Confirmer l’adresse e-mail',
  confirming: 'Confirmation de votre nouvelle adresse e-mail…',
  confirmed: (email) => `Désormais, vous vous connectez avec ${email}.`,
  confirmFailed: 'Votre nouvelle adresse e-mail n’a pas pu être confirmée.',
  confirmIncomplete: 'Ce lien est incomplet. Ouvrez à nouveau le lien reçu par e-mail.',
  toProfile: 'Voir votre profil',

  recoverySent: (email) => `S’il existe un compte pour ${email}, un e-mail contenant un lien vient d’être envoyé.`,
  recoveryFailed: 'Une erreur est survenue.',
  fillAllFields: 'Veuillez remplir tous les champs.',
  newPasswordsDiffer: 'Les mots de passe ne correspondent pas.',
  resetDone: 'Votre nouveau mot de passe est enregistré.',
  resetFailed: 'Le mot de passe n’a pas pu être réinitialisé.',
  resetLinkIncomplete: 'Ce lien est incomplet. Ouvrez à nouveau le lien reçu par e-mail, ou demandez-en un nouveau.',
  recoveryTitle: 'Mot de passe oublié',
  recoveryIntro: 'Nous vous enverrons par e-mail un lien pour choisir un nouveau mot de passe.',
  sendRecovery: 'Recevoir le lien',
  resetTitle: 'Réinitialiser le mot de passe',
  resetFor: (email) => `Pour ${email}`,
  newPassword: 'Nouveau mot de passe',
  resetPassword: 'Enregistrer le mot de passe',
} satisfies Translation<typeof import('../mail-links')>;
