/** Loads the module that writes zips of codes. The only place that imports that script, as in `loadCodeTools`. */
export const loadZip = () => import('./make-zip');
