import { showToast } from '@frontdesk/shared/app';
import { useMutation } from '@frontdesk/shared/query';
import { showFailure } from './show-failure';
import { type Mutate, useOneAtATime } from './use-one-at-a-time';

interface Action<Input, Result> {
  readonly act: (input: Input) => Promise<Result>;
  /** The message to the owner after a success; none by default. */
  readonly done?: (result: Result) => string;
  /** The message to the owner after a failure. */
  readonly failed: string;
  readonly onDone?: (result: Result, input: Input) => unknown;
  /** Called after success and failure. */
  readonly onEnd?: () => unknown;
}

/** Runs an owner's action, one at a time, and shows her the result. */
export function useAction<Input = void, Result = unknown>({ act, done, failed, onDone, onEnd }: Action<Input, Result>) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: act,
    onSuccess(result: Result, input: Input) {
      if (done) showToast('success', done(result));
      return onDone?.(result, input);
    },
    onError: showFailure(failed),
    onSettled: onEnd,
  });
  const run = useOneAtATime(mutate as Mutate<Input>);
  // The input of the current action.
  return { run, isPending, input: isPending ? variables : undefined };
}
