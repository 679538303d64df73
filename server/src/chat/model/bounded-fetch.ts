/** No real reply is nearly as long. */
const BYTES_MAX = 500_000;

/** Fetches as usual, and fails when the body is too long. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  let left = BYTES_MAX;
  const bounded = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left < 0) controller.error(new Error('The body is too long.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded ?? null, { status, statusText, headers });
};
