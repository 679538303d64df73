import type german from './de-releases';

/** French for what `compose` writes about releases: why a release is waiting, and the log. */
export default {
  // Why a release is waiting for an operator. Each addition has its own sentence.
  'An operator must add {0} first.': 'Un administrateur doit d’abord ajouter {0}.',
  'An operator must release it, because it adds more than was approved.':
    'Un administrateur doit la publier, car elle ajoute plus que ce qui était approuvé.',
  'An operator must release it, because the site cannot read what it adds.':
    'Un administrateur doit la publier, car le site ne peut pas lire ce qu’elle ajoute.',
  'New origin: {0}.': 'Nouvelle origine : {0}.',
  'New path: {0}.': 'Nouveau chemin : {0}.',
  'New public address: {0}.': 'Nouvelle adresse publique : {0}.',
  'New page for {0}: {1}.': 'Nouvelle page pour {0} : {1}.',
  'New slot: {0}.': 'Nouvel emplacement : {0}.',
  'New fill of {0}: {1}.': 'Nouveau contenu pour {0} : {1}.',
  'New count: {0}.': 'Nouveau compteur : {0}.',

  // The log of releases. Its sentences contain versions, addresses and flags.
  'Published {0}.': '{0} publiée.',
  'Published {0} (only by link).': '{0} publiée (uniquement par lien).',
  'Published {0} to all browsers.': '{0} publiée pour tous les navigateurs.',
  'Published {0} to {1} % of browsers.': '{0} publiée pour {1} % des navigateurs.',
  'It waits for an operator.': 'La version attend un administrateur.',
  'Released {0} to all browsers.': '{0} déployée sur tous les navigateurs.',
  'Released {0} to {1} % of browsers.': '{0} déployée sur {1} % des navigateurs.',
  'Released {0} from {1} to all browsers.': '{0} déployée depuis {1} sur tous les navigateurs.',
  'Released the build of the checkout, {0}, to all browsers.': 'Build local {0} déployé sur tous les navigateurs.',
  'It ends by itself if it fails more often.': 'Le déploiement s’arrête de lui-même si les échecs sont plus fréquents.',
  'Stopped the rollout of {0}.': 'Déploiement de {0} arrêté.',
  'Rolled back to {0}.': 'Retour à {0}.',
  'Opened {0} to previews.': '{0} ouverte à l’aperçu.',
  'Declined a build that waited, and deleted it.': 'Build en attente refusé et supprimé.',
  'Declined the remote, and deleted its builds.': 'Remote refusé et ses builds supprimés.',
  'Removed the remote from the site.': 'Remote retiré du site.',
  'Turned the flag {0} on.': 'Option {0} activée.',
  'Turned the flag {0} off.': 'Option {0} désactivée.',
  'a release': 'une version',
} satisfies Record<keyof typeof german, string>;
