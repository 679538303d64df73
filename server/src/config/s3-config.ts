import { readFlag, readUrl, StartupError } from './read-settings';

/** An object store with the S3 API. */
export interface S3Config {
  /** Null means Amazon's own store, in `region`. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket is only read, while new files are stored next to the database again. */
  readonly isReadOnly: boolean;
}

const NEEDED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const SETTINGS = [...NEEDED, 'S3_ENDPOINT', 'S3_REGION', 'S3_READ_ONLY'] as const;

/** Reads the settings that begin with S3_; returns null if there are none. `text` reads one setting. */
export function readS3(text: (name: string) => string | null): S3Config | null {
  const given = SETTINGS.find((name) => text(name) !== null);
  if (given === undefined) return null;
  const needed = (name: (typeof NEEDED)[number]) => {
    const value = text(name);
    if (value === null) throw new StartupError(`${name} must be set when ${given} is.`);
    return value;
  };
  const endpoint = readUrl('S3_ENDPOINT', text('S3_ENDPOINT'), ['https:', 'http:']);
  const region = text('S3_REGION');
  if (endpoint === null && region === null) {
    throw new StartupError('S3_REGION must be set, or S3_ENDPOINT for a server other than Amazon’s.');
  }
  return {
    endpoint,
    // Most other servers have a single region, named after Amazon's first one.
    region: region ?? 'us-east-1',
    bucket: needed('S3_BUCKET'),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
    isReadOnly: readFlag('S3_READ_ONLY', text('S3_READ_ONLY')),
  };
}
