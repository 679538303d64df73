// Runs at the end of index.html, before any script has loaded and after the first view is shown: requests the registry,
// and preloads what the page will need. This only saves time; the host works without it.
(() => {
  /** Filled in by the build: the files of each part of the host that loads on demand. */
  const files = '%FILES%';
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const language = document.documentElement.lang;
  /** The remotes' builds and texts in this language, by the address of their entry. */
  const translations = language === 'en' ? undefined : fetchList(`/admin/remotes.${language}.json`);
  globalThis.frontdeskTranslations = asResponse(translations);

  /** Reads the body immediately, and only once: the copy of a response arrives after the first scripts have run. */
  async function fetchList(file) {
    const response = await fetch(file, { cache: 'no-cache', signal: AbortSignal.timeout(15_000) });
    return { response, text: await response.text() };
  }

  /** Kept for the host, which handles a failure once its scripts run. */
  function asResponse(list) {
    const answer = list?.then(({ response, text }) => new Response(text || null, response));
    answer?.catch(() => undefined);
    return answer;
  }

  /** The hints, by address. */
  const hinted = new Map();
  /** The addresses that the registry names. */
  let used = new Set();
  const hint = (href, integrity = '') => {
    used.add(href);
    if (hinted.has(href)) return;
    const link = document.createElement('link');
    hinted.set(href, link);
    link.rel = 'preload';
    link.as = 'script';
    // The first scripts, which take longest to run, share the connection with as little as possible.
    link.fetchPriority = 'low';
    // Set before the address: a site that requires hashes adds a hash as soon as an address is set without one.
    link.integrity = integrity;
    link.href = href;
    // Scripts from another origin load with CORS; the hint must do the same.
    if (!href.startsWith(`${location.origin}/`)) link.crossOrigin = 'anonymous';
    document.head.append(link);
  };
  /** Browsers warn about an unused hint. A script element in another document uses the file but never runs it. */
  const dropUnused = () => {
    for (const [href, link] of hinted) {
      if (!link || used.has(href)) continue;
      hinted.set(href, null);
      const script = document.createElement('script');
      script.integrity = link.integrity;
      script.crossOrigin = link.crossOrigin;
      script.src = href;
      document.head.append(script);
      document.implementation.createHTMLDocument().adoptNode(script);
    }
  };
  const hintPart = (part) => {
    for (const file of files[part] ?? []) hint(`${location.origin}/admin/${file}`);
  };

  const hintModule = ({ remote, part }) => {
    // A preview's link opens a release other than the listed one, and the user may have turned off a remote.
    if (/[?&]preview=/.test(location.search) || read('REMOTE_CHOICES')) return;
    const entry = new URL(remote.entry, location.origin).href;
    if (!entry.endsWith('.json')) hint(entry, remote.integrity?.[remote.entry]);
    for (const file of part?.preload?.js ?? []) hint(new URL(file, entry).href);
    for (const group of part?.preload?.groups ?? []) hintPart(`group-${group}`);
  };

  /** Compares segment by segment, because a pattern made from the registry's paths could contain any character. */
  const matches = (route, wanted) => {
    const segments = String(route?.path).toLowerCase().split('/');
    const given = wanted.split('/');
    return segments.length === given.length && segments.every((part, at) => part === given[at] || part[0] === ':');
  };

  const token = read('TOKEN');
  const isSignedIn = token !== null;
  const path = location.pathname.toLowerCase().replace(/(.)\/+$/, '$1');

  /**
   * The answers to the page's or card's first calls, requested with the token; each call then uses its answer
   * (early-data.ts).
   */
  const answers = new Map();
  const called = new Set();
  const texts = new Map();
  const starts = new Map();
  globalThis.frontdeskEarlyAnswers = { token, at: performance.now(), answers, texts, starts };
  const callFirst = ({ path: pattern, calls }, preferences) => {
    if (!Array.isArray(calls)) return;
    const given = new URLSearchParams(location.search);
    const segments = String(pattern).split('/');
    const fill = (name) => {
      const at = segments.indexOf(`:${name}`);
      const value = given.get(name);
      if (at < 0) return value === null ? ' ' : encodeURIComponent(value);
      return location.pathname.split('/')[at] ?? ' ';
    };
    for (const call of calls) {
      const url = String(call).replace(/([=/]):(\w+)/g, (_, before, name) => before + fill(name));
      // A space marks a parameter that is missing from the address.
      if (!/^\/[^/\\\s]\S*$/.test(url) || called.has(url)) continue;
      called.add(url);
      const headers = {
        Accept: 'application/json',
        'Accept-Language': language,
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        ...preferences,
      };
      const answer = fetch(url, { headers, signal: AbortSignal.timeout(100_000) });
      answers.set(url, answer);
      // The page's own call handles a failure.
      const read = async (response) => {
        const text = response.ok && (await response.clone().text());
        const isStart = response.headers.has('preference-applied');
        if (text && answers.has(url)) (isStart ? starts : texts).set(url, text);
      };
      answer.then(read).catch(() => undefined);
    }
  };

  /** Sends the page's first calls and adds its hints. */
  const prepare = (remotes) => {
    const find = (isWanted) => {
      for (const remote of remotes) {
        for (const part of remote?.routes ?? []) if (isWanted(part)) return { remote, part };
      }
      return null;
    };
    let found = find((route) => matches(route, path));
    if (!isSignedIn && found?.part.access !== 'public') found = find((route) => route?.role === 'login');
    const isPublic = found?.part.access === 'public';
    if (isSignedIn && !isPublic) hintPart('shell');
    // Our server, which wrote the excerpt, can send the first rows of a long list. Other servers may refuse the header.
    if (found && isSignedIn && !isPublic) callFirst(found.part, excerpt && { Prefer: 'maxpagesize=500' });
    if (found) return hintModule(found);
    if (!isSignedIn || path.startsWith('/admin/')) return;
    hintPart('home');
    for (const remote of remotes) {
      for (const part of remote?.home ?? []) {
        callFirst(part);
        hintModule({ remote, part });
      }
    }
  };

  /** This browser's number from 0 to 100, as in sort-registry.ts. */
  const drawShare = () => {
    try {
      localStorage.setItem('ROLLOUT_SHARE', String(Math.random() * 100));
    } catch {
      // A browser without storage never gets a release early.
    }
    return read('ROLLOUT_SHARE') ?? 100;
  };
  const readShare = () => Number(read('ROLLOUT_SHARE') ?? drawShare());
  const look = (remotes, translated) => {
    const choose = (remote) => (remote?.previous && !(readShare() < remote.rollout) ? remote.previous : remote);
    prepare(remotes.map(choose).map((remote) => ({ ...remote, ...translated?.[remote?.entry] })));
  };

  // Our server writes an excerpt of the registry into the page (registry-excerpt.ts).
  const excerpt = document.querySelector('meta[name=registry]');
  excerpt?.remove();
  try {
    if (excerpt) look(JSON.parse(excerpt.content));
  } catch {
    // The registry itself arrives later.
  }
  const registry = fetchList('/admin/remotes.json');
  globalThis.frontdeskRegistry = asResponse(registry);
  // Only the registry decides which hints are used.
  used = new Set();
  Promise.all([registry, translations])
    .then((lists) => {
      const [{ remotes }, translated] = lists.map((list) => list && JSON.parse(list.text));
      look(remotes, translated);
    })
    .catch(() => undefined)
    .then(dropUnused);

  addEventListener('load', () => setTimeout(dropUnused, 3_000));
})();
