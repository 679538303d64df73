import { HealthPage } from './HealthPage';
import { ReleasesPage } from './ReleasesPage';

/** The host's pages about the site itself, in one chunk because operators open both. */
export function AdminPage({ page }: { page: 'health' | 'releases' }) {
  return page === 'health' ? <HealthPage /> : <ReleasesPage />;
}
