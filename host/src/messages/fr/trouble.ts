import type { Translation } from '@frontdesk/shared/contract';

export default {
  mixedContent: (origin) => `${origin} fournit cette partie en http, ce qu’une page en https ne peut pas charger.`,
  notReleased: (file) => `${file ?? 'Le script d’entrée'} n’est pas le fichier qui a été publié.`,
  notAllowed: (origin, isPreview) =>
    `La Content-Security-Policy de ce site n’autorise pas ${origin}.${isPreview ? ' Ouvrez à nouveau le lien de l’aperçu.' : ''}`,
  noCors: (origin) => `${origin} n’autorise pas ce site à charger cette partie (CORS).`,
  serverError: (status) => `Le serveur a répondu par l’erreur ${status}.`,
  unreadableFile: (place, reason) => `${place} est illisible : ${reason}.`,
  noHash: (file) =>
    `${file ?? 'Cette partie'} n’a pas de hash dans la liste des parties de ce site, et ce site en exige un.`,
  previewGone: 'La version de cet aperçu n’existe plus. Quittez l’aperçu pour voir la version actuelle.',
  noAnswer: (name, address) =>
    `Aucune réponse à l’adresse ${address}. Démarrez le serveur avec « npm run dev -- --local ${name} », ou retirez la substitution.`,
} satisfies Translation<typeof import('../trouble')>;
