/** What the browser says of scripts only once and only in events. */
export class ScriptTrouble {
  readonly #forbidden = new Set<string>();
  readonly #syntaxErrors = new Map<string, string>();

  constructor() {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => this.#forbidden.add(blockedURI));
    window.addEventListener('error', ({ filename, error, lineno, colno }) => {
      if (!(error instanceof SyntaxError)) return;
      const file = filename.slice(filename.lastIndexOf('/') + 1);
      this.#syntaxErrors.set(filename, `${file}:${lineno}:${colno} cannot be read: ${error.message}.`);
    });
  }

  /** Whether the Content-Security-Policy of this page forbade this address. */
  isForbidden(address: string): boolean {
    return this.#forbidden.has(address) || this.#forbidden.has(new URL(address).origin);
  }

  /** Where and why the script at this address cannot be read, a sentence; null when it can, as far as is known. */
  syntaxErrorOf(address: string): string | null {
    return this.#syntaxErrors.get(address) ?? null;
  }
}
