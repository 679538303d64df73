/**
 * Loads the module that reads and draws codes, with its two decoders. The only place that imports that script, because
 * each further `import()` of a module would add a copy of it to the build.
 */
export const loadCodeTools = () => import('./code-tools');
