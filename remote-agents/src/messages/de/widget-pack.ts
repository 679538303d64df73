import type { Translation } from '@frontdesk/shared/contract';

export default {
  pack: {
    language: 'de',
    ready: 'Ihr Chat ist bereit',
    intro:
      'Drücken Sie auf die Schaltfläche in der Ecke, um mit ihm zu sprechen. In README.txt steht, wie Sie ihn in Ihre eigenen Seiten einbinden.',
    readMe: (api, followsDashboard) => {
      const updates = followsDashboard
        ? 'Name, Begrüßung und Aussehen folgen dem Dashboard. Die Dateien enthalten Kopien von diesem Download für den Fall, dass der Server nicht antwortet.'
        : 'Name, Begrüßung und Aussehen sind so, wie sie beim Herunterladen waren. Laden Sie nach einer Änderung ein neues Paket herunter, und ersetzen Sie die Dateien.';
      return `1. Kopieren Sie alle Dateien außer index.html und dieser hier in einen Ordner Ihrer Website, zum Beispiel /chatbot-widget/ (index.html zeigt nur das Ergebnis).
2. Schreiben Sie diese Zeile in jede Seite, die den Chat haben soll: <script src="/chatbot-widget/script.js" defer></script>
3. Der Chat verbindet sich nur mit ${api}. Um diese Adresse zu ändern, bearbeiten Sie "api" am Anfang von script.js.
4. Eine Website mit einer Content-Security-Policy braucht: script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src ${api}
5. ${updates}
6. Die Schrift Poppins steht unter der SIL Open Font License; siehe poppins-license.txt.
`;
    },
  },
} satisfies Translation<typeof import('../widget-pack')>;
