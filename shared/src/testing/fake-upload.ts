/** Replaces XMLHttpRequest in tests: reports a progress of one half, then calls `fetch`. */
export class FakeUpload {
  readonly upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  readonly #abort = new AbortController();
  readonly #headers = new Headers();
  #method = 'GET';
  #url = '';

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  send(body?: string): void {
    const total = body?.length ?? 0;
    this.upload.onprogress?.({ lengthComputable: true, loaded: total / 2, total });
    void this.#answer(body).finally(() => this.onloadend?.());
  }

  abort(): void {
    this.#abort.abort();
    this.onabort?.();
  }

  async #answer(body?: string): Promise<void> {
    const { signal } = this.#abort;
    try {
      const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal });
      this.status = response.status;
      this.responseText = await response.text();
      if (!signal.aborted) this.onload?.();
    } catch {
      if (!signal.aborted) this.onerror?.();
    }
  }
}
