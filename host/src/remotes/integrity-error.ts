/** The script is there, but its hash is not the one that the registry names. */
class IntegrityError extends Error {
  override readonly name = 'IntegrityError';
}

/**
 * An `IntegrityError` when a script that did not run can be fetched, but not with this hash; otherwise null. The
 * browser itself does not say why a script failed.
 */
export async function integrityError(src: string, integrity: string): Promise<Error | null> {
  const isOther = (await arrives(src)) && !(await arrives(src, { integrity }));
  return isOther ? new IntegrityError('Its entry script is not the one that was released.') : null;
}

function arrives(src: string, options?: RequestInit): Promise<boolean> {
  return fetch(src, options).then(
    ({ ok, headers }) => ok && /javascript/.test(headers.get('content-type') ?? ''),
    () => false,
  );
}
