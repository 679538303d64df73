import { randomBytes } from 'node:crypto';
import type { Session, Sessions } from '../../accounts/sessions';
import { ApiError } from '../../http/api-error';
import { BoundedMemoryCounter, RateLimiter } from '../../http/rate-limiter';
import { type Grant, grantConnection, readGrant } from './connection-tokens';
import type { Hub } from './hub';
import { HubConnection } from './hub-connection';

/** The clients' interval is 15 s; after twice that time without a message a connection is lost (spec section 9.7). */
const KEEP_ALIVE_MS = 15_000;
const CLIENT_TIMEOUT_MS = 30_000;
/** How long a lost connection can be resumed, and how long a negotiated one may take to connect. */
const LOST_MAX_MS = 30_000;
const SWEEP_MS = 5_000;
/** After this time a token has expired. */
const SPENT_MS = 120_000;
/**
 * Negotiations per minute that an organization may make for each of its allowed connections: after a restart of the
 * server all of its tabs negotiate at the same time, and some of them twice.
 */
const NEGOTIATIONS_PER_CONNECTION = 3;
/** When a client may try again while its organization has too many connections. */
const RETRY_SECONDS = '10';

/** Manages every connection of every hub, with its timeouts. */
export class Connections {
  readonly #byToken = new Map<string, HubConnection>();
  /** Tokens of ended connections, and when they ended: no token may be used twice. */
  readonly #spent = new Map<string, number>();
  readonly #byOrganization = new Map<string, Set<HubConnection>>();
  readonly #negotiations: RateLimiter;
  readonly #timer = setInterval(() => this.#sweep(Date.now()), SWEEP_MS).unref();

  constructor(
    private readonly sessions: Pick<Sessions, 'sign'>,
    private readonly perOrganizationMax: number,
    private readonly logFailure: (failure: unknown) => void,
  ) {
    const points = perOrganizationMax * NEGOTIATIONS_PER_CONNECTION;
    this.#negotiations = new RateLimiter(new BoundedMemoryCounter({ points, duration: 60 }));
  }

  /**
   * Grants a connection, which the client may open on any instance. Throws 429 when the organization has too many
   * connections, or negotiates too often.
   */
  async negotiate(hub: Hub, session: Session, isStateful: boolean): Promise<{ grant: Grant; token: string }> {
    this.#requireRoom(session);
    await this.#negotiations.take(session.organizationId);
    return grantConnection(this.sessions, hub, session, isStateful);
  }

  /** Opens a connection without a negotiation. Throws 429 when the organization has too many. */
  open(hub: Hub, session: Session): HubConnection {
    this.#requireRoom(session);
    const grant = { id: randomBytes(12).toString('base64url'), isStateful: false };
    return this.#create(hub, session, randomBytes(18).toString('base64url'), grant);
  }

  /**
   * Returns the connection that a token opened here, or a new one for a grant from any instance; null for other tokens.
   * Throws 429 when the organization has too many.
   */
  admit(hub: Hub, session: Session, token: string): HubConnection | null {
    if (this.#byToken.has(token)) return this.find(hub, session, token);
    const grant = this.#spent.has(token) ? null : readGrant(this.sessions, hub, session, token);
    if (!grant) return null;
    this.#requireRoom(session);
    return this.#create(hub, session, token, grant);
  }

  #requireRoom({ organizationId }: Session): void {
    if ((this.#byOrganization.get(organizationId)?.size ?? 0) < this.perOrganizationMax) return;
    const sentence = 'Your organization has too many open connections.';
    throw new ApiError(429, sentence, { 'retry-after': RETRY_SECONDS });
  }

  #create(hub: Hub, session: Session, token: string, { id, isStateful }: Grant): HubConnection {
    const others = this.#byOrganization.get(session.organizationId) ?? new Set();
    const connection = new HubConnection({
      id,
      session,
      hub,
      isStateful,
      onClosed: () => this.#forget(token, connection),
      logFailure: this.logFailure,
    });
    this.#byToken.set(token, connection);
    this.#byOrganization.set(session.organizationId, others.add(connection));
    return connection;
  }

  /** Returns the connection that a session opened on a hub, or null. */
  find(hub: Hub, session: Session, token: string): HubConnection | null {
    const found = this.#byToken.get(token);
    return found && found.hub === hub && found.session.id === session.id ? found : null;
  }

  *of(hub: Hub, organizationId: string): Generator<HubConnection> {
    for (const connection of this.#byOrganization.get(organizationId) ?? []) {
      if (connection.hub === hub && connection.isOpen) yield connection;
    }
  }

  /** Returns the organizations with a client that is connected to a hub now; one that may still return does not count. */
  organizations(hub: Hub): Set<string> {
    const here = [...this.ofHub(hub)].filter(({ lostAt }) => lostAt === null);
    return new Set(here.map(({ session }) => session.organizationId));
  }

  *ofHub(hub: Hub): Generator<HubConnection> {
    for (const connection of this.#byToken.values()) {
      if (connection.hub === hub && connection.isOpen) yield connection;
    }
  }

  /** Returns the sessions with connections, in one organization or in all. */
  sessionIds(organizationId?: string): Set<string> {
    const all = organizationId ? (this.#byOrganization.get(organizationId) ?? []) : this.#byToken.values();
    return new Set([...all].map(({ session }) => session.id));
  }

  /** Closes every connection that belongs to these sessions. */
  endSessions(ended: ReadonlySet<string>): void {
    for (const connection of [...this.#byToken.values()]) {
      if (ended.has(connection.session.id)) connection.close('The session has ended.');
    }
  }

  /** Closes all connections and tells the clients to reconnect later. */
  closeAll(): void {
    clearInterval(this.#timer);
    for (const connection of [...this.#byToken.values()]) connection.close(undefined, true);
  }

  #forget(token: string, connection: HubConnection): void {
    this.#byToken.delete(token);
    this.#spent.set(token, Date.now());
    const { organizationId } = connection.session;
    const others = this.#byOrganization.get(organizationId);
    others?.delete(connection);
    if (others?.size === 0) this.#byOrganization.delete(organizationId);
  }

  #sweep(now: number): void {
    for (const [token, endedAt] of this.#spent) if (now - endedAt > SPENT_MS) this.#spent.delete(token);
    for (const connection of [...this.#byToken.values()]) {
      const { transport, lostAt } = connection;
      if (lostAt !== null && now - lostAt > LOST_MAX_MS) connection.close();
      if (!transport?.needsPings) continue;
      if (now - connection.lastHeard > CLIENT_TIMEOUT_MS) transport.drop();
      // Sends all pings that would be overdue by the next sweep.
      else if (now - connection.lastSent > KEEP_ALIVE_MS - SWEEP_MS) connection.ping();
    }
  }
}
