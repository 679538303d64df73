import { fileStem } from '@frontdesk/shared/files';

/** A code's name as the beginning of a file's name. */
export const codeStem = (name: string) => fileStem(name, 'qr-code');
