// Replaces what a remote's entry leaves out of federation's runtime. Every first page loads an entry, and home loads
// several. A call of a part that is left out throws an error with the part's name and the reason.
const leftOut = (name, reason) => () => {
  throw new Error(`${name} is left out of this remote: ${reason}`);
};
const noLogging = (name) => leftOut(name, "the host's runtime has its own logger.");
const noLogger = (name) => new Proxy({}, { get: (_, method) => noLogging(`${name}.${String(method)}`) });

// The marks let the build drop what no code imports.
export const remotes = /* @__PURE__ */ leftOut('remotes', 'it imports no other remote.');

// An error has its code and the address of its explanation without these sentences.
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};

export const bindLoggerToCompiler = /* @__PURE__ */ noLogging('bindLoggerToCompiler');
export const createInfrastructureLogger = /* @__PURE__ */ noLogging('createInfrastructureLogger');
export const createLogger = /* @__PURE__ */ noLogging('createLogger');
export const infrastructureLogger = /* @__PURE__ */ noLogger('infrastructureLogger');
export const logger = /* @__PURE__ */ noLogger('logger');
