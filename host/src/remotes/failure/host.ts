import manifest from '../../../package.json';

/** The host's name and version in failures. */
export const HOST = { name: 'host', version: manifest.version as string };
