import * as runtime from 'react-refresh/runtime';

globalThis.frontdeskRefreshRuntime = runtime;
