/**
 * The version of the contract between host and remotes: which modules the host provides, what a remote exposes and what
 * the registry contains. A remote names the range that it needs; the host checks it before any code of the remote runs.
 *
 * - patch: nothing that a remote could notice
 * - minor: the host provides more than before
 * - major: something that a remote may rely on is removed or changes its meaning
 */
export const CONTRACT_VERSION = '1.0.0';
