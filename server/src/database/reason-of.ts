/** Returns why something failed, in the system's words, without a full stop. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  const message = cause instanceof Error ? cause.message : String(cause);
  return message.replace(/\.$/, '');
}
