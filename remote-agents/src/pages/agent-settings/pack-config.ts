import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import type { WidgetWords } from '@frontdesk/shared/widget-words';
import type { Agent } from '../../model/agent';
import type { Limits } from '../../model/limits';
import type { PackConfig } from '../../model/widget-pack';

/**
 * Returns the widget's configuration of an agent: its public id, name and welcome message, and never its secret.
 * `limits` is null when the server reports none, `words` is undefined for English and for the visitor's own language.
 */
export function packConfig(
  agent: Agent,
  theme: Theme,
  limits: Limits | null,
  words: WidgetWords | undefined,
): PackConfig {
  return {
    api: window.location.origin,
    clientId: agent.client.id ?? '',
    name: agent.name,
    welcome: plainEntities(agent.welcome.content),
    theme,
    maxCharacters: limits?.chatCharacters ?? null,
    ipLookup: '',
    ...(agent.chatOptions && { hasOptions: true as const }),
    ...(words && { words }),
  };
}

/** Decodes named character references, because the widget knows only a few. Leaves `<` and `&` encoded. */
function plainEntities(html: string): string {
  return html.replace(/&(?!amp;|lt;|gt;|quot;|apos;|nbsp;)[a-z][a-z\d]{1,30};/gi, (name) => {
    const holder = document.createElement('textarea');
    // A name between & and ; can only become a character.
    holder.innerHTML = name;
    return holder.value;
  });
}
