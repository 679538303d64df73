import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import { newId } from '@frontdesk/shared/new-id';
import type { ChatCalls, Seat } from './chat-calls';
import { ChatFailure } from './chat-failure';
import type { Line, Memory } from './memory';
import type { PersonRequest } from './person-request';
import type { Feedback } from './reply';
import { words } from './words';

/** A visitor's conversation: its lines, one message on its way at a time, and what the browser keeps of it. */
export class Conversation {
  lines: readonly Line[];
  /** The browser keeps it over a reload. */
  isKept = true;
  /** The server wants a person to be offered now. */
  offersPerson = false;
  /** The reply that arrives, as far as it has; null while none does. */
  growing: string | null = null;
  #seat: Seat | null;
  /** The server may have forgotten a seat from an earlier visit. */
  #isSeatOld: boolean;
  #flight: { line: string; controller: AbortController } | null = null;

  constructor(
    private readonly calls: ChatCalls,
    private readonly memory: Memory,
    private readonly onChange: () => void,
  ) {
    const { seat, lines } = memory.read();
    this.#seat = seat;
    this.#isSeatOld = seat !== null;
    // A page that was left while it waited will never see that answer.
    this.lines = lines.map((line, at) =>
      line.from === 'visitor' && at === lines.length - 1 && !line.failure
        ? { ...line, failure: words.reasons.network }
        : line,
    );
  }

  get isWaiting(): boolean {
    return this.#flight !== null;
  }

  /** False when it was not sent: it is empty, or another message is on its way. */
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

  /** Ends the reply that is on its way. What arrived of it stays. */
  stop(): void {
    const { growing } = this;
    if (growing === null) return;
    this.#land();
    this.#change([...this.lines, { id: newId(), from: 'agent', text: growing, isStopped: true }]);
  }

  startAfresh(): void {
    this.#land();
    this.#seat = null;
    this.offersPerson = false;
    this.#change([]);
  }

  /** Sets the feedback of a reply, or takes the same one back. Shown at once; a failure takes it off again. */
  async rate(id: string, feedback: Feedback): Promise<void> {
    const line = this.lines.find((candidate) => candidate.id === id);
    if (line?.messageId === undefined || !this.#seat) return;
    const before = line.feedback ?? null;
    const after = before === feedback ? null : feedback;
    this.#setFeedback(id, after);
    try {
      await this.calls.sendFeedback(this.#seat, line.messageId, after);
    } catch {
      this.#setFeedback(id, before);
    }
  }

  /** Asks for a person. What happens next is said in the log. Rejects with a `ChatFailure`. */
  async askForPerson(request: PersonRequest): Promise<void> {
    const ask = (seat: Seat) => this.calls.askForPerson(seat, request);
    const next = await this.#withSeat(ask, new AbortController().signal);
    this.offersPerson = false;
    this.#change([...this.lines, { id: newId(), from: 'agent', text: next }]);
  }

  #setFeedback(id: string, feedback: Feedback | null): void {
    this.#change(this.lines.map((line) => (line.id === id ? { ...line, feedback } : line)));
  }

  async #deliver(line: Line): Promise<void> {
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
      const send = (seat: Seat) => this.calls.send(seat, line.text, signal, { turnId: line.id, onText });
      const { offersPerson = false, ...reply } = await this.#withSeat(send, signal);
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

  /** Ends what is on its way. */
  #land(): void {
    this.#flight?.controller.abort();
    this.#flight = null;
    this.growing = null;
  }

  /** Makes a call, and once more with a new seat when the server has forgotten that of an earlier visit. */
  async #withSeat<Answer>(makeCall: (seat: Seat) => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
    const seat = this.#seat ?? (await this.#sitDown(signal));
    const wasOld = this.#isSeatOld;
    try {
      const answer = await makeCall(seat);
      this.#isSeatOld = false;
      return answer;
    } catch (error) {
      const isForgotten = error instanceof ChatFailure && error.mayBeForgotten && !signal.aborted;
      if (!isForgotten) throw error;
      // The next attempt starts a new conversation. If the seat is from an earlier visit, that happens now.
      this.#seat = null;
      this.#isSeatOld = false;
      if (!wasOld) throw error;
      return makeCall(await this.#sitDown(signal));
    }
  }

  async #sitDown(signal: AbortSignal): Promise<Seat> {
    const seat = await this.calls.begin(newId(), () => this.memory.visitorId(), signal);
    if (!signal.aborted) this.#seat = seat;
    return seat;
  }

  #change(lines: readonly Line[]): void {
    this.lines = lines;
    this.isKept = this.memory.write({ seat: this.#seat, lines });
    this.onChange();
  }
}
