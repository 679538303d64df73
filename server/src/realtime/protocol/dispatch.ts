import { HubError } from './hub';
import type { HubConnection } from './hub-connection';
import { type ClientMessage, encode, MESSAGE_TYPE, ProtocolError } from './message';

/** Calls the hub's method that a client asked for, and answers when the client waits for an answer. */
export function dispatch(caller: HubConnection, message: ClientMessage, logFailure: (failure: unknown) => void): void {
  const { type, target, invocationId } = message;
  const args = message['arguments'];
  const answer = (outcome: object) => {
    if (typeof invocationId === 'string')
      caller.send(encode({ type: MESSAGE_TYPE.completion, invocationId, ...outcome }));
  };
  if (type === MESSAGE_TYPE.streamInvocation) answer({ error: 'There are no streams here.' });
  if (type !== MESSAGE_TYPE.invocation) return;
  if (typeof target !== 'string' || !Array.isArray(args)) throw new ProtocolError('The invocation cannot be read.');

  // Looked up as an own property: 'constructor' is no method.
  const method = Object.hasOwn(caller.hub.methods, target) ? caller.hub.methods[target] : undefined;
  const succeed = (result: unknown) => answer({ result: result ?? null });
  const fail = (error: unknown) => {
    if (!(error instanceof HubError)) logFailure(error);
    answer({ error: error instanceof HubError ? error.message : 'Something went wrong on our side.' });
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
