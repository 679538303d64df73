import * as runtimeCore from '@module-federation/runtime-core';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** The values that webpack's part of federation stores in each build. */
interface Federation {
  readonly initOptions: { readonly name: string; readonly remotes: [] };
  readonly bundlerRuntime: object;
  readonly attachShareScopeMap: (webpackRequire: unknown) => void;
}

declare const __webpack_require__: { readonly federation: Federation };

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore;
  /** Since contract 1.2. A change that a remote could notice needs a new name; the old name then remains available. */
  var _FRONTDESK_FEDERATION_1: Pick<Federation, 'bundlerRuntime' | 'attachShareScopeMap'>;
}

// Remotes use federation's runtime from these globals. Remotes for contract 1.0 and 1.1 contain webpack's part of it,
// and use the first global only. The plugin's own method of providing the core would bundle it a second time.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const { bundlerRuntime, attachShareScopeMap } = __webpack_require__.federation;

globalThis._FRONTDESK_FEDERATION_1 = {
  attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, init: initRemote },
};

/** Creates a remote's federation instance. The host's own function would also make it the host's instance. */
function initRemote({ webpackRequire: { federation } }: { webpackRequire: { federation: Federation } }) {
  const options = { ...federation.initOptions, id: '' };
  // Another release of the remote may have been loaded before.
  const known = runtimeCore.CurrentGlobal.__FEDERATION__.__INSTANCES__.find(
    (instance) => instance.options.name === options.name,
  );
  if (known) {
    known.initOptions(options);
    return known;
  }
  const made = new runtimeCore.ModuleFederation(options);
  runtimeCore.setGlobalFederationInstance(made);
  return made;
}
