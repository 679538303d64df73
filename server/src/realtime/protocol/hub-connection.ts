import type { Session } from '../../accounts/sessions';
import { dispatch } from './dispatch';
import type { Hub } from './hub';
import type { HubCaller } from './hub-caller';
import {
  type ClientMessage,
  encode,
  HANDSHAKE_DONE,
  isCounted,
  MESSAGE_TYPE,
  PING,
  ProtocolError,
  parseMessage,
  parseObject,
  splitRecords,
} from './message';
import { ReceiveCounter } from './receive-counter';
import { ReplayBuffer } from './replay-buffer';
import { BACKLOG_MAX, type Transport } from './transport';

/** Equal to the interval of the client's own acknowledgement timer. */
const ACK_MS = 1_000;
/** After this time a client is ready to count; its first ping may show this earlier. */
const CLIENT_READY_MS = 1_000;

interface HubConnectionOptions {
  readonly id: string;
  readonly session: Session;
  readonly hub: Hub;
  /** Whether the client requested stateful reconnect. */
  readonly isStateful: boolean;
  readonly onClosed: (connection: HubConnection) => void;
  readonly logFailure: (failure: unknown) => void;
}

/** A client's connection to its hub; with stateful reconnect it survives the loss of its socket. */
export class HubConnection implements HubCaller {
  name = '';
  lastHeard = Date.now();
  lastSent = Date.now();
  /** When the connection lost its transport; null while it has one. */
  lostAt: number | null = Date.now();
  #transport: Transport | null = null;
  #phase: 'handshake' | 'open' | 'closed' = 'handshake';
  #replay: ReplayBuffer | null = null;
  #received: ReceiveCounter | null = null;
  #held: string[] | null = null;
  #ackTimer: NodeJS.Timeout | null = null;

  constructor(private readonly options: HubConnectionOptions) {}

  get id(): string {
    return this.options.id;
  }
  get session(): Session {
    return this.options.session;
  }
  get hub(): Hub {
    return this.options.hub;
  }
  get isOpen(): boolean {
    return this.#phase === 'open';
  }
  get transport(): Transport | null {
    return this.#transport;
  }
  /** Whether a new socket may continue where the last one left off. */
  get canResume(): boolean {
    return this.isOpen && this.#replay !== null;
  }

  /** Attaches a transport: the first one, or the next one after a loss. */
  attach(transport: Transport): void {
    const last = this.#transport;
    this.#transport = transport;
    this.lostAt = null;
    this.lastHeard = Date.now();
    last?.drop();
    if (!this.#replay || !this.#received) return;
    this.#received.awaitSequence();
    this.#write(encode({ type: MESSAGE_TYPE.sequence, sequenceId: this.#replay.firstId }));
    for (const record of this.#replay.records) this.#write(record);
  }

  /** Handles the end of the transport. After an orderly end, or if it cannot be resumed, the connection also ends. */
  detach(transport: Transport, wasOrderly: boolean): void {
    if (this.#transport !== transport) return;
    this.#transport = null;
    this.lostAt = Date.now();
    if (wasOrderly || !this.canResume) this.#end();
  }

  /** Handles data from a transport. */
  receive(data: string): void {
    if (this.#phase === 'closed') return;
    this.lastHeard = Date.now();
    try {
      for (const record of splitRecords(data)) {
        if (this.#phase === 'handshake') this.#shakeHands(record);
        else if (this.isOpen) this.#process(parseMessage(record));
      }
    } catch (error) {
      if (!(error instanceof ProtocolError)) this.options.logFailure(error);
      const words = error instanceof ProtocolError ? error.message : 'Something went wrong on our side.';
      if (this.#phase === 'handshake') this.#write(encode({ error: words }));
      this.close(words);
    }
  }

  send(record: string): void {
    if (!this.isOpen) return;
    if (this.#held) {
      this.#held.push(record);
      return;
    }
    if (this.#replay && !this.#replay.push(record)) this.close('Too much was sent and not acknowledged.', true);
    else this.#write(record);
  }

  ping(): void {
    if (this.isOpen) this.#write(PING);
  }

  /** Closes the connection, and tells the client why, and whether to reconnect automatically. */
  close(error?: string, allowReconnect = false): void {
    if (this.isOpen) this.#write(encode({ type: MESSAGE_TYPE.close, error, allowReconnect }));
    const transport = this.#transport;
    this.#transport = null;
    this.#end();
    transport?.close();
  }

  #shakeHands(record: string): void {
    const { protocol, version } = parseObject(record);
    if (protocol !== 'json') throw new ProtocolError(`The protocol '${String(protocol)}' is not supported.`);
    if (version !== 1 && version !== 2) throw new ProtocolError(`Version ${String(version)} is not supported.`);
    this.#write(HANDSHAKE_DONE);
    this.#phase = 'open';
    if (this.options.isStateful && this.#transport?.canResume) {
      this.#replay = new ReplayBuffer();
      this.#received = new ReceiveCounter();
      // The client starts counting shortly after the handshake. An earlier message would make the two counts differ.
      this.#held = [];
      setTimeout(() => this.#release(), CLIENT_READY_MS).unref();
    }
    this.options.hub.onOpened?.(this);
  }

  #release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const record of held) this.send(record);
  }

  #process(message: ClientMessage): void {
    if (this.#held) this.#release();
    if (message.type === MESSAGE_TYPE.sequence) this.#received?.beginAt(message['sequenceId']);
    else if (this.#received?.isAwaitingSequence) return;
    else if (message.type === MESSAGE_TYPE.ack) this.#replay?.acknowledge(Number(message['sequenceId']) || 0);
    else if (message.type === MESSAGE_TYPE.close) this.#closedByClient();
    else if (isCounted(message.type)) this.#count(message);
  }

  #count(message: ClientMessage): void {
    if (this.#received) {
      this.#acknowledgeSoon(this.#received);
      if (!this.#received.isNew()) return;
    }
    dispatch(this.hub, this, message, this.options.logFailure);
  }

  #acknowledgeSoon(received: ReceiveCounter): void {
    this.#ackTimer ??= setTimeout(() => {
      this.#ackTimer = null;
      if (!received.isAwaitingSequence) this.#write(encode({ type: MESSAGE_TYPE.ack, sequenceId: received.latest }));
    }, ACK_MS).unref();
  }

  #closedByClient(): void {
    const transport = this.#transport;
    this.#transport = null;
    this.#end();
    transport?.close();
  }

  #write(data: string): void {
    const transport = this.#transport;
    if (!transport) return;
    this.lastSent = Date.now();
    transport.send(data);
    if (transport.backlog > BACKLOG_MAX) transport.drop();
  }

  #end(): void {
    if (this.#phase === 'closed') return;
    this.#phase = 'closed';
    if (this.#ackTimer) clearTimeout(this.#ackTimer);
    this.options.onClosed(this);
    this.hub.onClosed?.(this);
  }
}
