// Replaces webpack's part of federation's runtime in remotes. The host has provided it since contract 1.2
// (host/src/remotes/loader/runtime-core.ts): every first page loads an entry, and home loads several.
export const { attachShareScopeMap, bundlerRuntime } = globalThis._FRONTDESK_FEDERATION_1;
/** Webpack's runtime only reads this object. */
export const runtime = {};
// Each build adds its own values.
export const [bundlerRuntimeOptions, initOptions, instance] = [];

// biome-ignore lint/style/noDefaultExport: as in the file that it replaces.
export default { attachShareScopeMap, bundlerRuntime, runtime };
