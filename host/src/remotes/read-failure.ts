/** A body that is no JSON reads as nothing; one that did not arrive is a failure of its own. */
export function readFailure(error: Error): null {
  if (error.name === 'SyntaxError') return null;
  throw error;
}
