const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with web platform APIs that Node has and jsdom lacks. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const { AbortController, AbortSignal, fetch, Headers, Request, Response, structuredClone } = globalThis;
    const { ReadableStream, TextDecoder, TextEncoder } = globalThis;
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      fetch,
      Headers,
      ReadableStream,
      Request,
      Response,
      structuredClone,
      TextDecoder,
      TextEncoder,
    });
  }
};
