import { remoteLoader } from '../loader/loader';

/**
 * Loads a part of a page that is already shown, and retries missing shared groups. Reports a failure, and rejects with
 * an error that carries it.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await remoteLoader.groups.unlessOneFails(load);
  } catch (cause) {
    throw await import(/* webpackChunkName: "rare" */ './part-error').then(
      ({ partError }) => partError(cause),
      () => cause,
    );
  }
}
