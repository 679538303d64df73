import type { Translation } from '../../contract/translation';

export default {
  sessionEnded: 'Votre session a expiré. Veuillez vous reconnecter.',
  tooLate: 'Le serveur a mis trop de temps à répondre. Veuillez réessayer.',
  noResponse: 'Le serveur ne répond pas. Veuillez réessayer plus tard.',
  unreadable: 'Cette page ne peut pas lire la réponse du serveur.',
  notFound: 'Le serveur ne trouve pas cet élément, ou il n’existe plus.',
  tooLarge: 'C’est trop volumineux pour le serveur.',
  tooMany: 'Trop de requêtes. Veuillez patienter un instant, puis réessayer.',
  notAccepted: 'Le serveur a refusé cette demande.',
  notAllowed: 'Vous n’avez pas l’autorisation de faire cela.',
  failed: (status) => `Le serveur n’a pas pu effectuer cette action (erreur ${status}). Veuillez réessayer plus tard.`,
} satisfies Translation<typeof import('../call')>;
