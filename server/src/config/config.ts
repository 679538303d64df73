import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { QUOTAS } from '@frontdesk/shared/endpoints/limits';
import { type LanguageModelConfig, readLanguageModel } from './language-model-config';
import { readCount, readFlag, readOptionalCount, readUrl, StartupError } from './read-settings';
import { readS3, type S3Config } from './s3-config';

/** What a process does: answers calls, or does background work (documents, websites, embeddings, emails, checks). */
export type Role = 'web' | 'worker';

const REGISTRATIONS = ['open', 'invite', 'closed'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

export type Quota = (typeof QUOTAS)[number];

/** The maximum for each of an organization's quotas. */
export type Quotas = Readonly<Record<Quota, number>>;

/** The operator's settings, all read from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder for the SQLite file, uploaded documents and unsent emails. */
  readonly dataDir: string;
  /** Where uploaded documents are stored instead; null means `dataDir`, or PostgreSQL. */
  readonly s3: S3Config | null;
  /** The largest share of the stored documents that the hourly sweep may treat as leftovers and delete, in percent. */
  readonly documentsSweepPercent: number;
  /** The roles of this process; without PostgreSQL, always both. */
  readonly roles: readonly Role[];
  /** How many documents are read, and how many websites are fetched, at the same time. */
  readonly atOnce: { readonly documents: number; readonly websites: number };
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl: string | null;
  /** Whether SQLite waits for the disk before a change is confirmed; PostgreSQL has its own setting. */
  readonly isDurable: boolean;
  /** Redis or Valkey, for limits and messages between instances; null if there is none. */
  readonly redisUrl: string | null;
  /** A direct connection to PostgreSQL, for LISTEN; null if `databaseUrl` itself is direct. */
  readonly databaseDirectUrl: string | null;
  /** Maximum connections to PostgreSQL. */
  readonly databasePoolSize: number;
  /** A statement that runs longer is cancelled; 0 means no limit. Not sent through a pooler, which refuses it. */
  readonly databaseStatementTimeoutMs: number;
  /** How long the server waits for its database when it starts. */
  readonly databaseWaitMs: number;
  /** Maximum connections in total. */
  readonly connectionsMax: number;
  /** Maximum connections per address. Null: 1,000, or unlimited behind a proxy. */
  readonly connectionsPerAddress: number | null;
  /** Maximum number of connections from one organization to the hubs on this instance. */
  readonly hubConnectionsMax: number;
  /** The name servers that resolve the host names in short links and webhooks; null means the system's. */
  readonly nameServers: readonly string[] | null;
  /** The longest time that a request's headers may take. */
  readonly headersMs: number;
  /** Time after which a request is refused whose body sends no more data. */
  readonly bodySilenceMs: number;
  /** Time after which the connection of a client that does not read its response is closed. */
  readonly readerSilenceMs: number;
  /** Bearer token for reading `/metrics` from elsewhere; null lets only this machine read them. */
  readonly metricsToken: string | null;
  readonly smtpUrl: string | null;
  /** The site's address as the owner's browser sees it; when absent, each request's own address counts. */
  readonly publicUrl: string | null;
  /** STUN servers for calls, separated by spaces, instead of the page's public one. */
  readonly stunUrl: string | null;
  /** Host names (with the port, if it is unusual) that links in emails may lead to when `publicUrl` is absent. */
  readonly allowedHosts: readonly string[];
  /** The sender of emails; null means frontdesk at the host of `publicUrl`. */
  readonly mailFrom: string | null;
  /**
   * Where visitors' answers to owners' emails are sent: an address, or 'author' for the sender's address; null means
   * `mailFrom`, if people read mail there.
   */
  readonly mailRepliesTo: string | null;
  /** Addresses of reverse proxies whose X-Forwarded-* headers are trusted. */
  readonly trustProxy: string | null;
  readonly languageModel: LanguageModelConfig | null;
  /** An OpenAI-compatible service that embeds texts in any language; null means our own model for English. */
  readonly embeddingService: EmbeddingServiceConfig | null;
  /** A folder with a downloaded model that embeds texts in any language; null means our own. */
  readonly embeddingModelDir: string | null;
  /** Who may create an account: anybody, people with an invitation, or nobody. */
  readonly registration: Registration;
  /** Stores session tokens in an HttpOnly cookie. Default: the page stores them (spec section 3.9). */
  readonly keepsTokenInCookie: boolean;
  /** The cost of a new password's hash: memory in KiB, and passes over it. */
  readonly passwordHash: { readonly memoryCost: number; readonly timeCost: number };
  /** How long an unused session lasts. */
  readonly sessionMs: number;
  /** Largest document, in bytes. */
  readonly documentBytesMax: number;
  /** How long new conversations of a flood are collected before one notification sums them up. */
  readonly summaryMs: number;
  /** An organization's quotas. */
  readonly quotas: Quotas;
  /** How much one agent's visitors may do in 10 seconds, on sites and at codes together. */
  readonly agentLimits: { readonly messages: number; readonly conversations: number };
  /** Maximum number of pages fetched from a website. */
  readonly websitePagesMax: number;
  /** Allows websites in this machine's own network, which anybody who signs up could then read. */
  readonly websitesAllowPrivate: boolean;
  /** Allows webhooks without TLS and in this machine's own network. */
  readonly webhooksAllowPrivate: boolean;
  /** How long the receiver of a webhook may take to answer. */
  readonly webhookMs: number;
  /** The pause between two pages of a website, unless it requests a longer one. */
  readonly websiteDelayMs: number;
  /** The time for which a website may be fetched before waiting websites get their turn, and the total time. */
  readonly websiteMs: { readonly turn: number; readonly crawl: number };
  /** The built site: the folder that contains `admin/index.html`. */
  readonly siteDir: string;
  /** The folder of the site's releases, which `compose` writes. */
  readonly releasesDir: string;
  /** Maximum total size of stored releases, in bytes; a build that would exceed it is refused. */
  readonly releasesBytesMax: number;
  /** Emails, in lower case, of the people who may change which releases the site uses. */
  readonly operators: readonly string[];
  /** Replaces the script that composes the site; null if it is not replaced. */
  readonly composer: URL | null;
  /** Pages run only scripts whose hash is in the list that `npm run compose` wrote. */
  readonly requiresIntegrity: boolean;
  /** Origins that remotes may move to while tabs are open: the page's policy allows them from the start. */
  readonly remoteOrigins: readonly string[];
  /** Interval at which the document queue looks for work. */
  readonly queueTickMs: number;
  /**
   * How often to check for due emails, summaries and test questions, and for people who joined a chat and then went
   * silent.
   */
  readonly lookMs: number;
  /** How long a visitor's question may wait for its embedding; after that only its words count. */
  readonly meaningMs: number;
  /** How long our model may take to embed a text, including its start. */
  readonly embeddingMs: number;
  /** Time limits for reading a small document and a larger one. */
  readonly readingMs: { readonly small: number; readonly large: number; readonly scan: number };
  /**
   * Whether a process reads documents of only one organization. Tests share processes, because a process takes a long
   * time to start.
   */
  readonly isolatesReaders: boolean;
  /** Replaces the script of the process that reads a document; null if it is not replaced. */
  readonly extractWorker: URL | null;
  /** The same for the process that reads a page of a website. */
  readonly pageWorker: URL | null;
  /** The same for the thread that embeds texts. */
  readonly embeddingWorker: URL | null;
  /** Log level of the server; tests use 'silent'. */
  readonly logLevel: string;
  /** The file that the log is appended to; null for standard output. */
  readonly logFile: string | null;
}

