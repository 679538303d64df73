import type { Translation } from '@frontdesk/shared/contract';

export default {
  peopleTitle: 'Équipe',
  peopleIntro: (organization) =>
    organization
      ? `Chez ${organization}, tout le monde voit les mêmes agents, codes et notifications.`
      : 'Ici, tout le monde voit les mêmes agents, codes et notifications.',
  peopleLink: 'Voir l’équipe',
  peopleUnavailable: 'L’équipe n’a pas pu être chargée.',
  invite: 'Inviter',
  inviteTitle: 'Inviter une personne',
  inviteIntro: 'Elle recevra un lien par e-mail, valable sept jours.',
  inviteIntroWithoutMail:
    'Ce serveur ne peut pas envoyer d’e-mails. Vous obtiendrez un lien à transmettre, valable sept jours.',
  sendInvitation: 'Envoyer l’invitation',
  inviteFailed: 'L’invitation n’a pas été envoyée.',
  invitationSent: (email) => `L’invitation a été envoyée à ${email}.`,
  invitationCreated: (email) =>
    `L’invitation pour ${email} est prête. Ce serveur ne peut pas envoyer d’e-mails : copiez le lien et transmettez-le.`,
  notMailed: 'Non envoyée par e-mail. Créée',
  invitationLink: (email) => `lien de ${email}`,
  you: 'Vous',
  roles: { owner: 'Propriétaire', member: 'Membre' },
  makeOwner: 'Nommer propriétaire',
  makeMember: 'Nommer membre',
  remove: 'Retirer',
  removeQuestion: (name) => `Retirer ${name} ? Son compte sera supprimé et ses sessions seront fermées.`,
  removed: (name) => `${name} ne fait plus partie de l’équipe.`,
  leave: 'Quitter',
  leaveQuestion: 'Quitter cette organisation ? Votre compte sera supprimé. Les agents et les codes sont conservés.',
  left: 'Vous avez quitté l’organisation.',
  roleChanged: (name, role) => `${name} a maintenant le rôle « ${role} ».`,
  invitationsTitle: 'Invitations',
  noInvitations: 'Aucune invitation en attente.',
  invited: 'Envoyée',
  expires: (time) => `valable jusqu’au ${time}`,
  expired: 'expirée',
  sendAgain: 'Renvoyer',
  newLink: 'Nouveau lien',
  withdraw: 'Annuler',
  withdrawn: (email) => `L’invitation envoyée à ${email} a été annulée.`,
} satisfies Translation<typeof import('../people')>;
