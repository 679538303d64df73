// Replaces the parts of federation's runtime that a remote's entry omits. Every first page loads an entry, and home loads
// several. A call of an omitted part throws an error with the part's name and the reason.
const leftOut = (name, reason) => () => {
  throw new Error(`${name} is left out of this remote: ${reason}`);
};
const noLogging = (name) => leftOut(name, "the host's runtime has its own logger.");
const noLogger = (name) => new Proxy({}, { get: (_, method) => noLogging(`${name}.${String(method)}`) });

// The annotations let the build remove unused exports.
export const remotes = /* @__PURE__ */ leftOut('remotes', 'it imports no other remote.');

// Errors have a code and the address of an explanation without these sentences.
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};

export const bindLoggerToCompiler = /* @__PURE__ */ noLogging('bindLoggerToCompiler');
export const createInfrastructureLogger = /* @__PURE__ */ noLogging('createInfrastructureLogger');
export const createLogger = /* @__PURE__ */ noLogging('createLogger');
export const infrastructureLogger = /* @__PURE__ */ noLogger('infrastructureLogger');
export const logger = /* @__PURE__ */ noLogger('logger');

// Shared groups are not tree-shaken, because they are curated by hand.
export const getSharedFallbackGetter = ({ factory }) => factory;
export const getUsedExports = () => undefined;
