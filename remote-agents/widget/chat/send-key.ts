interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key press sends: Enter does, but not Shift+Enter, and not the Enter that completes a word in an input
 * method (Safari reports it only by key code 229).
 */
export function isSendKey({ key, shiftKey, isComposing, keyCode }: KeyPress): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== 229;
}
