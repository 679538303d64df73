import * as endpoints from '@frontdesk/shared/endpoints/qr-style';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signedIn } from '../accounts/signed-in';
import { ApiError } from '../http/api-error';
import { route } from '../http/route';
import type { Services } from '../services';
import { listStyles, setStyle } from './code-styles';
import { deletePreset, listPresets, savePreset } from './style-presets';

/** How saved codes look, and styles that are stored for other codes. */
export function codeStyleRoutes(app: FastifyInstance, { database, sessions }: Services): void {
  const guard = signedIn(sessions);

  route(app, endpoints.setQrStyle, guard, ({ qrId, style }, { organizationId }, request) => {
    refuseList(request);
    return setStyle(database, organizationId, qrId, style);
  });

  route(app, endpoints.getQrStyles, guard, (_, { organizationId }) => listStyles(database, organizationId));

  route(app, endpoints.saveStylePreset, guard, ({ name, style }, { organizationId }, request) => {
    refuseList(request);
    return savePreset(database, organizationId, name, style);
  });

  route(app, endpoints.getStylePresets, guard, (_, { organizationId }) => listPresets(database, organizationId));

  route(app, endpoints.deleteStylePreset, guard, ({ id }, { organizationId }) =>
    deletePreset(database, organizationId, id),
  );
}

/** The schema reads a list as an object without fields, which would be the plain style. */
function refuseList({ body }: FastifyRequest): void {
  const { style } = body as { style: string };
  if (style.trimStart().startsWith('[')) throw new ApiError(400, 'The style is not valid. It must be an object.');
}
