/** Collects the browser's reports about scripts, which it makes only once, as events. */
export class ScriptTrouble {
  readonly #forbidden = new Set<string>();
  readonly #syntaxErrors = new Map<string, ErrorEvent>();

  /** Starts listening. Called once, when the host starts. */
  listen(): void {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => this.#forbidden.add(blockedURI));
    window.addEventListener('error', (event) => {
      if (event.error instanceof SyntaxError) this.#syntaxErrors.set(event.filename, event);
    });
  }

  /** Whether this page's Content-Security-Policy blocked this address. */
  isForbidden(address: string): boolean {
    return this.#forbidden.has(address) || this.#forbidden.has(new URL(address).origin);
  }

  /** Returns the event that reports where and why the browser failed to parse the script at this address. */
  syntaxErrorOf(address: string): ErrorEvent | undefined {
    return this.#syntaxErrors.get(address);
  }

  reset(): void {
    this.#forbidden.clear();
    this.#syntaxErrors.clear();
  }
}
