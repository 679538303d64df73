/** Names and downloads files for the owner's own machine. Compiled into each page that needs it. */
export { fileStem } from './file-stem';
export { offerFile } from './offer-file';
