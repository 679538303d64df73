import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import { newId } from '@frontdesk/shared/new-id';
import type { ChatCalls, Feedback, PersonRequest, StartedConversation } from './chat-calls';
import type { ChatLine, ChatMemory } from './chat-memory';

/** The meaning of errors in a page's calls. */
interface ChatFailures {
  /** Whether a new conversation might succeed, because the server no longer has this one. */
  isForgotten(error: unknown): boolean;
  /** Whether a message is sent again in a new conversation if the server no longer has that of an earlier visit. */
  readonly resendsMessages: boolean;
  /** Returns the reason to show; `error` is null for a message that was pending when the user left the page. */
  reasonOf(error: unknown): string;
}

/**
 * Manages a conversation: its lines, at most one pending message, and its copy in the browser's storage. The widget and
 * the dashboard's Chat Test are views of it.
 */
export class Conversation<Source = string> {
  lines: readonly ChatLine<Source>[];
  /** Whether the browser has stored it, so that it survives a reload. */
  isStored = true;
  /** Whether the server wants to offer a person now. */
  offersPerson = false;
  /** The reply so far while it is streaming, else null. */
  growing: string | null = null;
  /** Whether the page shows new messages of people automatically. */
  follows = false;
  /** The same as in `StoredConversation`. */
  heard: string | undefined;
  /** May be replaced when the client id changes. */
  calls: ChatCalls<Source>;
  readonly #memory: ChatMemory<Source>;
  readonly #failures: ChatFailures;
  readonly #onChange: () => void;
  #started: StartedConversation | null;
  #pending: AbortController | null = null;
  /** Whether a message may be sent again: in a conversation from an earlier visit, before anything else was sent. */
  #isOld: boolean;

  constructor(calls: ChatCalls<Source>, memory: ChatMemory<Source>, failures: ChatFailures, onChange: () => void) {
    this.calls = calls;
    this.#memory = memory;
    this.#failures = failures;
    this.#onChange = onChange;
    const { started, lines, heard } = memory.read();
    this.#started = started;
    this.heard = heard;
    this.#isOld = failures.resendsMessages && started !== null;
    // A message that was pending when the user left the page never gets an answer.
    this.lines = lines.map((line, at) =>
      line.from === 'visitor' && at === lines.length - 1 && !line.failure && !line.isSent
        ? { ...line, failure: failures.reasonOf(null) }
        : line,
    );
  }

  /** The server's ids; null before the first message. */
  get started(): StartedConversation | null {
    return this.#started;
  }

  get isWaiting(): boolean {
    return this.#pending !== null;
  }

  /**
   * Sends a message and shows it at the end of the log. If the text is the same as that of a failed message, sends that
   * message again. Returns false when it is empty or another message is being sent.
   */
  send(text: string): boolean {
    const message = text.trim();
    if (this.isWaiting || isBlank(message)) return false;
    const failed = this.lines.find((line) => line.failure && line.text === message);
    this.lines = this.lines.filter((line) => line !== failed);
    void this.#deliver({ id: failed?.id ?? newId(), from: 'visitor', text: message });
    return true;
  }

  /** Stops the reply that is streaming. The received part is kept. */
  stop(): void {
    const { growing } = this;
    if (growing === null) return;
    this.leave();
    this.#add({ text: growing, isStopped: true });
  }

  startAfresh(): void {
    this.leave();
    this.#started = null;
    this.heard = undefined;
    this.offersPerson = false;
    this.#change([]);
  }

  /** Aborts the pending message, as if the user had left the page. */
  leave(): void {
    this.#pending?.abort();
    this.#pending = null;
    this.growing = null;
  }

