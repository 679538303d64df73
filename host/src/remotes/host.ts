import manifest from '../../package.json';

/** The host itself, as failures name it. */
export const HOST = { name: 'host', version: manifest.version as string };
