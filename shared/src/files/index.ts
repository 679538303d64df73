/** Files for the owner's own machine: their names, and the download. Compiled into each page that needs it. */
export { fileStem } from './file-stem';
export { offerFile } from './offer-file';
