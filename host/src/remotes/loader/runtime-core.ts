import * as runtimeCore from '@module-federation/runtime-core';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore;
}

// Remotes are built with `externalRuntime`: they use federation's runtime from this global instead of bundling their
// own. The plugin's own way to provide it would bundle the core a second time.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
