import { readAgentSettings } from '@frontdesk/shared/endpoints/agent-settings';
import { useQuery } from '@frontdesk/shared/query';
import type { Agent } from '../../model/agent';

/**
 * Returns the widget's texts in the language that the owner selected; undefined for English and for the visitor's own
 * language.
 */
export function useWidgetWords({ carried }: Pick<Agent, 'carried'>) {
  const { language } = readAgentSettings(carried.configuration);
  return useQuery({
    queryKey: ['agents', 'widget-words', language],
    queryFn: async () => {
      const { WIDGET_WORDS } = await import('@frontdesk/shared/widget-words');
      return WIDGET_WORDS[language ?? 'en'];
    },
    enabled: language !== null && language !== 'en',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
