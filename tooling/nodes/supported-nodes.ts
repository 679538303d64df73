/** The Node versions that are supported: the oldest release of each that is. README.md says until when. */
export const SUPPORTED_NODES = ['20.19.0', '22.13.0', '24.0.0', '26.0.0'] as const;
