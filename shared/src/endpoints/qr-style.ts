/** The look of saved QR codes, and styles stored for other codes (not in the spec; another server answers 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import { idReader, ignoredReader, listAnswerReader, listReader, textReader } from './readers';

/** Maximum length of a style as JSON, including its logo. */
export const STYLE_BYTES_MAX = 200_000;
/** Maximum number of stored styles in an organization. */
export const PRESETS_MAX = 50;
/** Maximum number of different logos in an organization. */
export const LOGOS_MAX = 50;
export const FRAME_CHARACTERS_MAX = 24;
/** Width of the light zone around a code, in modules. Scanners expect 4. */
export const QUIET_ZONE = { least: 2, most: 10, expected: 4 } as const;
/** Width of a printed code in millimeters. */
export const SIZE_MM = { least: 10, most: 1000, initial: 40 } as const;

const color = v.pipe(
  v.string('A color must be text.'),
  v.regex(/^#[0-9a-f]{6}$/i, 'A color must be written like #0b5d3b.'),
  v.transform((text) => text.toLowerCase()),
);

// The beginning is the signature that every PNG has.
const PNG = /^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/;

const whole = (label: string, { least, most }: { readonly least: number; readonly most: number }) =>
  v.pipe(
    v.number(`${label} must be a number.`),
    v.integer(`${label} must be a whole number.`),
    v.minValue(least, `${label} must be at least ${least}.`),
    v.maxValue(most, `${label} must be at most ${most}.`),
  );

/** Validates the look of a code, except its modules. Absent fields get the plain look. */
export const qrStyleSchema = v.object(
  {
    dark: v.optional(color, '#000000'),
    light: v.optional(color, '#ffffff'),
    /** A square PNG as a data URL, in the middle of the code. */
    logo: v.optional(v.nullable(v.pipe(v.string(), v.regex(PNG, 'A logo must be a PNG image.'))), null),
    shape: v.optional(v.picklist(['square', 'rounded'], 'The shape must be square or rounded.'), 'square'),
    /** Text in a frame below the code; if it is empty, there is no frame. */
    frame: v.optional(
      v.pipe(
        v.string('The frame must be text.'),
        v.transform(frameText),
        v.check((text) => characters(text) <= FRAME_CHARACTERS_MAX, `At most ${FRAME_CHARACTERS_MAX} characters.`),
        v.maxLength(200, 'The frame is too long.'),
      ),
      '',
    ),
    quietZone: v.optional(whole('Quiet zone', QUIET_ZONE), QUIET_ZONE.expected),
    sizeMm: v.optional(whole('Width in print', SIZE_MM), SIZE_MM.initial),
  },
  'It must be an object.',
);

export type QrStyle = Readonly<v.InferOutput<typeof qrStyleSchema>>;

export const PLAIN_STYLE: QrStyle = v.parse(qrStyleSchema, {});

/** Cleans a frame's text: removes invisible characters except those that join an emoji or set a word's direction. */
export function frameText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim();
}

/** Counts characters as people do: an emoji with several parts counts as one. */
export function characters(text: string): number {
  // Creating a page's first segmenter is slow, and ASCII does not need one.
  if (/^[ -~]*$/.test(text)) return text.length;
  const { Segmenter } = Intl as { Segmenter?: typeof Intl.Segmenter };
  return Segmenter ? [...new Segmenter().segment(text)].length : [...text].length;
}

/** Parses the JSON of a style; null for anything else. */
export function readStyle(json: string): QrStyle | null {
  const read = json.length <= STYLE_BYTES_MAX ? v.safeParse(qrStyleSchema, parsed(json)) : null;
  return read?.success ? read.output : null;
}

/** Validates the JSON of a style. */
const styleText = v.pipe(
  v.string('The style must be JSON.'),
  v.maxLength(STYLE_BYTES_MAX, `The style is too large: at most ${STYLE_BYTES_MAX / 1000} kB with its logo.`),
  v.rawTransform(({ dataset, addIssue, NEVER }): QrStyle => {
    const read = v.safeParse(qrStyleSchema, parsed(dataset.value));
    if (read.success) return read.output;
    addIssue({ message: `The style is not valid. ${read.issues[0].message}` });
    return NEVER;
  }),
);

/**
 * Parses an object; null for anything else, because a list would otherwise count as an object without fields, which is
 * the plain style.
 */
function parsed(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? null : value;
  } catch {
    return null;
  }
}

/** Stores the style of a saved code. */
export const setQrStyle = defineEndpoint({
  method: 'POST',
  path: '/api/qr/style',
  request: v.object({ qrId: requiredId('QR code'), style: styleText }),
  response: ignoredReader,
});

/** A style whose logo is in the list of logos, because many codes may share a logo. */
const storedStyle = { style: textReader, logoId: v.optional(v.nullable(idReader), null) };
const logos = listReader(v.object({ id: idReader, logo: textReader }));

/** Returns the styles of all saved codes whose look is not plain. */
export const getQrStyles = defineEndpoint({
  method: 'GET',
  path: '/api/qr/styles',
  request: v.object({}),
  response: v.object({ styles: listReader(v.object({ qrId: idReader, ...storedStyle })), logos }),
});

/** Stores a style under a name, or changes the style with that name. 409 when there are too many. */
export const saveStylePreset = defineEndpoint({
  method: 'POST',
  path: '/api/qr/presets/save',
  request: v.object({ name: requiredText('Name', 80), style: styleText }),
  response: v.object({ id: idReader }),
});

/** Lists the organization's stored styles by name. */
export const getStylePresets = defineEndpoint({
  method: 'GET',
  path: '/api/qr/presets/list',
  request: v.object({}),
  response: listAnswerReader(v.object({ id: idReader, name: textReader, style: textReader })),
});

export const deleteStylePreset = defineEndpoint({
  method: 'POST',
  path: '/api/qr/presets/delete',
  request: v.object({ id: requiredId('Preset') }),
  response: ignoredReader,
});
