import { Parser } from 'htmlparser2';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { asExtractionFailure, ExtractionFailure, FAILURES } from './extraction-failure';

const INFLATED_BYTES_MAX = 100_000_000;

/**
 * Refuses a zip that unpacks to more than `limit` bytes. Does not trust the declared sizes: each entry is unpacked here
 * in pieces, before a library reads whole entries into memory.
 */
export async function refuseZipBomb(zip: Buffer, limit = INFLATED_BYTES_MAX): Promise<void> {
  try {
    const file = await fromBufferPromise(zip, { validateEntrySizes: false });
    if ((await inflatedSize(file, limit)) > limit) throw new ExtractionFailure(FAILURES.tooBig);
  } catch (cause) {
    throw asExtractionFailure(cause) ?? new ExtractionFailure(FAILURES.damagedOffice, { cause });
  }
}

/** Returns the total size of all entries; stops soon after it exceeds `limit`. */
async function inflatedSize(file: ZipFile, limit: number): Promise<number> {
  let size = 0;
  for await (const entry of file.eachEntry()) {
    for await (const piece of await file.openReadStreamPromise(entry)) {
      size += (piece as Buffer).length;
      if (size > limit) return size;
    }
  }
  return size;
}

/** Far above the depth of any real document; beyond it the parser would take minutes. */
const DEPTH_MAX = 2000;

/** Called while XML is being read, in the file's order. Names keep their prefixes: 'w:p'. */
export interface XmlHandlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Reads the files in a zip, such as an office document, that is known not to be a zip bomb. */
export class OpenZip {
  private constructor(
    private readonly file: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(bytes: Buffer): Promise<OpenZip> {
    await refuseZipBomb(bytes);
    const file = await fromBufferPromise(bytes, { validateEntrySizes: false });
    const entries = new Map<string, Entry>();
    for await (const entry of file.eachEntry()) entries.set(entry.fileName, entry);
    return new OpenZip(file, entries);
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** Returns undefined when there is no such file. */
  async read(name: string): Promise<Buffer | undefined> {
    const pieces: Buffer[] = [];
    for await (const piece of this.#pieces(name)) pieces.push(piece);
    return this.has(name) ? Buffer.concat(pieces) : undefined;
  }

  /** Reads XML in pieces, so that a large sheet is never in memory as a whole. A missing file counts as empty. */
  async readXml(name: string, handlers: XmlHandlers): Promise<void> {
    let depth = 0;
    const parser = new Parser(
      {
        onopentag(tag, attributes) {
          if (++depth > DEPTH_MAX) throw new ExtractionFailure(FAILURES.tooNested);
          handlers.open?.(tag, attributes);
        },
        ontext: (text) => handlers.text?.(text),
        onclosetag(tag) {
          depth--;
          handlers.close?.(tag);
        },
      },
      { xmlMode: true },
    );
    let decoder: InstanceType<typeof TextDecoder> | undefined;
    for await (const piece of this.#pieces(name)) {
      decoder ??= new TextDecoder(piece[0] === 0xff || piece[0] === 0xfe ? 'utf-16' : 'utf-8');
      parser.write(decoder.decode(piece, { stream: true }));
    }
    parser.end();
  }

  async *#pieces(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (entry) yield* (await this.file.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  }
}

/** Runs `read` on the zip and turns its errors into messages for the owner. */
export async function withZip<T>(bytes: Buffer, read: (zip: OpenZip) => Promise<T>): Promise<T> {
  try {
    return await read(await OpenZip.open(bytes));
  } catch (cause) {
    throw asExtractionFailure(cause) ?? new ExtractionFailure(FAILURES.damagedOffice, { cause });
  }
}
