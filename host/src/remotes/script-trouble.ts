/** What the browser says of scripts only once and only in events. */
export class ScriptTrouble {
  readonly #forbidden = new Set<string>();
  readonly #syntaxErrors = new Map<string, ErrorEvent>();

  /** Called once, when the host starts. */
  listen(): void {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => this.#forbidden.add(blockedURI));
    window.addEventListener('error', (event) => {
      if (event.error instanceof SyntaxError) this.#syntaxErrors.set(event.filename, event);
    });
  }

  /** Whether the Content-Security-Policy of this page forbade this address. */
  isForbidden(address: string): boolean {
    return this.#forbidden.has(address) || this.#forbidden.has(new URL(address).origin);
  }

  /** Where and why the browser could not read the script at this address. */
  syntaxErrorOf(address: string): ErrorEvent | undefined {
    return this.#syntaxErrors.get(address);
  }
}
