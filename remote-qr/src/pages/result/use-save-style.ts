import { showToast } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { qrStylesQuery } from '../../api/code-details';
import { nullWhenUnknown } from '../../api/codes';
import { setQrStyle } from '../../api/save-codes';
import * as messages from '../../messages/common';
import * as studioMessages from '../../messages/studio';
import { isPlain, isSameStyle, PLAIN_STYLE, type QrStyle } from '../../model/qr-style';
import type { SavedQr } from '../../model/short-link';
import { styleInWork } from '../work-in-progress';

/**
 * Returns the style that is stored with a code and a function that stores another one. Does nothing on a server without
 * styles.
 */
export function useSaveStyle(id: SavedQr['id'] | undefined) {
  const queries = useQueryClient();
  const { data: styles } = useQuery({ ...qrStylesQuery, enabled: id !== undefined });
  const stored = id === undefined ? undefined : styles?.get(String(id));

  async function saveStyle(savedId: SavedQr['id'] | undefined, style: QrStyle): Promise<void> {
    if (savedId === undefined) return;
    // A plain style must not replace a style that failed to load.
    const before = id === undefined || styles ? (stored ?? PLAIN_STYLE) : null;
    if (before ? isSameStyle(before, style) : isPlain(style)) return;
    try {
      await nullWhenUnknown(setQrStyle(savedId, style));
      await queries.invalidateQueries({ queryKey: qrStylesQuery.queryKey });
    } catch (error) {
      console.error(messages.errorLog, error);
      showToast('error', studioMessages.styleNotSaved);
    }
  }
  /** Reports which style is being tried, so that newer changes of the stored one are noticed before saving. */
  function followStyle(tried: QrStyle): void {
    if (styles) styleInWork.follow(id, stored ?? PLAIN_STYLE, tried);
  }
  return { stored, saveStyle, followStyle };
}
