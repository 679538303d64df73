import type german from '../de/codes';

/** French for the sentences about QR codes and short links. */
export default {
  'Your codes already have {0} different logos. Use one of them.':
    'Vos codes ont déjà {0#} logos différents. Utilisez l’un d’eux.',
  'A code has at most {0} tags. “{1}” would have more.':
    'Un code a {0#} étiquettes au maximum. « {1} » en aurait plus.',
  'You already have {0} presets. Delete one first.': 'Vous avez déjà {0#} modèles. Supprimez-en un d’abord.',
  'This agent does not exist, or was deleted. Choose another one.':
    'Cet agent n’existe pas ou a été supprimé. Choisissez-en un autre.',
  'A Wi-Fi code works without the internet, so it cannot be a short link.':
    'Un code Wi-Fi fonctionne sans Internet : il ne peut pas être un lien court.',
  'This address is on a private network, where visitors cannot reach it.':
    'Cette adresse est sur un réseau privé, inaccessible aux visiteurs.',
  'This address is a short link of this server. Enter the address that it should lead to.':
    'Cette adresse est un lien court de ce serveur. Saisissez l’adresse à laquelle il doit mener.',
  'A chat code cannot have a password: its page has an address of its own.':
    'Un code de chat ne peut pas avoir de mot de passe : sa page a sa propre adresse.',
  'Rule {0}: {1}': 'Règle {0#} : {1.}',
  'The rules of a code can use the opening hours of one agent only.':
    'Les règles d’un code ne peuvent utiliser les horaires d’ouverture que d’un seul agent.',
  'No agent has opening hours. Enter them in Agent Info before you use "while closed".':
    'Aucun agent n’a d’horaires d’ouverture. Saisissez-les dans les infos de l’agent avant d’utiliser « pendant la fermeture ».',
  'Somebody has changed this code since. Look at the newer changes first.':
    'Quelqu’un a modifié ce code entre-temps. Regardez d’abord les modifications plus récentes.',
  'An earlier password is not stored. Set one, or remove it.':
    'Un ancien mot de passe n’est pas conservé. Définissez-en un, ou retirez-le.',
  'Choose the agent whose opening hours apply.': 'Choisissez l’agent dont les horaires d’ouverture s’appliquent.',
  'This agent has no opening hours.': 'Cet agent n’a pas d’horaires d’ouverture.',
  'Another code has this id.': 'Un autre code a cet identifiant.',
  'This code already has a short link.': 'Ce code a déjà un lien court.',
  'This word is reserved. Choose another one.': 'Ce mot est réservé. Choisissez-en un autre.',
  'This word could offend people. Choose another one.': 'Ce mot pourrait choquer. Choisissez-en un autre.',
  'This word is taken. Choose another one.': 'Ce mot est déjà pris. Choisissez-en un autre.',
  'A code of the type {0} cannot be a short link.': 'Un code de type {0} ne peut pas être un lien court.',
  'The site does not respond.': 'Le site ne répond pas.',
  'The page no longer exists.': 'La page n’existe plus.',
  'The site reports an error.': 'Le site signale une erreur.',
  'The address leads to a private network, where visitors cannot reach it.':
    'L’adresse mène à un réseau privé, inaccessible aux visiteurs.',

  // The pages of codes that do not work, ask for a password or show text.
  'This code is unknown.': 'Ce code est inconnu.',
  'Check the address, or scan the code again.': 'Vérifiez l’adresse ou scannez de nouveau le code.',
  'This code was deleted.': 'Ce code a été supprimé.',
  'It no longer works.': 'Il ne fonctionne plus.',
  'This code is paused.': 'Ce code est en pause.',
  'Please try again later.': 'Veuillez réessayer plus tard.',
  'This code is not active yet.': 'Ce code n’est pas encore actif.',
  'This code has ended.': 'Ce code a expiré.',
  'This code cannot be opened right now.': 'Impossible d’ouvrir ce code pour le moment.',
  'Please try again in a moment.': 'Veuillez réessayer dans un instant.',
  'This code needs a password.': 'Ce code est protégé par un mot de passe.',
  'Enter the password to open it.': 'Saisissez le mot de passe pour l’ouvrir.',
  Open: 'Ouvrir',
  'Too many tries. Please try again in a few minutes.': 'Trop de tentatives. Veuillez réessayer dans quelques minutes.',
  'This password is not right. Check it and try again.': 'Ce mot de passe est incorrect. Vérifiez-le et réessayez.',
  'This page cannot be reached right now.': 'Cette page est inaccessible pour le moment.',
  'Try it now': 'Ouvrir quand même',

  // Notifications: titles and messages.
  '“{0}” works again': '« {0} » fonctionne de nouveau',
  '{0} can be reached again.': '{0} est de nouveau accessible.',
  '“{0}” leads nowhere': '« {0} » ne mène nulle part',
  '{0} has not been reachable since {1}. 1 person has scanned the code since then.':
    '{0} est inaccessible depuis le {1}. 1 personne a scanné le code depuis.',
  '{0} has not been reachable since {1}. {2} people have scanned the code since then.':
    '{0} est inaccessible depuis le {1}. {2#} personnes ont scanné le code depuis.',
} satisfies Record<keyof typeof german, string>;
