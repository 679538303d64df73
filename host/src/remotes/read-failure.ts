/** A body that is no JSON counts as empty; a body that did not load is a separate failure. */
export function readFailure(error: Error): null {
  if (error.name === 'SyntaxError') return null;
  throw error;
}
