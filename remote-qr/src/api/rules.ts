import { call } from '@frontdesk/shared/app';
import type { RequestOf, ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import {
  getLinkRules as getLinkRulesEndpoint,
  type LinkRule,
  previewLinkRules as previewLinkRulesEndpoint,
  setLinkRules as setLinkRulesEndpoint,
} from '@frontdesk/shared/endpoints/link-rules';
import { checkShortLink as checkShortLinkEndpoint } from '@frontdesk/shared/endpoints/short-link';
import type { SavedQr } from '../model/qr-content';
import { nullWhenUnknown } from './codes';

export type StoredRules = ResponseOf<typeof getLinkRulesEndpoint>;

/** Returns the query of a code's rules; null on a server without rules. */
export function getLinkRules(qrId: SavedQr['id']) {
  const id = String(qrId);
  return {
    queryKey: [getLinkRulesEndpoint.path, id],
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<StoredRules | null> =>
      nullWhenUnknown(call(getLinkRulesEndpoint, { id }, { signal })),
  };
}

/** Replaces a code's rules. If `password` is absent, the stored one is kept; null removes it. */
export function setLinkRules(
  id: SavedQr['id'],
  change: Omit<RequestOf<typeof setLinkRulesEndpoint>, 'id'>,
): Promise<void> {
  return call(setLinkRulesEndpoint, { id, ...change });
}

/** The data for a preview: rules, which may be unsaved, and a scan. */
interface AskedScan {
  readonly rules: LinkRule[];
  readonly at: string;
  readonly language: string;
  readonly device: 'ios' | 'android' | 'computer';
}

/** Returns the query for where a scan leads; `asked` is an `AskedScan` as JSON. */
export function previewLinkRules(qrId: SavedQr['id'], asked: string) {
  return {
    queryKey: [previewLinkRulesEndpoint.path, String(qrId), asked],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      call(previewLinkRulesEndpoint, { id: qrId, ...(JSON.parse(asked) as AskedScan) }, { signal }),
  };
}

/** Checks now whether a code's destinations can be reached. */
export function checkShortLink(id: SavedQr['id']) {
  return call(checkShortLinkEndpoint, { id });
}
