/** Loads the module that writes zips of codes. The only import of that script, like `loadCodeTools`. */
export const loadZip = () => import('./make-zip');
