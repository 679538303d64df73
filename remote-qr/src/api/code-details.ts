import { call } from '@frontdesk/shared/app';
import { getQrStyles as endpoint, type QrStyle, readStyle } from '@frontdesk/shared/endpoints/qr-style';
import { nullWhenUnknown } from './null-when-unknown';

/** The styles of saved codes that are not plain, by the code's id as a string; null on a server that stores none. */
export type QrStyles = ReadonlyMap<string, QrStyle> | null;

export const qrStylesQuery = {
  queryKey: [endpoint.path],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<QrStyles> => {
    const answer = await nullWhenUnknown(call(endpoint, {}, { signal }));
    if (!answer) return null;
    const logos = new Map(answer.logos.map(({ id, logo }) => [id, logo]));
    return new Map(
      answer.styles.flatMap(({ qrId, style, logoId }): [string, QrStyle][] => {
        const read = readStyle(style);
        const logo = logoId === null ? null : (logos.get(logoId) ?? null);
        return read ? [[qrId, { ...read, logo }]] : [];
      }),
    );
  },
};
