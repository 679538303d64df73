import type { Translation } from '@frontdesk/shared/contract';

export default {
  client: {
    updated: 'Client mis à jour.',
    failed: 'Le client n’a pas pu être mis à jour. Consultez la console pour en savoir plus.',
    generate: 'Générer un nouveau secret',
    generated: 'Nouveau secret généré. L’ancien ne fonctionne plus.',
    generateFailed: 'Aucun nouveau secret n’a pu être généré. Consultez la console pour en savoir plus.',
    generateQuestion: 'Générer un nouveau secret ? L’actuel cessera aussitôt de fonctionner.',
    stateHints: {
      server: undefined,
      browser: 'Ce serveur n’indique pas l’état du client. Voici ce qui a été envoyé en dernier depuis ce navigateur.',
      assumed: 'Ce serveur n’indique pas l’état du client. Un nouveau client est actif.',
    },
    idIsPublic:
      'Cet identifiant est public et non secret : il accompagne chaque message du chat, et toute personne qui ouvre votre site peut le lire.',
    noIdYet: 'Pas encore d’identifiant client. Il est créé avec le premier secret.',
    secretIsFresh: 'Copiez le secret maintenant. Il n’est visible que jusqu’à ce que vous quittiez cette page.',
    secretIsKept: 'Le secret ne peut plus être affiché. S’il est perdu, générez-en un nouveau.',
    secretIsPrivate: 'Gardez-le sur vos propres serveurs et ne le mettez jamais sur une page web.',
    noSecretYet: 'Pas encore de secret. Votre site n’en a pas besoin, seuls vos propres serveurs en ont besoin.',
    example: 'Chat depuis votre propre serveur',
    exampleHint:
      'Trois appels avec l’identifiant client et le secret client. Les sites autorisés ne s’appliquent pas, et les limites comptent pour l’agent, pas pour l’adresse de votre serveur.',
    exampleParts: {
      secret: 'le secret client',
      conversation: 'un identifiant que personne d’autre n’utilise',
      userName: 'Mon serveur',
      participant: 'le participantId reçu en réponse',
      question: 'À quelle heure ouvrez-vous ?',
    },
    id: 'Identifiant client',
    secret: 'Secret client',
    status: 'État du client',
    replace: 'Remplacer le secret',
    copyId: 'identifiant client',
    copySecret: 'secret client',
    copyExample: 'exemple',
    show: 'Afficher le secret',
    hide: 'Masquer le secret',
  },

  clientId: {
    generate: 'Générer un identifiant client',
    forTest: 'Le chat trouve son agent par un identifiant client, et cet agent n’en a pas encore.',
    forWidget: 'Le widget trouve son agent par un identifiant client, et cet agent n’en a pas encore.',
  },
} satisfies Translation<typeof import('../agent-client')>;
