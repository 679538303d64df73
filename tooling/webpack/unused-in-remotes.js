// Replaces what a remote's entry does without of federation: consuming other remotes (a remote imports none) and the
// logger (the host's runtime has its own). An entry is on the way of every first page, and home loads several.
const unused = () => {
  throw new Error('A remote does without this part of federation.');
};

export {
  unused as bindLoggerToCompiler,
  unused as createInfrastructureLogger,
  unused as createLogger,
  unused as infrastructureLogger,
  unused as logger,
  unused as remotes,
};
