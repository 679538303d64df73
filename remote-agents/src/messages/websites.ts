const pages = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'page' : 'pages'}`;

export const websites = {
  title: 'Websites',
  intro: 'Pages are fetched now and once a day. A sitemap works too.',
  field: 'Website',
  placeholder: 'https://www.example.com',
  add: 'Add website',
  added: 'Website added. Its pages appear below.',
  addFailed: 'The website could not be added.',
  refresh: 'Refresh',
  refreshStarted: 'Website is being fetched',
  refreshFailed: 'The website could not be refreshed.',
  remove: 'Remove website',
  removed: 'Website removed',
  removeFailed: 'The website could not be removed.',
  removeQuestion: (address: string, count: number) =>
    count === 0 ? `Remove ${address}?` : `Remove ${address} and its ${pages(count)} from the documents?`,
  loadFailed: 'The websites could not be loaded.',
  fetching: (count: number) => `Fetching… ${pages(count)} so far`,
  pages,
  isCut: 'It has more pages than are fetched.',
  fetched: 'Fetched',
  lastFetched: 'Last fetched',
  never: 'Not fetched yet',
  nothingChanged: 'Nothing changed',
  changes: ({ added, changed, removed }: { added: number; changed: number; removed: number }) =>
    [changed && `${changed} changed`, added && `${added} new`, removed && `${removed} removed`]
      .filter(Boolean)
      .join(', '),
  source: (address: string) => `Page of a website: ${address}`,
} as const;
