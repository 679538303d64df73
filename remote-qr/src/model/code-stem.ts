import { fileStem } from '@frontdesk/shared/files';

/** Returns a file name for a code's name, without an extension. */
export const codeStem = (name: string) => fileStem(name, 'qr-code');
