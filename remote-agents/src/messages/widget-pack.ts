// Texts of the files in the widget pack.

export const pack = {
  /** The language of the example page, as in HTML. */
  language: 'en',
  ready: 'Your chat is ready',
  intro: 'Press the button in the corner to talk to it. README.txt explains how to put it on your own pages.',
  readMe(api: string, followsDashboard: boolean): string {
    const updates = followsDashboard
      ? 'Name, welcome message and look follow the dashboard. The files contain copies from this download, used while the server does not respond.'
      : 'Name, welcome message and look are those from when this was made; after a change, download a new pack and replace the files.';
    return `1. Copy all files except index.html and this one into one folder of your site, for example /chatbot-widget/ (index.html only shows the result).
2. Add this line to every page that should have the chat: <script src="/chatbot-widget/script.js" defer></script>
3. The chat connects only to ${api}. To change that address, edit "api" near the top of script.js.
4. A site with a Content-Security-Policy needs: script-src 'self'; style-src 'self'; font-src 'self'; img-src data:; connect-src ${api}
5. ${updates}
6. The font Poppins is under the SIL Open Font License; see poppins-license.txt.
`;
  },
} as const;
