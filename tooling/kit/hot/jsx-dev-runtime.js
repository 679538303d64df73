// The JSX runtime of a remote that runs inside a deployed site with hot reload. The compiler prepares components for
// refreshing only in its development mode, which makes these calls.
import { useSyncExternalStore } from 'react';
import * as runtime from 'react/jsx-runtime';
import { connect, proxyOf } from './refresh-runtime.js';

connect({ jsx: runtime.jsx, useSyncExternalStore });

export const Fragment = runtime.Fragment;
export const jsxDEV = (type, props, key, isStatic) =>
  (isStatic ? runtime.jsxs : runtime.jsx)(proxyOf(type), props, key);

/** Returns a component of the remote for the site, which renders it with its own runtime. */
export const hot = proxyOf;
