import type german from '../de/agents';

/** French for the sentences about agents, their documents and conversations. */
export default {
  'This agent is disabled.': 'Cet agent est désactivé.',
  'This client id is taken. Please choose another one.':
    'Cet identifiant client est déjà pris. Veuillez en choisir un autre.',
  'The picture is not a small JPEG. Choose another one.': 'L’image n’est pas un petit JPEG. Choisissez-en une autre.',
  'This agent has {0} of {1} answers. Please delete some first.':
    'Cet agent a {0#} réponses sur {1#} au maximum. Veuillez d’abord en supprimer.',
  'An agent has at most {0} test questions. Please delete some first.':
    'Un agent a {0#} questions de test au maximum. Veuillez d’abord en supprimer.',

  // Documents.
  'This upload is too large: at most {0} per file.': 'C’est trop volumineux : {0#} par fichier au maximum.',
  'The content of "{0}" arrived incomplete. Please upload it again.':
    'Le contenu de « {0} » n’est pas arrivé en entier. Veuillez importer de nouveau le fichier.',
  '"{0}" is too large: at most {1} per file.': '« {0} » est trop volumineux : {1#} par fichier au maximum.',
  'One of these documents was already uploaded.': 'L’un de ces documents a déjà été importé.',
  'Document is already being processed.': 'Le document est déjà en cours de traitement.',
  'Document is still processing and cannot be deleted.':
    'Le document est encore en cours de traitement et ne peut pas être supprimé.',
  'The files cannot be reached right now. Please try again in a moment.':
    'Les fichiers sont inaccessibles pour le moment. Veuillez réessayer dans un instant.',

  // Why a document cannot be used.
  'The file is empty.': 'Le fichier est vide.',
  'No text was found. If this is a scan or a photo, scan it again at 300 dpi, straight and in good light.':
    'Aucun texte n’a été trouvé. S’il s’agit d’un scan ou d’une photo, numérisez de nouveau en 300 ppp, bien droit et avec un bon éclairage.',
  'No text was found. Check that this is the right file, and that it is not empty.':
    'Aucun texte n’a été trouvé. Vérifiez que c’est le bon fichier et qu’il n’est pas vide.',
  'This is a scan or a photo. Its text has not been recognized yet; process the document again.':
    'Il s’agit d’un scan ou d’une photo dont le texte n’a pas encore été reconnu ; relancez le traitement du document.',
  'More than {0} pages are scans without text. Split the file, or run text recognition on it and upload the result.':
    'Plus de {0#} pages sont des scans sans texte. Divisez le fichier, ou faites-en reconnaître le texte et importez le résultat.',
  'The picture has more than 50 million pixels. Save it smaller, such as 4000 by 3000 pixels.':
    'L’image dépasse 50 millions de pixels. Enregistrez-la plus petite, par exemple en 4000 × 3000 pixels.',
  'The picture is damaged and cannot be read. Save or take it again and upload the new file.':
    'L’image est endommagée et illisible. Enregistrez-la ou photographiez-la de nouveau, puis importez le nouveau fichier.',
  'Recognizing the text took too long. Split the scan into smaller files.':
    'La reconnaissance du texte a pris trop de temps. Divisez le scan en fichiers plus petits.',
  'The file is protected with a password. Remove the protection and upload it again.':
    'Le fichier est protégé par un mot de passe. Retirez la protection et importez-le de nouveau.',
  'The PDF is damaged and cannot be read. Export it again and upload the new file.':
    'Le PDF est endommagé et illisible. Exportez-le de nouveau et importez le nouveau fichier.',
  'The file is damaged and cannot be read. Save it again and upload the new file.':
    'Le fichier est endommagé et illisible. Enregistrez-le de nouveau et importez le nouveau fichier.',
  'This is not valid JSON. Export it again and upload the new file.':
    'Ce n’est pas du JSON valide. Exportez-le de nouveau et importez le nouveau fichier.',
  'This is not {0}, although its name ends in .{1}.':
    'Le contenu n’est pas de type .{1}, contrairement à ce qu’indique le nom.',
  'This is an old {0} (.{1}). Save it as .{2}x and upload it again.':
    'C’est un ancien format (.{1}). Enregistrez le fichier en .{2}x et importez-le de nouveau.',
  'This kind of file cannot be read. Save it as .jpg or .png and upload that.':
    'Ce type de fichier ne peut pas être lu. Enregistrez-le en .jpg ou .png et importez le résultat.',
  'This kind of file cannot be read. Save it as {0} and upload that.':
    'Ce type de fichier ne peut pas être lu. Enregistrez-le en {0} et importez le résultat.',
  '.xlsx or .csv': '.xlsx ou .csv',
  '.pptx or .pdf': '.pptx ou .pdf',
  '.docx, .xlsx or .pdf': '.docx, .xlsx ou .pdf',
  'This kind of file cannot be read. Upload a PDF, Word, Excel, PowerPoint, OpenDocument text, EPUB, RTF, HTML, Markdown, text, CSV or JSON file, or a PNG, JPEG or WebP picture.':
    'Ce type de fichier ne peut pas être lu. Importez un fichier PDF, Word, Excel, PowerPoint, texte OpenDocument, EPUB, RTF, HTML, Markdown, texte, CSV ou JSON, ou une image PNG, JPEG ou WebP.',
  'The book is protected against copying. Upload one without protection.':
    'Le livre est protégé contre la copie. Importez-en un sans protection.',
  'The document is too big once unpacked. Split it into smaller files.':
    'Le document est trop volumineux une fois décompressé. Divisez-le en fichiers plus petits.',
  'The document is nested too deeply to be read. Save its text in another format and upload that.':
    'Le document est imbriqué trop profondément pour être lu. Enregistrez son texte dans un autre format et importez le résultat.',
  'Reading the document took too long. Split it into smaller files.':
    'La lecture du document a pris trop de temps. Divisez-le en fichiers plus petits.',
  'Reading took over 20 seconds, too long for a file of this size. Save it in another format and upload that.':
    'La lecture a pris plus de 20 secondes, ce qui est trop pour un fichier de cette taille. Enregistrez-le dans un autre format et importez le résultat.',
  'The document could not be read. Save it again, if possible in another format, and upload the new file.':
    'Le document n’a pas pu être lu. Enregistrez-le de nouveau, si possible dans un autre format, et importez le nouveau fichier.',
  'The database took too long to store the document. Split it into smaller files, or try again later.':
    'L’enregistrement du document a pris trop de temps. Divisez-le en fichiers plus petits ou réessayez plus tard.',
  'The stored file is missing. Delete the document and upload it again.':
    'Le fichier enregistré est introuvable. Supprimez le document et importez-le de nouveau.',

  // Websites.
  'An agent can have at most {0} websites.': 'Un agent peut avoir {0#} sites web au maximum.',
  'This website was already added.': 'Ce site web a déjà été ajouté.',
  'The website could not be reached. It will be tried again, and pages fetched before are kept.':
    'Le site web est inaccessible. Une nouvelle tentative aura lieu, et les pages déjà lues sont conservées.',
  'The address leads to a private network, which this server does not fetch from.':
    'L’adresse mène à un réseau privé, que ce serveur ne consulte pas.',
  'The address leads to another website. Add that one instead.':
    'L’adresse mène à un autre site web. Ajoutez plutôt celui-ci.',
  'The website does not allow robots to read this address.':
    'Le site web n’autorise pas les robots à lire cette adresse.',
  'Fetching stopped because of a problem on this server. It will be tried again in an hour.':
    'La lecture s’est arrêtée à cause d’un problème sur ce serveur. Une nouvelle tentative aura lieu dans une heure.',
  'Fetching took over an hour, so the rest was skipped. It will be tried again in a day.':
    'La lecture a duré plus d’une heure, le reste a donc été ignoré. Une nouvelle tentative aura lieu dans un jour.',
  'No page was found at this address.': 'Aucune page n’a été trouvée à cette adresse.',
  'This page is too large or too complicated to be read. It is tried again every day.':
    'Cette page est trop volumineuse ou trop complexe pour être lue. Une nouvelle tentative a lieu chaque jour.',
  'Reading this page was interrupted twice, so it was skipped. Refresh the website to try it again.':
    'La lecture de cette page a été interrompue deux fois, elle est donc ignorée. Actualisez le site web pour réessayer.',
  'The website does not respond. Check the address, or upload a file with answers for your customers.':
    'Le site web ne répond pas. Vérifiez l’adresse, ou déposez un fichier avec ce que demandent vos clients.',
  'There is no page at this address. Check the address, or enter the address of your home page.':
    'Il n’y a pas de page à cette adresse. Vérifiez l’adresse, ou saisissez celle de votre page d’accueil.',
  'The address leads to another website. Enter that address instead.':
    'L’adresse mène à un autre site web. Saisissez l’adresse de celui-ci.',
  'The website does not allow robots to read this address. Drop a file instead, or change its robots.txt.':
    'Le site web n’autorise pas les robots à lire cette adresse. Déposez plutôt un fichier, ou modifiez son robots.txt.',
  'This page has no text that an agent could answer from. Drop a file instead, or enter the address of a page with text.':
    'Cette page n’a pas de texte à partir duquel un agent pourrait répondre. Déposez plutôt un fichier, ou saisissez l’adresse d’une page avec du texte.',
  'This page is too large or too complicated to be read. Enter the address of another page of the site.':
    'Cette page est trop volumineuse ou trop complexe pour être lue. Saisissez l’adresse d’une autre page du site.',
  'Answers what visitors of {0} ask.': 'Répond aux questions des visiteurs de {0}.',

  // Chats and conversations.
  'The client secret does not match this client id. Generate a new one in the Client tab of the agent.':
    'Le secret client ne correspond pas à cet identifiant client. Générez-en un nouveau dans l’onglet « Client » de l’agent.',
  'The header client_id is missing.': 'L’en-tête client_id est absent.',
  'This client id is unknown.': 'Cet identifiant client est inconnu.',
  'This client is not active.': 'Ce client n’est pas actif.',
  'This agent may not be used on this site.': 'Cet agent ne peut pas être utilisé sur ce site.',
  'The client ids of the message and the call differ.': 'L’identifiant client du message n’est pas celui de l’appel.',
  'In this chat you cannot talk to a person.': 'Ce chat ne propose pas de parler à une personne.',
  'Too many open chats. Please close some.': 'Trop de chats sont ouverts. Veuillez en fermer.',
  'An API key is not a person, so no conversation can be assigned to it. Name a person by id.':
    'Une clé API n’est pas une personne : aucune conversation ne lui est attribuée. Indiquez une personne par son identifiant.',
  'This conversation has no messages yet. Rate it after the first.':
    'Cette conversation n’a pas encore de messages. Évaluez-la après le premier.',
  'This visitor left no email address, so there is nobody to reply to.':
    'Ce visiteur n’a pas laissé d’adresse e-mail à laquelle répondre.',
  'This server cannot send email to visitors yet. The person who runs it can set up email.':
    'Ce serveur ne peut pas encore envoyer d’e-mails aux visiteurs. Son administrateur peut configurer l’envoi d’e-mails.',
  'The agent of this conversation was deleted, so its chat has ended.':
    'L’agent de cette conversation a été supprimé, le chat est donc terminé.',
  'The agent of this conversation is disabled. Enable it first.':
    'L’agent de cette conversation est désactivé. Activez-le d’abord.',
  'This visitor has not written yet. Take over after the first message.':
    'Ce visiteur n’a encore rien écrit. Prenez la main après le premier message.',
  '{0} has taken over this conversation.': '{0} a pris la main sur cette conversation.',
  'The assistant is answering this conversation. Take it over first.':
    'L’assistant répond dans cette conversation. Prenez d’abord la main.',

  // Notifications: titles and messages.
  'Agent deleted': 'Agent supprimé',
  'The agent "{0}" was deleted with its documents.': 'L’agent « {0} » a été supprimé avec ses documents.',
  'New client secret': 'Nouveau secret client',
  'A new secret was generated for the client {0}.': 'Un nouveau secret a été généré pour le client {0}.',
  'Language model not working': 'Modèle de langage en panne',
  '{0} Until then {1} quotes its documents.': '{0.} En attendant, {1} cite ses documents.',
  'The language model refused its key. Ask your operator to check LLM_API_KEY.':
    'Le modèle de langage a refusé sa clé. Demandez à votre administrateur de vérifier LLM_API_KEY.',
  'The language model is getting too many requests, or its account has no credit left. Ask your operator to raise its quota, or lower the limits in Agent Info.':
    'Le modèle de langage reçoit trop de requêtes, ou son compte n’a plus de crédit. Demandez à votre administrateur d’augmenter le quota, ou réduisez les limites dans les infos de l’agent.',
  'The language model refused the request. Choose another model in Agent Info, or ask your operator to check LLM_MODEL.':
    'Le modèle de langage a refusé la requête. Choisissez un autre modèle dans les infos de l’agent, ou demandez à votre administrateur de vérifier LLM_MODEL.',
  'The language model does not respond in time. You need not do anything if it works again soon. Otherwise ask your operator to check LLM_BASE_URL.':
    'Le modèle de langage ne répond pas à temps. S’il refonctionne bientôt, vous n’avez rien à faire. Sinon, demandez à votre administrateur de vérifier LLM_BASE_URL.',
  'The language model sends replies that cannot be used. Choose another model in Agent Info, or ask your operator to check it.':
    'Le modèle de langage envoie des réponses inutilisables. Choisissez un autre modèle dans les infos de l’agent, ou demandez à votre administrateur de le vérifier.',
  'New conversation': 'Nouvelle conversation',
  '{0} wrote to {1}: {2}': '{0?} a écrit à {1} : {2}',
  'New conversations': 'Nouvelles conversations',
  '1 more conversation began with {0}.': '1 conversation de plus a commencé avec {0}.',
  '{0} more conversations began with {1}.': '{0#} conversations de plus ont commencé avec {1}.',
  'A visitor asked the agent "{0}": "{1}"': 'Un visiteur a demandé à l’agent « {0} » : « {1} »',
  '{0} wants to speak to a person. The agent was "{1}".': '{0} souhaite parler à une personne. L’agent était « {1} ».',
  'Wants a person': 'Souhaite parler à une personne',
  '1 more visitor asked {0} for a person.': '1 visiteur de plus de {0} souhaite parler à une personne.',
  '{0} more visitors asked {1} for a person.': '{0#} visiteurs de plus de {1} souhaitent parler à une personne.',
  '{0} asked {1} for a person: {2}': '{0} souhaite parler à une personne ({1}) : {2}',
  '{0} asked {1} for a person': '{0} souhaite parler à une personne ({1})',
  'Visitor waiting': 'Visiteur en attente',
  'A visitor': 'Un visiteur',
  'A visitor ({0})': 'Un visiteur ({0})',
  'A visitor ({0}) is waiting for a person in the chat of {1}: {2}':
    'Un visiteur ({0}) attend une personne dans le chat de {1} : {2}',
  'A visitor ({0}) is waiting for a person in the chat of {1}':
    'Un visiteur ({0}) attend une personne dans le chat de {1}',
  '{0} is waiting for a person in the chat of {1}: {2}': '{0?} attend une personne dans le chat de {1} : {2}',
  '{0} is waiting for a person in the chat of {1}': '{0?} attend une personne dans le chat de {1}',
  'Conversation assigned': 'Conversation attribuée',
  'Assigned to {0}': 'Attribuée à {0}',
  'Assigned to {0}: {1}': 'Attribuée à {0} : {1}',
  'Document failed': 'Échec d’un document',
  '"{0}": {1}': '« {0} » : {1.}',
  'Document ready': 'Document prêt',
  '"{0}" can now be used in answers.': '« {0} » peut maintenant être utilisé dans les réponses.',
  '{0} documents are ready': '{0#} documents sont prêts',
  'They can now be used in answers.': 'Ils peuvent maintenant être utilisés dans les réponses.',
  '1 is ready.': '1 est prêt.',
  '{0} are ready.': '{0#} sont prêts.',
  '{0} more failed.': 'Autres échecs : {0#}.',
  '{0} of {1} documents failed': '{0#} documents sur {1#} ont échoué',
  'Website fetched': 'Site web lu',
  '1 page of {0} changed or was added.': '1 page de {0} est nouvelle ou a changé.',
  '{0} pages of {1} changed or were added.': '{0#} pages de {1} sont nouvelles ou ont changé.',
} satisfies Record<keyof typeof german, string>;
