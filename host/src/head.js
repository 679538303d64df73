// Runs in the head of index.html: switches to the right language and theme before anything is shown.
(() => {
  const root = document.documentElement;

  // The page's language: the one chosen in the account, or the browser's. A server that supports languages has already
  // sent the page in it. Our server, which writes an excerpt of the registry, has also read the cookie, which takes 30 ms on
  // a slow phone.
  const isKnown = (language) => ['en', ...'%LANGUAGES%'].includes(language);
  const own = navigator.languages.map((tag) => tag.split('-')[0]).find(isKnown) ?? root.lang;
  const isSent = own === root.lang && document.querySelector('meta[name=registry]');
  const chosen = isSent ? own : /(?:^|; )frontdesk_language=([a-z]{2,3})(?:;|$)/.exec(document.cookie)?.[1];
  const wanted = isKnown(chosen) ? chosen : own;
  // Reloads only once per tab: a server that sends the wrong language again must not cause endless reloads.
  if (wanted !== root.lang && isKnown(root.lang) && !isTried(wanted)) {
    // The rest of this page becomes a comment, so that its scripts do not run.
    document.write('<!--');
    fetch(`/admin/index${wanted === 'en' ? '' : `.${wanted}`}.html`)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject()))
      .then((page) => {
        document.open();
        document.write(page);
        document.close();
        isTried('');
      })
      .catch(() => {
        // Shows this page unchanged, in its own language.
        location.reload();
      });
    return;
  }
  try {
    if (localStorage.THEME === 'dark') root.classList.add('dark');
  } catch {
    // A browser without storage uses the light theme.
  }

  /**
   * Returns whether this tab has already tried to show the language, or cannot store that. Slow on first use, and
   * rarely needed.
   */
  function isTried(next) {
    try {
      const { LANGUAGE } = sessionStorage;
      sessionStorage.LANGUAGE = next;
      return LANGUAGE === next;
    } catch {
      return true;
    }
  }
})();
