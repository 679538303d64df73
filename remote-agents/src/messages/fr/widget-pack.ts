import type { Translation } from '@frontdesk/shared/contract';

export default {
  pack: {
    language: 'fr',
    ready: 'Votre chat est prêt',
    intro: 'Appuyez sur le bouton dans le coin pour lui parler. README.txt explique comment l’intégrer à vos pages.',
    readMe(api, followsDashboard) {
      const updates = followsDashboard
        ? 'Le nom, le message d’accueil et l’apparence suivent le tableau de bord. Les fichiers en contiennent une copie faite lors de ce téléchargement, utilisée quand le serveur ne répond pas.'
        : 'Le nom, le message d’accueil et l’apparence sont ceux du moment de la création ; après une modification, téléchargez un nouveau pack et remplacez les fichiers.';
      return `1. Copiez tous les fichiers, sauf index.html et celui-ci, dans un dossier de votre site, par exemple /chatbot-widget/ (index.html montre seulement le résultat).
2. Écrivez cette ligne dans chaque page qui doit avoir le chat : <script src="/chatbot-widget/script.js" defer></script>
3. Le chat se connecte uniquement à ${api}. Pour changer cette adresse, modifiez « api » vers le début de script.js.
4. Un site avec une Content-Security-Policy nécessite : script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src ${api}
5. ${updates}
6. La police Poppins est sous SIL Open Font License ; voir poppins-license.txt.
`;
    },
  },
} satisfies Translation<typeof import('../widget-pack')>;
