import { getMyQrsPage } from '@frontdesk/shared/endpoints/list-page';
import * as endpoints from '@frontdesk/shared/endpoints/qr';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import { calendarEventContent, urlContent, whatsappContent } from '../codes/code-payloads';
import { route } from '../http/route';
import { ownHosts } from '../links/check-destination';
import { listRoute } from '../list-pages/list-route';
import { qrDataUrl } from './qr-image';
import { readQrsPage } from './qr-pages';
import type { QrServices } from './qr-services';
import { deleteQr, keepQr, listQrs, qrsVersion } from './saved-qr-store';

export function qrRoutes(app: FastifyInstance, services: QrServices): void {
  const { config, database, sessions } = services;
  const guard = signedIn(sessions);

  route(app, endpoints.generateUrlQr, guard, (input) => ({ dataUrl: qrDataUrl(urlContent(input)) }));

  route(app, endpoints.generateWhatsappQr, guard, (input) => ({ dataUrl: qrDataUrl(whatsappContent(input)) }));

  route(app, endpoints.generateCalendarEventQr, guard, (input) => ({
    dataUrl: qrDataUrl(calendarEventContent(input)),
  }));

  route(app, endpoints.saveQr, guard, (input, { organizationId, userId }, request) =>
    keepQr(services, { organizationId, userId, hosts: ownHosts(request, config) }, input),
  );

  listRoute(app, getMyQrsPage, guard, {
    whole: (organization) => listQrs(database, organization),
    version: (organization) => qrsVersion(database, organization),
    page: (organization, wanted) => readQrsPage(database, organization, wanted),
  });

  route(app, endpoints.deleteQr, guard, ({ Id }, { organizationId }) => deleteQr(services, organizationId, Id));
}
