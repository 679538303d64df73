import { siteOrigin } from '@frontdesk/shared/endpoints/allowed-sites';
import * as v from 'valibot';
import * as messages from '../messages';

/** Validates sites as they are typed, one per line; the output is what the server accepts. */
export const allowedSitesSchema = v.object({
  sites: v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\n,]+/).flatMap((line) => line.trim() || [])),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const site of dataset.value) {
        if (siteOrigin(site) === null) addIssue({ message: messages.sites.notASite(site) });
      }
    }),
    v.transform((sites) => [...new Set(sites.map((site) => siteOrigin(site) ?? site))]),
  ),
});