export interface EmbeddingServiceConfig {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

const IS_SOURCE = import.meta.url.endsWith('.ts');
const DEFAULT_SITE_DIR = fileURLToPath(new URL(IS_SOURCE ? '../../../dist' : '../../dist', import.meta.url));
export function readConfig(env: Record<string, string | undefined>): Config {
  const text = (name: string) => env[name]?.trim() || null;
  const siteDir = resolve(text('SITE_DIR') ?? DEFAULT_SITE_DIR);
  return {
    port: readPort(text('PORT')),
    host: text('HOST') ?? '127.0.0.1',
    dataDir: resolve(text('DATA_DIR') ?? '.data'),
    s3: readS3(text),
    documentsSweepPercent: readCount('DOCUMENTS_SWEEP_PERCENT', text('DOCUMENTS_SWEEP_PERCENT') ?? '10', 0),
    roles: readRoles(text('ROLES'), text('DATABASE_URL') !== null),
    atOnce: {
      documents: readCount('DOCUMENTS_AT_ONCE', text('DOCUMENTS_AT_ONCE') ?? '2', 1),
      websites: readCount('WEBSITES_AT_ONCE', text('WEBSITES_AT_ONCE') ?? '2', 1),
    },
    databaseUrl: text('DATABASE_URL'),
    isDurable: true,
    redisUrl: readUrl('REDIS_URL', text('REDIS_URL'), ['redis:', 'rediss:']),
    databaseDirectUrl: text('DATABASE_DIRECT_URL'),
    databasePoolSize: readCount('DATABASE_POOL_SIZE', text('DATABASE_POOL_SIZE') ?? '10', 1),
    databaseStatementTimeoutMs: readCount(
      'DATABASE_STATEMENT_TIMEOUT_MS',
      text('DATABASE_STATEMENT_TIMEOUT_MS') ?? '30000',
      0,
    ),
    databaseWaitMs: readCount('DATABASE_WAIT_SECONDS', text('DATABASE_WAIT_SECONDS') ?? '60', 0) * 1000,
    connectionsMax: readCount('CONNECTIONS_MAX', text('CONNECTIONS_MAX') ?? '20000', 1),
    connectionsPerAddress: readOptionalCount('CONNECTIONS_PER_ADDRESS', text('CONNECTIONS_PER_ADDRESS')),
    hubConnectionsMax: readCount(
      'HUB_CONNECTIONS_PER_ORGANIZATION',
      text('HUB_CONNECTIONS_PER_ORGANIZATION') ?? '2000',
      1,
    ),
    nameServers: null,
    headersMs: 15_000,
    bodySilenceMs: 30_000,
    readerSilenceMs: 30_000,
    metricsToken: text('METRICS_TOKEN'),
    smtpUrl: readUrl('SMTP_URL', text('SMTP_URL'), ['smtp:', 'smtps:']),
    publicUrl: readUrl('PUBLIC_URL', text('PUBLIC_URL'), ['http:', 'https:']),
    allowedHosts:
      text('ALLOWED_HOSTS')
        ?.toLowerCase()
        .split(/[\s,]+/) ?? [],
    mailFrom: text('MAIL_FROM'),
    mailRepliesTo: readRepliesTo(text('MAIL_REPLIES_TO')),
    stunUrl: readStunUrl(text('STUN_URL')),
    trustProxy: text('TRUST_PROXY'),
    ...readEmbeddings(text),
    languageModel: readLanguageModel(text),
    registration: readRegistration(text('REGISTRATION')),
    keepsTokenInCookie: readFlag('TOKEN_COOKIE', text('TOKEN_COOKIE')),
    // OWASP recommends these for argon2id with one thread.
    passwordHash: { memoryCost: 19_456, timeCost: 2 },
    sessionMs: readCount('SESSION_DAYS', text('SESSION_DAYS') ?? '30', 1) * 24 * 3_600_000,
    documentBytesMax: readDocumentBytesMax(text('DOCUMENT_BYTES_MAX')),
    summaryMs: 120_000,
    quotas: {
      documents: readCount('QUOTA_DOCUMENTS', text('QUOTA_DOCUMENTS') ?? '20000', 1),
      documentBytes: readCount('QUOTA_DOCUMENT_BYTES', text('QUOTA_DOCUMENT_BYTES') ?? '10000000000', 1),
      agents: readCount('QUOTA_AGENTS', text('QUOTA_AGENTS') ?? '10000', 1),
      qrCodes: readCount('QUOTA_QR_CODES', text('QUOTA_QR_CODES') ?? '100000', 1),
    },
    agentLimits: {
      messages: readCount('AGENT_MESSAGES_MAX', text('AGENT_MESSAGES_MAX') ?? '300', 1),
      conversations: readCount('AGENT_CONVERSATIONS_MAX', text('AGENT_CONVERSATIONS_MAX') ?? '100', 1),
    },
    remoteOrigins: readOrigins('REMOTE_ORIGINS', text('REMOTE_ORIGINS')),
    websitePagesMax: readCount('WEBSITE_PAGES_MAX', text('WEBSITE_PAGES_MAX') ?? '100', 1),
    websitesAllowPrivate: readFlag('WEBSITES_ALLOW_PRIVATE', text('WEBSITES_ALLOW_PRIVATE')),
    webhooksAllowPrivate: readFlag('WEBHOOKS_ALLOW_PRIVATE', text('WEBHOOKS_ALLOW_PRIVATE')),
    webhookMs: 15_000,
    websiteDelayMs: 500,
    websiteMs: { turn: 15_000, crawl: 3_600_000 },
    siteDir,
    releasesDir: resolve(text('RELEASES_DIR') ?? join(dirname(siteDir), '.releases')),
    releasesBytesMax: readCount('RELEASES_MB_MAX', text('RELEASES_MB_MAX') ?? '5000', 1) * 1_000_000,
    operators: readOperators(text('OPERATORS')),
    composer: null,
    requiresIntegrity: readFlag('REQUIRE_INTEGRITY', text('REQUIRE_INTEGRITY')),
    queueTickMs: 250,
    lookMs: 5_000,
    meaningMs: 4_000,
    embeddingMs: 20_000,
    readingMs: { small: 20_000, large: 60_000, scan: 900_000 },
    isolatesReaders: true,
    extractWorker: null,
    pageWorker: null,
    embeddingWorker: null,
    logLevel: text('LOG_LEVEL') ?? 'warn',
    logFile: text('LOG_FILE'),
  };
}

function readRegistration(value: string | null): Registration {
  const found = REGISTRATIONS.find((each) => each === (value ?? 'open'));
  if (found === undefined) throw new StartupError(`REGISTRATION must be open, invite or closed, not "${value}".`);
  return found;
}

function readRoles(value: string | null, hasPostgres: boolean): readonly Role[] {
  const roles = (value ?? 'web,worker').split(/[\s,]+/).filter((role) => role !== '');
  const wrong = roles.find((role) => role !== 'web' && role !== 'worker');
  if (wrong !== undefined || roles.length === 0)
    throw new StartupError(`ROLES must be web, worker or web,worker, not "${value}".`);
  if (new Set(roles).size < 2 && !hasPostgres)
    throw new StartupError('ROLES needs PostgreSQL (DATABASE_URL): with SQLite one process does everything.');
  return roles as Role[];
}

function readRepliesTo(value: string | null): string | null {
  if (value === null || value === 'author' || /^[^\s@<>]+@[^\s@<>]+$/.test(value)) return value;
  throw new StartupError(`MAIL_REPLIES_TO must be an address like info@example.com, or author, not "${value}".`);
}

function readOperators(value: string | null): string[] {
  const addresses =
    value
      ?.toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean) ?? [];
  const wrong = addresses.find((address) => !/^[^\s@<>]+@[^\s@<>]+$/.test(address));
  if (wrong !== undefined) throw new StartupError(`OPERATORS must be addresses like ada@example.com, not "${wrong}".`);
  return addresses;
}

