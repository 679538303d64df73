import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getMyQrs } from '@frontdesk/shared/endpoints/qr';

/** A code as it is kept; its payload is JSON text that may be of any age and kind. */
export type SavedQr = ResponseOf<typeof getMyQrs>[number];
