import type { Translation } from '@frontdesk/shared/contract';

export default {
  start: {
    title: 'Commencer avec votre site',
    intro: 'Votre agent le lit et y puise ses réponses. Vous pourrez tout modifier ensuite.',
    address: 'Quel est votre site ?',
    addressName: 'L’adresse de votre site',
    placeholder: 'www.example.com',
    addressHint: 'Votre agent en reprend le nom, la couleur et le logo.',
    submit: 'Lire mon site',
    opening: (site) => `Lecture de ${site || 'votre site'}…`,
    slowToOpen: 'Ce site répond lentement. Patientez encore un peu.',
    or: 'Pas de site ? Ajoutez vos tarifs, votre règlement ou votre carte.',
    chooseFiles: 'Choisir des fichiers',
    dropFailed: 'La zone de dépôt n’a pas pu être chargée.',
    failed: 'Votre agent n’a pas pu être créé.',
    unavailable:
      'Ce serveur ne peut pas lire de sites. Ajoutez plutôt un agent par son nom ; les documents viennent ensuite.',
    addAgent: 'Nouvel agent',
    example: 'Exemple',
    exampleLines: [
      'Avez-vous une chambre avec vue sur le lac en juin ?',
      'Oui, à partir de 149 € la nuit, petit-déjeuner compris.',
      'Puis-je parler à quelqu’un ?',
      'Bien sûr. L’équipe rejoint ce chat ou répond par e-mail.',
    ],
    field: 'Écrire un message',
    automatic: 'Vous parlez avec un assistant automatique.',
    examplePage: (site) => `${site}/chambres`,
    next: 'La suite',
    nextSteps: [
      'Il lit vos pages et vous montre lesquelles.',
      'Vous demandez et voyez de quelle page vient la réponse.',
      'Vous collez une ligne. Il paraît sur votre site, et nulle part ailleurs.',
    ],
    descriptionOfFiles: 'Répond aux questions des visiteurs à partir de vos documents.',
  },
} satisfies Translation<typeof import('../start')>;
