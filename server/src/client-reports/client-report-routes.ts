import { getClientReport, type ReportEvent, sendClientReport } from '@frontdesk/shared/endpoints/client-report';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import type { Database } from '../database/database';
import { addressKey } from '../http/address-key';
import type { RateLimits } from '../http/rate-limits';
import { anyone, route } from '../http/route';
import { readReports, storeReport } from './client-report-store';

/** The services that client reports need. */
interface ClientReportServices {
  readonly database: Database;
  readonly sessions: Sessions;
  readonly rateLimits: RateLimits;
  /** Called after a report was stored. */
  readonly onReport: (events: readonly ReportEvent[], request: FastifyRequest) => Promise<void>;
}

const MINUTE_MS = 60_000;

/** Stores browsers' reports of how the parts of the site load, for the health page. */
export function clientReportRoutes(
  app: FastifyInstance,
  { database, sessions, rateLimits, onReport }: ClientReportServices,
): void {
  const perAddress = rateLimits.limiter('client-report', 30, MINUTE_MS);

  route(app, sendClientReport, anyone, async ({ events }, _, request) => {
    await perAddress.take(addressKey(request.ip));
    await storeReport(database, events);
    await onReport(events, request);
  });

  route(app, getClientReport, signedIn(sessions), async () => ({ remotes: await readReports(database) }));
}
