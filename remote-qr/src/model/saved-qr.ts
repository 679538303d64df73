import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getMyQrs } from '@frontdesk/shared/endpoints/qr';

/** A stored code; its payload is JSON text of any version and kind. */
export type SavedQr = ResponseOf<typeof getMyQrs>[number];