function readPort(value: string | null): number {
  const port = value === null ? 8080 : Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartupError(`PORT must be a number from 0 to 65535, not "${value}".`);
  }
  return port;
}

/** The upper limit is the most that fits, as base64, into a Node string. */
function readDocumentBytesMax(value: string | null): number {
  const bytes = value === null ? 25_000_000 : Number(value);
  if (!Number.isInteger(bytes) || bytes < 1 || bytes > 300_000_000) {
    throw new StartupError(`DOCUMENT_BYTES_MAX must be a number of bytes from 1 to 300000000, not "${value}".`);
  }
  return bytes;
}

function readOrigins(name: string, value: string | null): string[] {
  const addresses = value?.split(/[\s,]+/) ?? [];
  return addresses.map((address) => new URL(readUrl(name, address, ['https:', 'http:']) ?? address).origin);
}

function readStunUrl(value: string | null): string | null {
  const addresses = value?.split(/[\s,]+/) ?? [];
  const wrong = addresses.find((address) => !/^stuns?:[\w.[\]:-]+$/.test(address));
  if (wrong !== undefined)
    throw new StartupError(`STUN_URL must be like "stun:stun.example.com:3478", not "${wrong}".`);
  return addresses.join(' ') || null;
}

/**
 * Reads the settings that begin with EMBEDDINGS_; if only a model's name is set, the language model's service computes
 * the embeddings.
 */
