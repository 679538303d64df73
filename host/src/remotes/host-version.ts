import manifest from '../../package.json';

/** The host's own version, for reports. */
export const HOST_VERSION: string = manifest.version;
