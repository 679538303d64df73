// Runs in the head of index.html: switches to the right language and theme before anything is shown, and reports when the
// first scripts fail to load.
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

  // Only this script can report that the first scripts failed to load. Scripts that failed for lack of a network, or
  // that threw because another one failed, are fetched again when the network returns; scripts that ran must not run
  // twice.
  let failed = new Set();
  let retries = 0;
  const noteFailed = ({ target, filename }) => {
    const src = target.defer ? target.src : filename;
    if (src?.startsWith(`${location.origin}/admin/`)) failed.add(src);
  };
  addEventListener('error', noteFailed, true);
  const fetchFailed = () => {
    const sources = failed;
    failed = new Set();
    // The registry's request failed along with them; the host must not use that failure.
    globalThis.frontdeskRegistry = undefined;
    globalThis.frontdeskTranslations = undefined;
    for (const src of sources) {
      document.head.append(Object.assign(document.createElement('script'), { src, defer: true, async: false }));
    }
    setTimeout(reportIfNotStarted, 3_000, 'missing', '#root > p');
  };
  const reportIfNotStarted = (kind, placeholder = '.shape') => {
    if (!document.querySelector(placeholder)) return;
    const version = '%VERSION%';
    const message = `chunk load failure (${kind}): host ${version}`;
    const words = document.createElement('p');
    words.role = 'alert';
    if (navigator.onLine) {
      const reason = Object.assign(document.createElement('small'), { textContent: message });
      words.append('%notLoaded%', ' ', reason);
    } else words.textContent = '%offline%';
    if (!navigator.onLine) addEventListener('online', fetchFailed, { once: true });
    // Requests may still fail just after the network returns.
    else if (placeholder !== '.shape' && retries < 5) setTimeout(fetchFailed, 1_000 * 2 ** retries++);
    const button = document.createElement('button');
    button.textContent = '%reload%';
    button.onclick = () => location.reload();
    document.getElementById('first-view')?.remove();
    document.getElementById('root').replaceChildren(words, button);
    console.error(message);
    globalThis.frontdeskReport?.({ kind, step: 'page', remote: 'host', version, message });
  };
  addEventListener('load', () => setTimeout(reportIfNotStarted, 3_000, 'missing'));
  setTimeout(reportIfNotStarted, 120_000, 'timeout');

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
