import { getMyQrsPage } from '@frontdesk/shared/endpoints/list-page';
import * as manyQrs from '@frontdesk/shared/endpoints/many-qrs';
import * as endpoints from '@frontdesk/shared/endpoints/qr';
import { QR_BYTES_MAX, qrBytes } from '@frontdesk/shared/endpoints/qr-bytes';
import { drawPlain } from '@frontdesk/shared/endpoints/qr-image/plain-png';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import { calendarEventContent, urlContent, whatsappContent } from '../codes/code-payloads';
import { ApiError } from '../http/api-error';
import { route } from '../http/route';
import { ownHosts } from '../links/change-code';
import { listRoute } from '../list-pages/list-route';
import { deleteCodes, listTags, tagCodes } from './many-codes';
import { readQrsPage } from './qr-pages';
import type { QrServices } from './qr-services';
import { deleteQr, qrsList, qrsVersion, storeQr } from './saved-qr-store';

export function qrRoutes(app: FastifyInstance, services: QrServices): void {
  const { config, database, sessions } = services;
  const guard = signedIn(sessions);

  route(app, endpoints.generateUrlQr, guard.orKey('codes:read'), async (input) => ({
    dataUrl: await qrDataUrl(urlContent(input)),
  }));

  route(app, endpoints.generateWhatsappQr, guard.orKey('codes:read'), async (input) => ({
    dataUrl: await qrDataUrl(whatsappContent(input)),
  }));

  route(app, endpoints.generateCalendarEventQr, guard.orKey('codes:read'), async (input) => ({
    dataUrl: await qrDataUrl(calendarEventContent(input)),
  }));

  route(app, endpoints.saveQr, guard.orKey('codes:write'), (input, actor, request) =>
    storeQr(services, { ...actor, hosts: ownHosts(request, config) }, input),
  );

  listRoute(app, getMyQrsPage, guard.orKey('codes:read'), {
    database,
    whole: qrsList,
    version: qrsVersion,
    page: (organization, wanted) => readQrsPage(database, organization, wanted),
  });

  route(app, endpoints.deleteQr, guard.orKey('codes:write'), ({ Id }, { organizationId }) =>
    deleteQr(services, organizationId, Id),
  );
}

/** Registers the endpoints for tags of saved codes, and for changes of many codes in one request. */
export function manyQrsRoutes(app: FastifyInstance, services: QrServices): void {
  const { database, sessions } = services;
  const guard = signedIn(sessions);

  route(app, manyQrs.tagQrs, guard.orKey('codes:write'), (input, { organizationId }) =>
    tagCodes(database, organizationId, input),
  );

  route(app, manyQrs.getQrTags, guard.orKey('codes:read'), (_, { organizationId }) =>
    listTags(database, organizationId),
  );

  route(app, manyQrs.deleteQrs, guard.orKey('codes:write'), ({ ids }, { organizationId }) =>
    deleteCodes(services, organizationId, ids),
  );
}

/** Returns a PNG of the code for `text` as a data URL. Throws 400 when the text is too long. */
export async function qrDataUrl(text: string): Promise<string> {
  const bytes = qrBytes(text);
  if (bytes > QR_BYTES_MAX) {
    throw new ApiError(400, `This is too long for a QR code: ${bytes} bytes, at most ${QR_BYTES_MAX}.`);
  }
  return drawPlain(text);
}
