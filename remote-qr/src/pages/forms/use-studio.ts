import { useLocation } from '@frontdesk/shared/app';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { isAlwaysShortLink } from '@frontdesk/shared/endpoints/qr-content';
import { useQuery } from '@frontdesk/shared/query';
import { useEffect, useState } from 'react';
import { qrStylesQuery } from '../../api/code-details';
import { shortLinksQuery } from '../../api/codes';
import { textOfCode } from '../../model/qr-content';
import { PLAIN_STYLE } from '../../model/qr-style';
import { useStyle } from '../result/use-style';
import { styleInWork } from '../work-in-progress';
import { readUnsaved } from './use-generator';

/** Provides the live code of a form: its text and its style. */
export function useStudio(type: QrContent['type'], content: QrContent | null) {
  const { state } = useLocation();
  const [edited] = useState(() => readUnsaved(type, state));
  const id = edited?.id;
  const isSaved = id !== undefined;
  const styles = useQuery({ ...qrStylesQuery, enabled: isSaved });
  const links = useQuery({ ...shortLinksQuery, enabled: isSaved });
  // Waits for the style and the links of a saved code before drawing it.
  const isReady = !isSaved || !(styles.isPending || links.isPending);
  const link = isSaved ? links.data?.get(String(id)) : undefined;
  // Shown until the code's own link is created, when the code is generated.
  const isSample = isAlwaysShortLink(type) && !link;
  const text = content && isReady ? (isSample ? sampleLink() : textOfCode(content, link)) : null;
  const stored = isSaved ? styles.data?.get(String(id)) : undefined;
  const styling = useStyle(text, { draft: styleInWork.draft(id), given: edited?.style, stored, drawsPlain: true });

  // A plain style must not replace a saved code's style merely because that style failed to load.
  const isKnown = !isSaved || styles.isSuccess || edited?.style !== undefined;
  const { tried } = styling;
  useEffect(
    function offerToResult() {
      if (isKnown) styleInWork.set(id, tried);
      if (styles.data) styleInWork.follow(id, stored ?? PLAIN_STYLE, tried);
    },
    [id, tried, isKnown, stored, styles.data],
  );
  return { text, styling, isSample };
}

/** A short link that no code uses: its slug is reserved, and is as long as those in real codes. */
const sampleLink = () => `${location.origin}/r/preview`;
