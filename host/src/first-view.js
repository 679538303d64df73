// Runs inside index.html after the first views: shows the first view of this address before any script has loaded. The
// host then moves what was typed and pressed to the page (first-view/take-over.ts).
(() => {
  let stored = {};
  try {
    stored = localStorage ?? {};
  } catch {
    // Visitors without storage see a form.
  }
  const templates = [...document.querySelectorAll('template[data-view]')];
  const find = (isWanted) => templates.find(({ dataset }) => isWanted(dataset));
  const path = location.pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const isSignedIn = stored.TOKEN !== undefined;
  // Other addresses redirect visitors to the login page.
  const page = find(({ view }) => view === path) ?? (isSignedIn ? undefined : find(({ login }) => login !== undefined));
  const frame = page || isSignedIn ? find(({ view }) => view === (page ? 'public' : 'shell')) : undefined;
  // Each template is shown at most once.
  for (const template of templates) template.remove();
  if (!frame) return;
  const view = document.createElement('div');
  view.id = 'first-view';
  view.dataset.frame = frame.dataset.view;
  view.append(frame.content.cloneNode(true));
  if (page) view.querySelector('main')?.append(page.content.cloneNode(true));
  // The menu shows the entries from the last visit, so that its length does not change when the page takes over.
  try {
    const menu = view.querySelector('nav ul');
    const own = new Map([...menu.children].map((entry) => [entry.textContent, entry]));
    const [first] = own.values();
    const entries = JSON.parse(stored.MENU).map((label) => {
      const entry = own.get(label) ?? first.cloneNode(true);
      entry.querySelector('a, span').lastChild.data = label;
      if (!own.has(label)) {
        // The address of its page is not known yet.
        entry.querySelector('a')?.removeAttribute('href');
        entry.querySelector('svg').replaceChildren();
      }
      return entry;
    });
    menu.replaceChildren(...entries);
  } catch {
    // A public page has no menu, and on a first visit none is stored.
  }
  view.addEventListener('submit', (event) => event.preventDefault());
  view.addEventListener('click', ({ target }) => {
    const button = target.closest?.('button');
    if (!button) return;
    view.dataset.pressed = button.ariaLabel ?? button.textContent;
    button.style.opacity = 0.6;
  });
  view.addEventListener('compositionstart', () => (view.dataset.composing = ''));
  view.addEventListener('compositionend', () => delete view.dataset.composing);
  document.currentScript.after(view);
  // Creating the browser's first formatter takes 80 ms on a slow phone, which may be idle until the scripts have loaded.
  if (!page) requestAnimationFrame(() => globalThis.requestIdleCallback?.(() => Intl.DateTimeFormat()));
  // Announces loading as the page's own spinner does.
  setTimeout(() => {
    const words = Object.assign(document.createElement('p'), { role: 'status' });
    words.textContent = '%slow%';
    view.append(words);
  }, 10_000);
})();
