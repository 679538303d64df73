import type { Translation } from '@frontdesk/shared/contract';

export default {
  profileSaved: 'Profil enregistré.',
  profileNotSaved: (fields) => `Ce serveur n’a pas enregistré : ${fields.join(', ')}.`,
  profileNotChecked:
    'Le profil a été envoyé, mais il n’a pas pu être relu. Actualisez la page pour voir ce qui a été enregistré.',
  profileFailed: 'Votre profil n’a pas pu être enregistré.',
  profileUnavailable: 'Votre profil n’a pas pu être chargé.',
  currentPasswordHint:
    'Votre session date de plus de dix minutes : confirmez cette modification avec votre mot de passe actuel.',
  pendingEmail: (pending, current) =>
    `Nous avons envoyé un lien à ${pending}. Ouvrez-le pour confirmer la nouvelle adresse. D’ici là, connectez-vous avec ${current}.`,
  match: 'OK',
  wrong: 'Différent',
  noMatch: 'Les mots de passe ne correspondent pas',
  profileTitle: 'Mon profil',
  profileIntro: 'Votre nom, votre adresse e-mail et votre mot de passe.',
  keepPasswordHint: 'Laissez les deux champs vides pour garder votre mot de passe.',
  repeatPassword: 'Répéter le mot de passe',
  currentPassword: 'Mot de passe actuel',
  saveProfile: 'Enregistrer',

  deleteTitle: 'Zone de danger',
  deleteAccount: 'Supprimer le compte',
  deleteOrganization: 'Supprimer l’organisation',
  deleteAccountIntro: 'Supprime votre compte. Les agents, les codes et les documents restent dans votre organisation.',
  deleteAloneIntro: (organization) =>
    `Vous êtes la seule personne chez ${organization}. Tout sera donc supprimé : agents, documents, conversations, codes et notifications.`,
  deleteOrganizationIntro: (organization) =>
    `Supprime ${organization} avec tous ses agents, documents, conversations, codes et notifications, ainsi que les comptes de toute l’équipe.`,
  deleteForGood: 'Cette action est irréversible.',
  confirmLabel: (text) => `Pour confirmer, saisissez ${text}`,
  confirmDiffers: (text) => `Saisissez ${text} exactement comme affiché.`,
  deleteFailed: 'Rien n’a été supprimé.',
  accountDeleted: 'Votre compte a été supprimé.',
  organizationDeleted: 'Votre organisation a été supprimée.',

  sessionsTitle: 'Sessions',
  sessionsIntro: 'Vos sessions ouvertes. Fermez celles que vous ne reconnaissez pas.',
  sessionsUnavailable: 'Vos sessions n’ont pas pu être chargées.',
  thisSession: 'Ce navigateur',
  lastUsed: 'Dernière utilisation',
  endSession: 'Fermer',
  endOthers: 'Fermer toutes les autres',
  onlySession: 'Aucune autre session n’est ouverte.',
  sessionEnded: (browser) => `La session dans ${browser} a été fermée.`,
  othersEnded: 'Toutes les autres sessions ont été fermées.',
  endFailed: 'La session n’a pas pu être fermée.',
  browserName: (browser) =>
    browser.replace(' on iPhone', ' sur iPhone').replace(' on iPad', ' sur iPad').replace(' on ', ' sous '),
} satisfies Translation<typeof import('../profile')>;
