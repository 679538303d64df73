import { type Hub, HubError } from './hub';
import type { HubCaller } from './hub-caller';
import { type ClientMessage, encode, MESSAGE_TYPE, ProtocolError } from './message';

/** Calls the hub method that a client requested, and responds if the client expects a response. */
export function dispatch(
  { methods, translate = async (_, sentence) => sentence }: Hub,
  caller: HubCaller,
  message: ClientMessage,
  logFailure: (failure: unknown) => void,
): void {
  const { type, target, invocationId } = message;
  const args = message['arguments'];
  const answer = (outcome: object) => {
    if (typeof invocationId === 'string')
      caller.send(encode({ type: MESSAGE_TYPE.completion, invocationId, ...outcome }));
  };
  if (type === MESSAGE_TYPE.streamInvocation) answer({ error: 'There are no streams here.' });
  if (type !== MESSAGE_TYPE.invocation) return;
  if (typeof target !== 'string' || !Array.isArray(args)) throw new ProtocolError('The invocation cannot be read.');

  // Only the hub's own properties are looked up, so that 'constructor' is not a method.
  const method = Object.hasOwn(methods, target) ? methods[target] : undefined;
  const succeed = (result: unknown) => answer({ result: result ?? null });
  const fail = (error: unknown) => {
    if (!(error instanceof HubError)) logFailure(error);
    const sentence = error instanceof HubError ? error.message : 'Something went wrong on our side.';
    translate(caller, sentence).then(
      (text) => answer({ error: text }),
      () => answer({ error: sentence }),
    );
  };
  try {
    if (!method) throw new HubError('There is no such method.');
    const result = method(caller, args);
    if (result instanceof Promise) result.then(succeed, fail);
    else succeed(result);
  } catch (error) {
    fail(error);
  }
}
