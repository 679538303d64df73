import * as endpoints from '@frontdesk/shared/endpoints/qr-style';
import type { FastifyInstance } from 'fastify';
import { signedIn } from '../accounts/guards';
import { route } from '../http/route';
import { listStyles, setStyle } from './code-styles';
import type { QrServices } from './qr-services';
import { deletePreset, listPresets, savePreset } from './style-presets';

/** Registers the endpoints for styles: those of saved codes, and those stored for reuse with other codes. */
export function codeStyleRoutes(app: FastifyInstance, { database, sessions }: QrServices): void {
  const guard = signedIn(sessions);

  route(app, endpoints.setQrStyle, guard.orKey('codes:write'), ({ qrId, style }, { organizationId }) =>
    setStyle(database, organizationId, qrId, style),
  );

  route(app, endpoints.getQrStyles, guard.orKey('codes:read'), (_, { organizationId }) =>
    listStyles(database, organizationId),
  );

  route(app, endpoints.saveStylePreset, guard.orKey('codes:write'), ({ name, style }, { organizationId }) =>
    savePreset(database, organizationId, name, style),
  );

  route(app, endpoints.getStylePresets, guard.orKey('codes:read'), (_, { organizationId }) =>
    listPresets(database, organizationId),
  );

  route(app, endpoints.deleteStylePreset, guard.orKey('codes:write'), ({ id }, { organizationId }) =>
    deletePreset(database, organizationId, id),
  );
}
