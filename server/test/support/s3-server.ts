import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Config } from '../../src/config/s3-config';
import { freePort } from './free-port';

const KEY = { accessKeyId: 'TESTKEY', secretAccessKey: 'test-secret' };
const BUCKET = 'test-files';
const REGION = 'us-east-1';
/** A small number of keys per page, so that lists have several pages. */
const PAGE_KEYS = 3;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

class Refusal {
  constructor(
    private readonly status: number,
    private readonly code: string,
  ) {}

  answer(response: ServerResponse): void {
    response.writeHead(this.status, { 'content-type': 'application/xml' });
    response.end(this.code && `<?xml version="1.0"?><Error><Code>${this.code}</Code><Message>No.</Message></Error>`);
  }
}

interface StoredObject {
  readonly bytes: Buffer;
  changedAt: Date;
}

/**
 * A small server for the S3 protocol: objects, lists of several pages, and deletions of many objects. It checks
 * signatures and hashes with its own code, and fails on request.
 */
export class S3Server {
  readonly objects = new Map<string, StoredObject>();
  /**
   * How it fails: 'hangs' sends no response, 'refuses' responds 503, and 'breaks' breaks off a download in the middle.
   */
  failure: 'hangs' | 'refuses' | 'breaks' | null = null;
  /** Called before each request is answered. */
  before: (method: string, key: string) => Promise<void> | void = () => undefined;
  readonly requests: string[] = [];
  #server: Server | null = null;

  private constructor(readonly port: number) {}

  static async start(): Promise<S3Server> {
    const server = new S3Server(await freePort());
    await server.restart();
    return server;
  }

  get config(): S3Config {
    return { ...KEY, endpoint: `http://127.0.0.1:${this.port}`, region: REGION, bucket: BUCKET, isReadOnly: false };
  }

  /** The same settings as environment variables. */
  get env(): Record<string, string> {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = this.config;
    return {
      S3_ENDPOINT: endpoint ?? '',
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  }

  /** Starts it again after `stop`, with its objects; does nothing if it is running. */
  async restart(): Promise<void> {
    if (this.#server) return;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((failure: unknown) => {
        if (failure instanceof Refusal) failure.answer(response);
        else response.destroy();
      });
    });
    this.#server.listen(this.port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }

  async refuse(): Promise<void> {
    this.failure = 'refuses';
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://s3');
    const [, bucket, key = ''] = /^\/([^/]*)\/?(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    const method = request.method ?? '';
    this.requests.push(`${method} ${key}`);
    const body = await buffer(request);
    await this.before(method, key);
    if (this.failure === 'hangs') return;
    if (this.failure === 'refuses') throw new Refusal(503, 'SlowDown');
    const problem = signatureProblem(request, url, body);
    if (problem) throw new Refusal(403, problem);
    if (bucket !== BUCKET) throw new Refusal(404, 'NoSuchBucket');
    if (key === '') this.#answerBucket(request, response, url, body);
    else this.#answerObject(method, key, response, body);
  }

  #answerObject(method: string, key: string, response: ServerResponse, body: Buffer): void {
    if (method === 'PUT') {
      this.objects.set(key, { bytes: body, changedAt: new Date() });
      response.end();
      return;
    }
    const object = this.objects.get(key);
    if (!object) throw new Refusal(404, method === 'HEAD' ? '' : 'NoSuchKey');
    const { bytes, changedAt } = object;
    response.writeHead(200, { 'content-length': bytes.length, 'last-modified': changedAt.toUTCString() });
    if (method === 'HEAD') response.end();
    else if (this.failure === 'breaks') {
      response.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => response.destroy());
    } else response.end(bytes);
  }

  #answerBucket({ method, headers }: IncomingMessage, response: ServerResponse, url: URL, body: Buffer): void {
    if (method === 'HEAD') response.end();
    else if (method === 'POST') this.#deleteObjects(headers['content-md5'], response, body);
    else this.#list(response, url);
  }

  #deleteObjects(hash: unknown, response: ServerResponse, body: Buffer): void {
    if (hash !== createHash('md5').update(body).digest('base64')) throw new Refusal(400, 'BadDigest');
    for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) this.objects.delete(key);
    response.end('<?xml version="1.0"?><DeleteResult></DeleteResult>');
  }

  #list(response: ServerResponse, url: URL): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const from = url.searchParams.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix) && key > from).sort();
    const page = keys.slice(0, PAGE_KEYS);
    const contents = page.map((key) => {
      const { changedAt, bytes } = this.objects.get(key) as StoredObject;
      return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const isTruncated = keys.length > page.length;
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }
}

/** Returns the error code for a request's signature (version 4); null if it is valid. */
function signatureProblem({ method = '', headers }: IncomingMessage, url: URL, body: Buffer): string | null {
  const { authorization = '' } = headers;
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(authorization) ?? [];
  const [accessKeyId, ...scope] = credential.split('/');
  const [day = '', region = '', service = ''] = scope;
  if (accessKeyId !== KEY.accessKeyId || region !== REGION) return 'InvalidAccessKeyId';
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const names = signed.split(';');
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied';
  const encode = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const lines = names.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`).join('');
  const canonical = [method, url.pathname, query, lines, signed, bodyHash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), sha256(canonical)].join('\n');
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${KEY.secretAccessKey}`);
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}
