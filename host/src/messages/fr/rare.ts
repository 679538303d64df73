import type { Translation } from '@frontdesk/shared/contract';

export default {
  tryAgain: 'Réessayer',
  noLogin: {
    title: 'La connexion n’est pas installée',
    headline: 'Ce site n’a pas de page de connexion.',
    reason:
      'Aucun remote de la liste n’a de page de connexion. L’administrateur de ce site doit en ajouter un dans /admin/remotes.json.',
  },
  unknown: {
    title: 'Cette partie n’est pas installée',
    removed: (name) =>
      `Cette adresse appartient à ${name}, qui a été retiré de ce site. Si vous en avez besoin, adressez-vous à l’administrateur.`,
    back: 'Retour au tableau de bord',
  },
  waitingVisitor: {
    open: 'Ouvrir la conversation',
    title: (number) => `(${number}) ${number === 1 ? 'Visiteur en attente' : 'Visiteurs en attente'} · Frontdesk`,
  },
  turnedOff: {
    title: 'Cette partie est désactivée',
    reason: (name) => `${name} est désactivé dans ce navigateur. Les autres personnes le voient toujours.`,
    turnOn: 'Activer',
  },
  overrides: {
    label: 'Substitutions actives',
    preview: (name, release) => `Aperçu de ${name} ${release}`,
    from: (name, address) => `${name} depuis ${address}`,
    endPreview: 'Quitter l’aperçu',
    clear: 'Retirer',
    field: (name) => `Charger ${name} depuis`,
    load: 'Charger depuis cette adresse',
  },
  ownersOnly:
    'Seuls les propriétaires de l’organisation peuvent ouvrir cette page. Demandez à l’un d’eux de vous donner ce rôle dans « Équipe ».',
  personUnknown:
    'Votre compte n’a pas pu être chargé, cette page ne peut donc pas s’ouvrir. Vérifiez votre connexion, puis réessayez.',
} satisfies Translation<typeof import('../rare')>;
