import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { getMyQrs } from '@frontdesk/shared/endpoints/qr';

/** A code as it is stored; its payload is JSON text of any age and kind. */
export type SavedQr = ResponseOf<typeof getMyQrs>[number];
