/** Treats a body that is not JSON as empty; rethrows an error while loading the body. */
export function readFailure(error: Error): null {
  if (error.name === 'SyntaxError') return null;
  throw error;
}
