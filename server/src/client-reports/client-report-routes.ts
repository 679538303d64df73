import { getClientReport, sendClientReport } from '@frontdesk/shared/endpoints/client-report';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/signed-in';
import { addressKey } from '../http/address-key';
import { anyone, route } from '../http/route';
import type { Services } from '../services';
import { readReports, storeReport } from './client-report-store';

const MINUTE_MS = 60_000;

/** Browsers report how the parts of the site load; the health page shows it. */
export function clientReportRoutes(app: FastifyInstance, { database, sessions, rateLimits }: Services): void {
  const perAddress = rateLimits.limiter('client-report', 30, MINUTE_MS);

  route(app, sendClientReport, anyone, async ({ events }, _, request) => {
    await perAddress.take(addressKey(request.ip));
    await storeReport(database, events);
  });

  route(app, getClientReport, signedIn(sessions), async () => ({ remotes: await readReports(database) }));
}
