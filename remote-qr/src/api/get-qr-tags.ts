import { call } from '@frontdesk/shared/app';
import { getQrTags as endpoint } from '@frontdesk/shared/endpoints/many-qrs';
import { nullWhenUnknown } from './null-when-unknown';

/** The tags of codes that have any, by the code's id as a string; null on a server without tags. */
export type QrTags = ReadonlyMap<string, readonly string[]> | null;

export const qrTagsQuery = {
  queryKey: [endpoint.path],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<QrTags> => {
    const codes = await nullWhenUnknown(call(endpoint, {}, { signal }));
    return codes && new Map(codes.map(({ qrId, tags }) => [qrId, tags]));
  },
};