function readEmbeddings(text: (name: string) => string | null): Pick<Config, 'embeddingService' | 'embeddingModelDir'> {
  const [model, folder] = [text('EMBEDDINGS_MODEL'), text('EMBEDDINGS_MODEL_DIR')];
  const baseUrl = readUrl('EMBEDDINGS_BASE_URL', text('EMBEDDINGS_BASE_URL'), ['http:', 'https:']);
  if (baseUrl !== null && folder !== null) {
    throw new StartupError('Set either EMBEDDINGS_BASE_URL or EMBEDDINGS_MODEL_DIR, not both.');
  }
  if (folder !== null) return { embeddingService: null, embeddingModelDir: resolve(folder) };
  if (baseUrl !== null && model === null) {
    throw new StartupError('EMBEDDINGS_MODEL must be set when EMBEDDINGS_BASE_URL is.');
  }
  const usual = readUrl('LLM_BASE_URL', text('LLM_BASE_URL'), ['http:', 'https:']);
  const address = baseUrl ?? usual;
  if (address === null || model === null) return { embeddingService: null, embeddingModelDir: null };
  const apiKey = text('EMBEDDINGS_API_KEY') ?? (baseUrl === null ? text('LLM_API_KEY') : null) ?? '';
  return { embeddingService: { baseUrl: address.replace(/\/+$/, ''), apiKey, model }, embeddingModelDir: null };
}
