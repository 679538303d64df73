import { serveReader } from '../documents/serve-reader';
import type { PageTask } from './page-reader';
import { type PageContent, readHtmlPage } from './read-page';
import { parseSitemap, type Sitemap } from './read-sitemap';

serveReader<PageTask, PageContent | Sitemap>((task, bytes) =>
  task.kind === 'sitemap' ? [parseSitemap(bytes)] : [readHtmlPage({ ...task, bytes })],
);
