import * as endpoints from '@frontdesk/shared/endpoints/qr';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/signed-in';
import { route } from '../http/route';
import { ownHosts } from '../links/check-destination';
import type { Services } from '../services';
import { calendarEventContent } from './calendar-event-content';
import { qrDataUrl } from './qr-image';
import { deleteQr, keepQr, listQrs, qrsVersion } from './saved-qr-store';
import { urlContent } from './url-content';
import { whatsappContent } from './whatsapp-content';

export function qrRoutes(app: FastifyInstance, services: Services): void {
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

  route(app, endpoints.getMyQrs, guard, (_, { organizationId }) => listQrs(database, organizationId), {
    version: (_, { organizationId }) => qrsVersion(database, organizationId),
  });

  route(app, endpoints.deleteQr, guard, ({ Id }, { organizationId }) => deleteQr(services, organizationId, Id));
}
