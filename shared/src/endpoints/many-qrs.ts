/** Calls for many saved QR codes, and their tags (not in the spec; another server answers 404). */
import * as v from 'valibot';
import { count } from './count';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { countReader, idReader, ignoredReader, listAnswerReader, listReader, textReader } from './readers';

/** Maximum number of codes in a call. */
export const CODES_AT_ONCE = 10_000;
/** Maximum number of tags per code. */
export const TAGS_MAX = 20;
export const TAG_LENGTH_MAX = 40;

const ids = v.pipe(
  v.array(requiredId('QR code'), 'The codes must be a list of ids.'),
  v.minLength(1, 'Choose at least one code.'),
  v.maxLength(CODES_AT_ONCE, `At most ${count(CODES_AT_ONCE)} codes at once.`),
);

/** A tag as it is stored: on one line, without spaces around it. */
export const tagSchema = v.pipe(
  v.string('A tag must be text.'),
  v.transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()),
  v.minLength(1, 'A tag must not be empty.'),
  v.maxLength(TAG_LENGTH_MAX, `A tag has at most ${TAG_LENGTH_MAX} characters.`),
);

/** Returns the key under which tags that differ only in capitals count as the same tag. */
export const tagKey = (tag: string) => tag.toLowerCase();

const tags = v.optional(
  v.pipe(v.array(tagSchema, 'Tags must be a list.'), v.maxLength(TAGS_MAX, `At most ${TAGS_MAX} tags.`)),
  [],
);

/**
 * Adds tags to codes and removes others. 404 when none of the codes exists, 409 when a code would have too many tags.
 */
export const tagQrs = defineEndpoint({
  method: 'POST',
  path: '/api/qr/tags',
  request: v.object({ ids, add: tags, remove: tags }),
  response: ignoredReader,
});

/** Lists all codes that have tags, with these tags. */
export const getQrTags = defineEndpoint({
  method: 'GET',
  path: '/api/qr/tags',
  request: v.object({}),
  response: listAnswerReader(v.object({ qrId: idReader, tags: listReader(textReader) })),
});

/** Deletes codes; skips codes that another user has deleted. 404 when none of the codes exists. */
export const deleteQrs = defineEndpoint({
  method: 'POST',
  path: '/api/qr/deletemany',
  request: v.object({ ids }),
  response: v.object({ deleted: countReader }),
});
