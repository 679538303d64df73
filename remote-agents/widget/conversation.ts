import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import { newId } from '@frontdesk/shared/new-id';
import type { ChatCalls, StartedConversation } from './chat-calls';
import { ChatFailure } from './chat-failure';
import type { ChatLine, Memory } from './memory';
import type { PersonRequest } from './person-request';
import type { Feedback } from './reply';
import { words } from './words';

/** Manages a visitor's conversation: its lines, at most one pending message, and its copy in the browser's storage. */
export class Conversation {
  lines: readonly ChatLine[];
  /** Whether the browser has stored it, so that it survives a reload. */
  isStored = true;
  /** Whether the server wants to offer a person now. */
  offersPerson = false;
  /** The reply so far while it is streaming, else null. */
  growing: string | null = null;
  #started: StartedConversation | null;
  /** Whether the conversation is from an earlier visit, so that the server may no longer have it. */
  #isOld: boolean;
  #flight: { line: string; controller: AbortController } | null = null;

  constructor(
    private readonly calls: ChatCalls,
    private readonly memory: Memory,
    private readonly onChange: () => void,
  ) {
    const { started, lines } = memory.read();
    this.#started = started;
    this.#isOld = started !== null;
    // A message that was pending when the page was left never gets its answer.
    this.lines = lines.map((line, at) =>
      line.from === 'visitor' && at === lines.length - 1 && !line.failure
        ? { ...line, failure: words.reasons.network }
        : line,
    );
  }

  get isWaiting(): boolean {
    return this.#flight !== null;
  }

  /** Sends a message. Returns false when it is empty or another message is being sent. */
  send(text: string): boolean {
    const message = text.trim();
    if (this.isWaiting || isBlank(message)) return false;
    void this.#deliver({ id: newId(), from: 'visitor', text: message });
    return true;
  }

  retry(id: string): void {
    const line = this.lines.find((candidate) => candidate.id === id && candidate.failure !== undefined);
    if (!line || this.isWaiting) return;
    this.lines = this.lines.filter((candidate) => candidate !== line);
    void this.#deliver({ id: line.id, from: line.from, text: line.text });
  }

  /** Stops the reply that is streaming. The received part stays. */
  stop(): void {
    const { growing } = this;
    if (growing === null) return;
    this.#land();
    this.#change([...this.lines, { id: newId(), from: 'agent', text: growing, isStopped: true }]);
  }

  startAfresh(): void {
    this.#land();
    this.#started = null;
    this.offersPerson = false;
    this.#change([]);
  }

  /**
   * Sets the feedback of a reply, or removes it when it is the same. Shows it at once, and reverts it if the call
   * fails.
   */
  async rate(id: string, feedback: Feedback): Promise<void> {
    const line = this.lines.find((candidate) => candidate.id === id);
    if (line?.messageId === undefined || !this.#started) return;
    const before = line.feedback ?? null;
    const after = before === feedback ? null : feedback;
    this.#setFeedback(id, after);
    try {
      await this.calls.sendFeedback(this.#started, line.messageId, after);
    } catch {
      this.#setFeedback(id, before);
    }
  }

  /** Requests a person, and adds what happens next to the log. Rejects with a `ChatFailure`. */
  async askForPerson(request: PersonRequest): Promise<void> {
    const ask = (started: StartedConversation) => this.calls.askForPerson(started, request);
    const next = await this.#withStarted(ask, new AbortController().signal);
    this.offersPerson = false;
    this.#change([...this.lines, { id: newId(), from: 'agent', text: next }]);
  }

  #setFeedback(id: string, feedback: Feedback | null): void {
    this.#change(this.lines.map((line) => (line.id === id ? { ...line, feedback } : line)));
  }

  async #deliver(line: ChatLine): Promise<void> {
    const flight = { line: line.id, controller: new AbortController() };
    this.#flight = flight;
    this.#change([...this.lines, line]);
    try {
      const { signal } = flight.controller;
      const onText = (growing: string) => {
        if (this.#flight !== flight) return;
        this.growing = growing;
        this.onChange();
      };
      const send = (started: StartedConversation) =>
        this.calls.send(started, line.text, signal, { turnId: line.id, onText });
      const { offersPerson = false, ...reply } = await this.#withStarted(send, signal);
      if (this.#flight !== flight) return;
      this.#land();
      this.offersPerson = offersPerson;
      this.#change([...this.lines, { id: newId(), from: 'agent', ...reply }]);
    } catch (error) {
      if (this.#flight !== flight) return;
      this.#land();
      const failure = error instanceof ChatFailure ? error.message : words.reasons.server;
      this.#change(this.lines.map((other) => (other.id === line.id ? { ...line, failure } : other)));
    }
  }

  /** Aborts the current call. */
  #land(): void {
    this.#flight?.controller.abort();
    this.#flight = null;
    this.growing = null;
  }

  /** Makes a call. Repeats it in a new conversation when the server no longer has the one from an earlier visit. */
  async #withStarted<Answer>(
    makeCall: (started: StartedConversation) => Promise<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> {
    const started = this.#started ?? (await this.#start(signal));
    const wasOld = this.#isOld;
    try {
      const answer = await makeCall(started);
      this.#isOld = false;
      return answer;
    } catch (error) {
      const isForgotten = error instanceof ChatFailure && error.mayBeForgotten && !signal.aborted;
      if (!isForgotten) throw error;
      // The next attempt starts a new conversation, at once if this one is from an earlier visit.
      this.#started = null;
      this.#isOld = false;
      if (!wasOld) throw error;
      return makeCall(await this.#start(signal));
    }
  }

  async #start(signal: AbortSignal): Promise<StartedConversation> {
    const started = await this.calls.begin(newId(), () => this.memory.visitorId(), signal);
    if (!signal.aborted) this.#started = started;
    return started;
  }

  #change(lines: readonly ChatLine[]): void {
    this.lines = lines;
    this.isStored = this.memory.write({ started: this.#started, lines });
    this.onChange();
  }
}
