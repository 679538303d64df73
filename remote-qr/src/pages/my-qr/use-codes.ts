import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { useTabPoll } from '@frontdesk/shared/use-tab-poll';
import { useEffect, useMemo } from 'react';
import { followCodeChanges, qrStylesQuery, qrTagsQuery } from '../../api/code-details';
import { countsIntervalMs, getMyQrs, liveCounts, shortLinksQuery } from '../../api/codes';
import type { SavedQr, ShortLink } from '../../model/qr-content';
import { PLAIN_STYLE, type QrStyle } from '../../model/qr-style';

/** Shows other people's changes when the owner returns to the tab. */
const FOLLOWED = { refetchOnWindowFocus: 'always' } as const;

const NO_TAGS: readonly string[] = [];
const NONE = new Map<string, never>();

/** Everything known about the saved codes except the codes themselves. */
export interface CodeData {
  readonly links: ReadonlyMap<string, ShortLink>;
  readonly styles: ReadonlyMap<string, QrStyle>;
  readonly tags: ReadonlyMap<string, readonly string[]>;
  /** Whether the text and style of codes are known, so that they can be drawn. */
  readonly isDrawable: boolean;
  readonly hasLinks: boolean;
  /** Whether the server has tags, and the calls for many codes that were introduced with them. */
  readonly hasTags: boolean;
}

/** Returns the saved codes and their data, and updates while the page is open. */
export function useCodes() {
  const queries = useQueryClient();
  useEffect(() => followCodeChanges(queries), [queries]);
  const codes = useQuery({ ...getMyQrs(), ...FOLLOWED });
  const links = useQuery({ ...shortLinksQuery, ...liveCounts });
  useTabPoll({ queryKey: shortLinksQuery.queryKey, intervalMs: countsIntervalMs });
  const styles = useQuery({ ...qrStylesQuery, ...FOLLOWED });
  const tags = useQuery({ ...qrTagsQuery, ...FOLLOWED });
  const isDrawable = links.data !== undefined && styles.data !== undefined;
  const [linkData, styleData, tagData] = [links.data, styles.data, tags.data];
  const data: CodeData = useMemo(
    () => ({
      links: linkData ?? NONE,
      styles: styleData ?? NONE,
      tags: tagData ?? NONE,
      isDrawable,
      hasLinks: Boolean(linkData),
      hasTags: Boolean(tagData),
    }),
    [linkData, styleData, tagData, isDrawable],
  );
  function retry() {
    for (const query of [links, styles, tags]) if (query.isError) void query.refetch();
  }
  // Only failures that prevent codes from being drawn; after a later failure, the known data is kept.
  const failure = (linkData === undefined && links.error) || (styleData === undefined && styles.error) || null;
  return { codes, data, failure, retry };
}

export function styleOf({ styles }: Pick<CodeData, 'styles'>, { id }: SavedQr): QrStyle {
  return styles.get(String(id)) ?? PLAIN_STYLE;
}

export function tagsOf({ tags }: Pick<CodeData, 'tags'>, { id }: SavedQr): readonly string[] {
  return tags.get(String(id)) ?? NO_TAGS;
}
