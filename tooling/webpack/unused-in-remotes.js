// Replaces the parts of federation's runtime that a remote's entry omits. Every first page loads an entry, and home loads
// several. A call of an omitted part throws an error with the part's name and the reason.
const leftOut = (name, reason) => () => {
  throw new Error(`${name} is left out of this remote: ${reason}`);
};

// The annotations let the build remove unused exports.
export const remotes = /* @__PURE__ */ leftOut('remotes', 'it imports no other remote.');

// Errors have a code and the address of an explanation without these sentences.
export const errorDescMap = {};
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};

// Shared groups are not tree-shaken, because they are curated by hand.
export const getSharedFallbackGetter = ({ factory }) => factory;
export const getUsedExports = () => undefined;
