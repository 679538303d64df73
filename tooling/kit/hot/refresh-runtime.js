/**
 * Hot reload of a remote inside a deployed site, whose React is the production build and cannot refresh. It replaces
 * `react-refresh/runtime`: every component of the remote is rendered through a proxy that calls its newest version, so
 * that state is kept. Components whose hooks changed, classes and memos start over.
 */

/** Newest versions of components, by their ids. */
const families = new Map();
const familyOf = new WeakMap();
const signatures = new WeakMap();
const changed = new Map();
let react = null;

/** Gives the proxies the site's React. `jsx-dev-runtime.js` calls it before anything is rendered. */
export function connect(parts) {
  react = parts;
}

export function register(type, id) {
  if (!isProxied(type) || familyOf.has(type)) return;
  const family = families.get(id) ?? { type: null, version: 0, inner: null, proxy: null, listeners: new Set() };
  familyOf.set(type, family);
  families.set(id, family);
  if (family.type === null) family.type = type;
  else changed.set(family, type);
}

export function performReactRefresh() {
  for (const [family, type] of changed) {
    const isSame = canKeepState(family.type, type);
    family.type = type;
    family.version += 1;
    if (!isSame) family.inner = null;
    for (const listener of family.listeners) listener();
  }
  changed.clear();
}

/** Returns what is rendered in place of a component. */
export function proxyOf(type) {
  const family = isProxied(type) ? familyOf.get(type) : undefined;
  if (!family || react === null) return type;
  family.proxy ??= makeProxy(family);
  return family.proxy;
}

function makeProxy(family) {
  const subscribe = (listener) => {
    family.listeners.add(listener);
    return () => family.listeners.delete(listener);
  };
  const versionOf = () => family.version;
  const Newest = (props) => {
    react.useSyncExternalStore(subscribe, versionOf, versionOf);
    family.inner ??= isPlain(family.type) ? (current) => family.type(current) : family.type;
    // React would skip equal props.
    return react.jsx(family.inner, { ...props });
  };
  Newest.displayName = family.type.displayName ?? family.type.name;
  return Newest;
}

const isProxied = (type) => typeof type === 'function' || (typeof type === 'object' && type !== null);
const isPlain = (type) => typeof type === 'function' && !type.prototype?.isReactComponent;

function canKeepState(before, after) {
  if (!isPlain(before) || !isPlain(after)) return false;
  const [one, other] = [signatures.get(before), signatures.get(after)];
  return !one?.forceReset && !other?.forceReset && keyOf(one) === keyOf(other);
}

/** Returns the keys of the hooks that a component calls, including those that its own hooks call. */
function keyOf(signature) {
  if (!signature) return '';
  signature.fullKey ??= [signature.key, ...signature.hooks().map((hook) => keyOf(signatures.get(hook)))].join('\n');
  return signature.fullKey;
}

export function createSignatureFunctionForTransform() {
  let known;
  return (type, key, forceReset = false, getHooks = () => []) => {
    if (typeof key !== 'string') {
      // This call happens while rendering. The key is computed now, because a later version of the module would have
      // other hooks.
      keyOf(known);
      return undefined;
    }
    if (!isProxied(type)) return type;
    const signature = { key, forceReset, hooks: () => readHooks(getHooks) };
    signatures.set(type, signature);
    known ??= signature;
    return type;
  };
}

function readHooks(getHooks) {
  try {
    return getHooks();
  } catch {
    return [];
  }
}

export const getFamilyByType = (type) => (isProxied(type) ? familyOf.get(type) : undefined);

export function isLikelyComponentType(type) {
  if (typeof type === 'function') {
    if (!type.prototype || type.prototype.isReactComponent) return /^[A-Z]/.test(nameOf(type));
    const names = Object.getOwnPropertyNames(type.prototype);
    return names.length === 1 && names[0] === 'constructor' && /^[A-Z]/.test(nameOf(type));
  }
  const kind = typeof type === 'object' && type !== null && Object.hasOwn(type, '$$typeof') ? type.$$typeof : null;
  return kind === Symbol.for('react.memo') || kind === Symbol.for('react.forward_ref');
}

const nameOf = ({ name, displayName }) => name || displayName || '';

/** The production build of React has no hook for it. */
export function injectIntoGlobalHook() {}
