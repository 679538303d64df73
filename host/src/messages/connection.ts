// The state of the live connection, in the spec's words.

import type { HubStatus } from '@frontdesk/shared/app';

export const connection = (status: HubStatus): string => status;
