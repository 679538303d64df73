/** The schemas of all kinds, where any kind can come: in CSV files, the form of several kinds, and the server. */
import type * as v from 'valibot';
import type { QrType } from '../qr';
import type { Kind, Rule } from './kind';
import { QR_KINDS, type QrPayloads } from './kinds';
import { schemaOf } from './schemas';
import { wifiSchema } from './wifi-schema';

type Schema<T extends QrType> = v.GenericSchema<{ [Name in keyof QrPayloads[T]]: string }, QrPayloads[T]>;

const { Wifi: _, ...kinds } = QR_KINDS;

/** The saved fields of each kind. */
export const kindSchemas = {
  ...Object.fromEntries(Object.entries(kinds).map(([type, kind]) => [type, schemaOf(kind as Kind<object, Rule>)])),
  Wifi: wifiSchema,
} as unknown as { readonly [T in QrType]: Schema<T> };
