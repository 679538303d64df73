/**
 * Loads the module that reads and draws codes, with its two decoders. The only import of that script: each further
 * `import()` of a module would put a copy of it into the build.
 */
export const loadCodeTools = () => import('./code-tools');
