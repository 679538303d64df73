/**
 * French for the server's own sentences, keyed by their English text. `{0}`, `{1}` … are the parts of a sentence, such
 * as names, and are left unchanged. `{0.}` must be sentences from the catalogues, which are also translated. `{0?}` may
 * be one of our own words in place of a name. `{0#}` must be a number or a size, which is written as is usual in the
 * language.
 */
import type german from '../de/sentences';
import accounts from './accounts';
import agents from './agents';
import codes from './codes';
import releases from './releases';

export default {
  ...accounts,
  ...agents,
  ...codes,
  ...releases,

  // Things that cannot be found.
  'There is no such API key.': 'Cette clé API n’existe pas.',
  'There is no such agent.': 'Cet agent n’existe pas.',
  'There is no such answer.': 'Cette réponse n’existe pas.',
  'There is no such change.': 'Cette modification n’existe pas.',
  'There is no such conversation.': 'Cette conversation n’existe pas.',
  'There is no such delivery.': 'Cet envoi n’existe pas.',
  'There is no such demonstration.': 'Cet hôtel de démonstration n’existe pas.',
  'There is no such document.': 'Ce document n’existe pas.',
  'There is no such invitation.': 'Cette invitation n’existe pas.',
  'There is no such message.': 'Ce message n’existe pas.',
  'There is no such notification.': 'Cette notification n’existe pas.',
  'There is no such organization.': 'Cette organisation n’existe pas.',
  'There is no such person.': 'Cette personne n’existe pas.',
  'There is no such preset.': 'Ce modèle n’existe pas.',
  'There is no such QR code.': 'Ce QR code n’existe pas.',
  'There is no such question.': 'Cette question n’existe pas.',
  'There is no such session.': 'Cette session n’existe pas.',
  'There is no such short link.': 'Ce lien court n’existe pas.',
  'There is no such test question.': 'Cette question de test n’existe pas.',
  'There is no such token.': 'Ce jeton n’existe pas.',
  'There is no such webhook.': 'Ce webhook n’existe pas.',
  'There is no such website.': 'Ce site web n’existe pas.',

  // Limits.
  'Too many attempts. Please try again in 1 second.': 'Trop de tentatives. Veuillez réessayer dans 1 seconde.',
  'Too many attempts. Please try again in {0} seconds.': 'Trop de tentatives. Veuillez réessayer dans {0#} secondes.',
  'Too much is being sent at once. Please try again in a moment.':
    'Trop de données sont envoyées à la fois. Veuillez réessayer dans un instant.',
  'You are using {0} of {1} documents. Please delete some first.':
    'Vous utilisez {0#} documents sur {1#}. Veuillez d’abord en supprimer.',
  'You are using {0} of {1} of documents. Please delete some first.':
    'Vos documents occupent {0#} sur {1#}. Veuillez d’abord en supprimer.',
  'You are using {0} of {1} agents. Please delete some first.':
    'Vous utilisez {0#} agents sur {1#}. Veuillez d’abord en supprimer.',
  'You are using {0} of {1} saved QR codes. Please delete some first.':
    'Vous utilisez {0#} QR codes enregistrés sur {1#}. Veuillez d’abord en supprimer.',

  // Requests that cannot be read, and failures.
  'The request cannot be read: it must be valid JSON.': 'La requête est illisible : elle doit être en JSON valide.',
  'There is nothing at this address.': 'Il n’y a rien à cette adresse.',
  'This address does not support that method.': 'Cette adresse n’accepte pas cette méthode.',
  'The address of the request is too long.': 'L’adresse de la requête est trop longue.',
  'The request must be sent as JSON (Content-Type: application/json).':
    'La requête doit être envoyée en JSON (Content-Type: application/json).',
  'The request was interrupted.': 'La requête a été interrompue.',
  'The request is too large: at most {0}.': 'La requête est trop volumineuse : {0#} au maximum.',
  'The address of this call cannot be read.': 'L’adresse de cet appel est illisible.',
  'The request names its host more than once.': 'La requête indique son hôte plusieurs fois.',
  'The request is nested too deeply.': 'La requête est imbriquée trop profondément.',
  'Text must not contain the NUL character.': 'Le texte ne doit pas contenir le caractère NUL.',
  'The request body must be a JSON object.': 'Le corps de la requête doit être un objet JSON.',
  'The field {0} is missing or not valid.': 'Le champ {0} est absent ou non valide.',
  'The database cannot be reached right now. Please try again in a moment.':
    'La base de données est inaccessible pour le moment. Veuillez réessayer dans un instant.',
  'The database is not ready right now. Please try again in a moment.':
    'La base de données n’est pas prête pour le moment. Veuillez réessayer dans un instant.',
  'The server has no room left to store this. Please tell the operator.':
    'Le serveur n’a plus de place pour enregistrer cela. Veuillez prévenir l’administrateur.',
  'This took the database too long. Please try again, or request less at once.':
    'La base de données a mis trop de temps. Veuillez réessayer, ou demander moins à la fois.',
  'Something went wrong on our side. Please try again.': 'Un problème est survenu de notre côté. Veuillez réessayer.',

  'This server has no public address yet. The person who runs it can set one.':
    'Ce serveur n’a pas encore d’adresse publique. Son administrateur peut en indiquer une.',
  'The metrics need METRICS_TOKEN as a bearer token.': 'Les mesures nécessitent METRICS_TOKEN comme bearer token.',
  'Set METRICS_TOKEN to read the metrics from elsewhere.':
    'Définissez METRICS_TOKEN pour lire les mesures depuis un autre endroit.',

  // Refusals of the hubs.
  'There is no such connection.': 'Cette connexion n’existe pas.',
  'The connection is in use.': 'La connexion est déjà utilisée.',
  'Too many messages at once. Please wait a moment.': 'Trop de messages à la fois. Veuillez patienter un instant.',
  'Please enter your name first.': 'Veuillez d’abord saisir votre nom.',
  'Please write a message first.': 'Veuillez d’abord écrire un message.',
  'Nobody with this name is connected.': 'Personne n’est connecté sous ce nom.',
  'This must be text.': 'Il faut un texte.',
  'This is too long: at most {0} characters.': 'C’est trop long : {0#} caractères au maximum.',
  'Your organization has too many open connections.': 'Votre organisation a trop de connexions ouvertes.',
  'The session has ended.': 'La session est terminée.',

  // What earlier releases wrote into notifications, and stored as reasons.
  'API key ended': 'Clé API révoquée',
  'The API key "{0}" was ended.': 'La clé API « {0} » a été révoquée.',
  'An account has the email {0} from now on.': 'Un compte a désormais l’adresse e-mail {0}.',
  'A new secret was made for the client {0}.': 'Un nouveau secret a été généré pour le client {0}.',
  'The language model gets too many requests, or its account has no credit left. Ask your operator to raise its quota, or lower the limits in Agent Info.':
    'Le modèle de langage reçoit trop de requêtes, ou son compte n’a plus de crédit. Demandez à votre administrateur d’augmenter le quota, ou réduisez les limites dans les infos de l’agent.',
  'The language model does not answer in time. You need not do anything if it works again soon. Otherwise ask your operator to check LLM_BASE_URL.':
    'Le modèle de langage ne répond pas à temps. S’il refonctionne bientôt, vous n’avez rien à faire. Sinon, demandez à votre administrateur de vérifier LLM_BASE_URL.',
  'Visitor waits': 'Visiteur en attente',
  'A visitor ({0}) waits for a person in the chat of {1}: {2}':
    'Un visiteur ({0}) attend une personne dans le chat de {1} : {2}',
  'A visitor ({0}) waits for a person in the chat of {1}': 'Un visiteur ({0}) attend une personne dans le chat de {1}',
  '{0} waits for a person in the chat of {1}: {2}': '{0?} attend une personne dans le chat de {1} : {2}',
  '{0} waits for a person in the chat of {1}': '{0?} attend une personne dans le chat de {1}',
  '1 page of {0} changed or were added.': '1 page de {0} est nouvelle ou a changé.',
  '{0} is not reachable since {1}. 1 person has scanned the code since then.':
    '{0} est inaccessible depuis le {1}. 1 personne a scanné le code depuis.',
  '{0} is not reachable since {1}. {2} people have scanned the code since then.':
    '{0} est inaccessible depuis le {1}. {2#} personnes ont scanné le code depuis.',
  'A release of {0} waits': 'Une version de {0} est en attente',
  'It threw at {0}.': 'Erreur dans {0}.',
  'The address leads into a private network.': 'L’adresse mène à un réseau privé.',
  'The receiver did not answer within {0} seconds.': 'Le destinataire n’a pas répondu en {0#} secondes.',
  'The receiver answered {0}. Redirects are not followed: enter the address to which it leads.':
    'Le destinataire a répondu {0#}. Les redirections ne sont pas suivies : saisissez l’adresse à laquelle elle mène.',
  'No text was found. If this is a scan or a photo, scan it again with 300 dpi, straight and in good light.':
    'Aucun texte n’a été trouvé. S’il s’agit d’un scan ou d’une photo, numérisez de nouveau en 300 ppp, bien droit et avec un bon éclairage.',
  'The website could not be reached. It is tried again, and pages fetched before are kept.':
    'Le site web est inaccessible. Une nouvelle tentative aura lieu, et les pages déjà lues sont conservées.',
  'The address leads into a private network, which this server does not fetch from.':
    'L’adresse mène à un réseau privé, que ce serveur ne consulte pas.',
  'Fetching stopped because of a problem on this server. It is tried again in an hour.':
    'La lecture s’est arrêtée à cause d’un problème sur ce serveur. Une nouvelle tentative aura lieu dans une heure.',
  'Fetching took over an hour, so the rest was left out. It is tried again in a day.':
    'La lecture a duré plus d’une heure, le reste a donc été ignoré. Une nouvelle tentative aura lieu dans un jour.',
  'Reading this page was interrupted twice, so it is left out. Refresh the website to try it again.':
    'La lecture de cette page a été interrompue deux fois, elle est donc ignorée. Actualisez le site web pour réessayer.',
  'The address leads into a private network, where visitors cannot reach it.':
    'L’adresse mène à un réseau privé, inaccessible aux visiteurs.',
} satisfies Record<keyof typeof german, string>;
