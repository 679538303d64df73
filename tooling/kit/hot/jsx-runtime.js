// The JSX runtime of a remote that runs inside a deployed site with hot reload.
import { useSyncExternalStore } from 'react';
import * as runtime from 'react/jsx-runtime';
import { connect, proxyOf } from './refresh-runtime.js';

connect({ jsx: runtime.jsx, useSyncExternalStore });

export const Fragment = runtime.Fragment;
export const jsx = (type, props, key) => runtime.jsx(proxyOf(type), props, key);
export const jsxs = (type, props, key) => runtime.jsxs(proxyOf(type), props, key);
export const hot = proxyOf;