  /**
   * Sets the feedback for a reply, or removes it if it is the same. Shows it immediately; reverts it and rejects if the
   * call fails.
   */
  async rate(id: string, feedback: Feedback): Promise<void> {
    const line = this.lines.find((candidate) => candidate.id === id);
    if (line?.messageId === undefined || !this.#started) return;
    const before = line.feedback ?? null;
    const after = before === feedback ? null : feedback;
    this.#replace(id, { feedback: after });
    try {
      await this.calls.sendFeedback(this.#started, line.messageId, after);
    } catch (error) {
      this.#replace(id, { feedback: before });
      throw error;
    }
  }

  /** Requests a person, and adds what happens next to the log. Rejects as the call does. */
  async askForPerson(request: PersonRequest): Promise<void> {
    const ask = (started: StartedConversation) => this.calls.askForPerson(started, request);
    const text = await this.#withStarted(ask, new AbortController().signal, true);
    this.offersPerson = false;
    this.heard ??= '';
    this.#add({ text });
  }

  /**
   * Starts the visitor's wait for a person, even before her first message. Resolves to the text that the page shows
   * meanwhile.
   */
  async waitForPerson(): Promise<string> {
    const wait = (started: StartedConversation) => this.calls.waitForPerson(started);
    const text = await this.#withStarted(wait, new AbortController().signal, true);
    // The next page of the site will follow this conversation.
    this.heard ??= '';
    this.#change(this.lines);
    return text;
  }

  /** Adds what a person wrote or did, unless it was already added. Its id is 'p' followed by its position. */
  receive(line: ChatLine<Source>): void {
    const place = line.id.slice(1);
    if (+place <= +(this.heard || -1)) return;
    this.heard = place;
    // Another conversation may have had an event at the same position.
    this.#change([...this.lines, { ...line, id: newId() }]);
  }

  async #deliver(line: ChatLine<Source>): Promise<void> {
    const pending = new AbortController();
    const { signal } = pending;
    this.#pending = pending;
    // The offer was about the previous reply.
    this.offersPerson = false;
    this.#change([...this.lines, line]);
    try {
      const onText = (growing: string) => {
        if (signal.aborted) return;
        this.growing = growing;
        this.#onChange();
      };
      const send = (started: StartedConversation) =>
        this.calls.send(started, line.text, signal, { turnId: line.id, onText, follows: this.follows });
      const { offersPerson = false, isFromPerson, ...reply } = await this.#withStarted(send, signal, this.#isOld);
      if (signal.aborted) return;
      this.leave();
      this.offersPerson = offersPerson;
      if (isFromPerson) this.#replace(line.id, { isSent: true });
      if (reply.text) this.#add(reply);
    } catch (error) {
      if (signal.aborted) return;
      this.leave();
      this.#replace(line.id, { failure: this.#failures.reasonOf(error) });
    }
  }

  /** Makes a call. Repeats it in a new conversation when the server no longer has this one, if it may be repeated. */
  async #withStarted<Answer>(
    makeCall: (started: StartedConversation) => Promise<Answer>,
    signal: AbortSignal,
    mayRepeat: boolean,
  ): Promise<Answer> {
    const known = this.#started;
    const started = known ?? (await this.#start(signal));
    try {
      const answer = await makeCall(started);
      this.#isOld = false;
      return answer;
    } catch (error) {
      if (signal.aborted || !this.#failures.isForgotten(error)) throw error;
      // The next attempt starts a new conversation.
      this.#started = null;
      this.#isOld = false;
      if (!known || !mayRepeat) throw error;
      return makeCall(await this.#start(signal));
    }
  }

  async #start(signal: AbortSignal): Promise<StartedConversation> {
    const started = await this.calls.begin(newId(), signal);
    if (!signal.aborted) {
      this.#started = started;
      this.heard = undefined;
    }
    return started;
  }

  #add(reply: Omit<ChatLine<Source>, 'id' | 'from'>): void {
    this.#change([...this.lines, { id: newId(), from: 'agent', ...reply }]);
  }

  #replace(id: string, changes: Partial<ChatLine<Source>>): void {
    this.#change(this.lines.map((line) => (line.id === id ? { ...line, ...changes } : line)));
  }

  #change(lines: readonly ChatLine<Source>[]): void {
    this.lines = lines;
    this.isStored = this.#memory.write({ started: this.#started, lines, heard: this.heard });
    this.#onChange();
  }
}
