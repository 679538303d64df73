import type german from '../de/releases';

/** French for what operators read about releases. */
export default {
  'Only operators of this site may do this.': 'Seuls les administrateurs de ce site peuvent faire cela.',
  'Only operators of this site may do this. It has none: set OPERATORS to their email addresses.':
    'Seuls les administrateurs de ce site peuvent faire cela. Il n’en a aucun : définissez OPERATORS avec leurs adresses e-mail.',
  'Only operators of this site may do this. OPERATORS lists their email addresses.':
    'Seuls les administrateurs de ce site peuvent faire cela. OPERATORS contient leurs adresses e-mail.',
  "Only operators of this site may do this. OPERATORS lists your email address, but nothing proves yet that it is yours: log out, choose 'Forgot Password?', and set a new password with the link in the email.":
    'Seuls les administrateurs de ce site peuvent faire cela. OPERATORS contient votre adresse e-mail, mais rien ne prouve encore qu’elle est à vous : déconnectez-vous, choisissez « Mot de passe oublié ? », puis définissez un nouveau mot de passe avec le lien reçu par e-mail.',
  'This token is for {0}. Ask an operator of the site for one for {1}.':
    'Ce jeton est destiné à {0}. Demandez à un administrateur du site un jeton pour {1}.',
  'This release token is unknown, expired or revoked. Ask an operator of the site for a new one.':
    'Ce jeton est inconnu, expiré ou révoqué. Demandez-en un nouveau à un administrateur du site.',
  'Send the zipped contents of the build folder as the body (Content-Type: application/zip).':
    'Envoyez le contenu zippé du dossier de build dans le corps de la requête (Content-Type: application/zip).',
  'The release log cannot be read: fix releases.json in RELEASES_DIR.':
    'Le journal des versions est illisible : réparez releases.json dans RELEASES_DIR.',
  'A token is for a remote, and {0} is not one.': 'Un jeton est destiné à un remote, et {0} n’en est pas un.',
  'The zipped build is too large: at most {0}.': 'Le build zippé est trop volumineux : {0#} au maximum.',
  'A rollout needs percent, such as percent=10.':
    'Un déploiement progressif nécessite percent, par exemple percent=10.',
  'Percent must be at most 100.': 'Percent vaut 100 au maximum.',
  'Only operators of this site may remove a remote.': 'Seuls les administrateurs de ce site peuvent retirer un remote.',
  'Only operators of this site may decline a remote.':
    'Seuls les administrateurs de ce site peuvent refuser un remote.',
  'Only operators of this site may open a release that waits.':
    'Seuls les administrateurs de ce site peuvent ouvrir une version en attente.',
  'The site does not have {0} yet: an operator must add it first.':
    'Le site n’a pas encore {0} : un administrateur doit d’abord l’ajouter.',
  'The site has {0}: its releases already have links.': 'Le site a déjà {0} : ses versions ont déjà des liens.',
  'The site has {0}: remove it instead.': 'Le site a déjà {0} : retirez-le plutôt.',
  'There is no rollout of {0}. Name the release to begin one.':
    'Aucun déploiement progressif de {0} n’est en cours. Indiquez la version pour en commencer un.',
  'This server has no folder of releases. Put the folder .releases of the build beside the site, or name its place in RELEASES_DIR, and let the server write to it.':
    'Ce serveur n’a pas de dossier de versions. Placez le dossier .releases du build à côté du site, ou indiquez son emplacement dans RELEASES_DIR, et autorisez le serveur à y écrire.',
  'This server may not write to its site. Let its user write to the folders that SITE_DIR and RELEASES_DIR name.':
    'Ce serveur n’a pas le droit d’écrire dans son site. Autorisez son utilisateur à écrire dans les dossiers indiqués par SITE_DIR et RELEASES_DIR.',
  "The site could not be composed, and is unchanged. The server's log says why.":
    'Le site n’a pas pu être assemblé et reste inchangé. Le journal du serveur en donne la raison.',
  'The site could not be composed within a minute. Please try again in a moment.':
    'Le site n’a pas pu être assemblé en une minute. Veuillez réessayer dans un instant.',
  'This is not possible:': 'Ce n’est pas possible :',
  'The body is not a zip file that can be read. Zip the contents of the build folder.':
    'Le corps de la requête n’est pas un fichier zip lisible. Zippez le contenu du dossier de build.',
  'A build may have at most {0} files.': 'Un build contient {0#} fichiers au maximum.',
  'The zip file contains {0} twice.': 'Le fichier zip contient deux fois {0}.',
  'The zip file contains {0}, which is not inside the folder, or has a backslash.':
    'Le fichier zip contient {0}, qui n’est pas dans le dossier ou contient une barre oblique inverse.',
  'The build is too large: at most {0} MB unpacked.': 'Le build est trop volumineux : {0#} Mo décompressé au maximum.',
  'The zip file contains {0}, whose name has more than {1} characters.':
    'Le fichier zip contient {0}, dont le nom dépasse {1#} caractères.',
  'The zip file contains {0}, whose name has characters other than letters, digits and common signs.':
    'Le fichier zip contient {0}, dont le nom contient autre chose que des lettres, des chiffres et des signes courants.',
  'The zip file contains {0}, which is not inside the folder.':
    'Le fichier zip contient {0}, qui n’est pas dans le dossier.',
  'The zip file contains {0}, which is not a file.': 'Le fichier zip contient {0}, qui n’est pas un fichier.',
  'The zip file contains {0}, but the site compresses files itself: leave out .br and .gz.':
    'Le fichier zip contient {0}, mais le site compresse lui-même les fichiers : retirez les .br et .gz.',
  'The zip file contains {0}, but a build may have only files of these types: {1}.':
    'Le fichier zip contient {0}, mais un build ne peut contenir que des fichiers de ces types : {1}.',
  'The zip file contains {0}, a name that the site uses itself.':
    'Le fichier zip contient {0}, un nom que le site utilise lui-même.',
  'The zip file has no {0}. Zip the contents of the build folder, not the folder.':
    'Le fichier zip ne contient pas {0}. Zippez le contenu du dossier de build, pas le dossier.',
  'The file {0} is not JSON. Build the remote again.': 'Le fichier {0} n’est pas du JSON. Reconstruisez le remote.',
  'The file {0} has the name {1}, not {2}.': 'Le fichier {0} porte le nom {1} au lieu de {2}.',

  // Notifications: titles and messages.
  'A release of {0} is waiting': 'Une version de {0} est en attente',
  'Rollout of {0} ended': 'Déploiement de {0} arrêté',
  '{0}: {1} of {2} loads failed ({3} %). {4}: {5} of {6} loads failed ({7} %).':
    '{0} : {1#} chargements sur {2#} ont échoué ({3} %). {4} : {5#} chargements sur {6#} ont échoué ({7} %).',
  'It threw errors at {0}.': 'Erreur dans {0}.',

  // The log, except for entries that `compose` writes.
  'the site': 'le site',
  'token {0}': 'jeton {0}',
  'Created the release token {0}.': 'Jeton {0} créé.',
  'Ended the release token {0}.': 'Jeton {0} révoqué.',
  'Ended the rollout of {0} {1}. {2}': 'Déploiement de {0} {1} arrêté. {2.}',

  // Problems of a change. Those of manifests are English, because developers of remotes read them.
  '--{0} is for remotes, not for the host.': '--{0} est destiné aux remotes, pas à l’hôte.',
  'The site has no {0}.': 'Le site n’a pas {0}.',
  '{0} is the release that all other browsers have.': '{0} est la version de tous les autres navigateurs.',
  '{0} cannot be watched (--halt), because {1} has the same version, and failures are counted by version. Raise the version in the manifest and build again, or leave out --halt.':
    '{0} ne peut pas être surveillée (--halt) : {1} a le même numéro de version, et les échecs sont comptés par numéro. Augmentez la version dans le manifeste et reconstruisez, ou retirez --halt.',
  '{0} has no earlier release to roll back to.': '{0} n’a pas de version antérieure à rétablir.',
  '{0} has no release {1}. Available: {2}.': '{0} n’a pas de version {1}. Disponibles : {2}.',
  '{0} has no release {1}.': '{0} n’a pas de version {1}.',
  '{0} {1} does not wait for an operator.': '{0} {1} n’attend pas d’administrateur.',
  'The release {0} of {1} is no longer stored. To use the local build: npm run compose -- {2}':
    'La version {0} de {1} n’est plus stockée. Pour utiliser le build local : npm run compose -- {2}',
  'With this build the releases of the site would have {0} MB, and RELEASES_MB_MAX allows {1} MB. Publish a smaller build, or ask an operator of the site to raise RELEASES_MB_MAX or to lower KEEP_RELEASES and KEEP_DAYS.':
    'Avec ce build, les versions du site occuperaient {0} MB, et RELEASES_MB_MAX en autorise {1}. Publiez un build plus petit, ou demandez à un administrateur du site d’augmenter RELEASES_MB_MAX ou de réduire KEEP_RELEASES et KEEP_DAYS.',
  '{0}: an earlier release has another file named {1}. Name it by the hash of its content.':
    '{0} : une version antérieure contient un autre fichier nommé {1}. Nommez-le d’après le hash de son contenu.',
  '{0}: it needs contract {1}, but this host has {2}.': '{0} : il nécessite le contrat {1}, cet hôte a {2}.',
  'The slot {0} is declared by both {1} and {2}.': 'L’emplacement {0} est déclaré à la fois par {1} et par {2}.',
  '{0} is claimed by both {1} and {2}.': '{0} est revendiqué à la fois par {1} et par {2}.',
  '{0}: api.prefix {1} overlaps {2} of {3}. Choose a prefix of its own.':
    '{0} : api.prefix {1} recoupe {2} de {3}. Choisissez un préfixe propre.',
} satisfies Record<keyof typeof german, string>;
