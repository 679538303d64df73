import { showToast } from '@frontdesk/shared/app';
import type { OpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import { useNewerChanges } from '@frontdesk/shared/newer-changes';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { type Form, useForm } from '@frontdesk/shared/ui/form';
import { type ReactNode, useEffect } from 'react';
import { fetchOpeningHours, type KnownHours, openingHoursQuery, saveOpeningHours } from '../../api/opening-hours';
import { hours as messages } from '../../messages/opening-hours';
import type { Agent } from '../../model/agent';
import { type HoursValues, hoursSchema, hoursText, hoursValues, tablesIn } from '../../model/opening-hours';
import { isUnavailable } from '../is-unavailable';
import { showFailure } from '../show-failure';

export interface OpeningHoursForm {
  readonly form: Form<HoursValues>;
  /** Undefined until they are loaded. */
  readonly known: KnownHours | undefined;
  /** Why they could not be loaded; null otherwise. */
  readonly failure: unknown;
  readonly retry: () => void;
  /** Asks whether to overwrite newer changes. */
  readonly dialog: ReactNode;
}

/** The form of the agent's opening hours; null when the server has none. */
export function useOpeningHours({ id, chatOptions }: Pick<Agent, 'id' | 'chatOptions'>): OpeningHoursForm | null {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...openingHoursQuery(id), enabled: chatOptions !== null });
  const form = useForm<HoursValues, OpeningHours>({
    initial: hoursValues(data),
    schema: hoursSchema,
    before: (values, begun) => newer.before(values, begun),
    submit: save,
    draft: `agent/${id}/hours`,
  });
  const newer = useNewerChanges<HoursValues>({
    read: async () => hoursValues(await fetchOpeningHours(id)),
    labels: { timeZone: messages.timeZone, tables: messages.title },
    format: (value, name) =>
      name === 'tables' ? hoursText(tablesIn({ timeZone: '', tables: value }), messages.days) : value,
  });

  // Another tab or another user may have changed fields that were not edited here.
  const { rebase } = form;
  useEffect(
    function followStored() {
      if (data) rebase(hoursValues(data));
    },
    [data],
  );

  async function save(wanted: OpeningHours) {
    try {
      await saveOpeningHours(id, wanted);
    } catch (failure) {
      showFailure(messages.saveFailed)(failure);
      throw failure;
    }
    showToast('success', wanted.tables.length === 0 ? messages.removed : messages.saved);
    void client.invalidateQueries({ queryKey: openingHoursQuery(id).queryKey });
    // Sorted by time and date.
    return hoursValues(wanted);
  }

  if (chatOptions === null || (error && isUnavailable(error))) return null;
  return { form, known: data, failure: error, retry: () => void refetch(), dialog: newer.dialog };
}
