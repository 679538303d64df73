import { useLocation, useSearchParams } from '@frontdesk/shared/app';
import { useQuery } from '@frontdesk/shared/query';
import { useMemo } from 'react';
import { getMyQrs } from '../../api/get-my-qrs';
import { qrStylesQuery } from '../../api/get-qr-styles';
import { qrTagsQuery } from '../../api/get-qr-tags';
import { shortLinksQuery } from '../../api/get-short-links';
import { codesArranger } from '../../model/arrange-codes';
import { readView } from '../../model/code-view';
import { printCodesOf, readSelection } from '../../model/print-code';
import { PLAIN_STYLE } from '../../model/qr-style';

/**
 * Returns the saved codes that were selected, or those in the address's view; undefined until all their data is loaded.
 */
export function useSavedCodes(enabled: boolean) {
  const { state } = useLocation();
  const [parameters] = useSearchParams();
  const codes = useQuery({ ...getMyQrs(), enabled });
  const links = useQuery({ ...shortLinksQuery, enabled });
  const styles = useQuery({ ...qrStylesQuery, enabled });
  const tags = useQuery({ ...qrTagsQuery, enabled });
  const queries = [codes, links, styles, tags];

  const found = useMemo(() => {
    if (!codes.data || links.data === undefined || styles.data === undefined || tags.data === undefined) return;
    const selected = readSelection(state);
    const chosen = selected ? codes.data.filter(({ id }) => selected.has(String(id))) : codes.data;
    const [linkOf, tagsOf] = [links.data ?? new Map(), tags.data ?? new Map()];
    const arrange = codesArranger(chosen, { links: linkOf, tags: tagsOf });
    return printCodesOf(arrange(readView(parameters)), {
      styleOf: (id) => styles.data?.get(String(id)) ?? PLAIN_STYLE,
      linkOf: (id) => linkOf.get(String(id)),
    });
  }, [codes.data, links.data, styles.data, tags.data, state, parameters]);
  return {
    codes: found,
    error: queries.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
