import { SwitchField } from '@frontdesk/shared/ui/form';
import * as messages from '../../link-messages';

/** The switch of a code that has a short link, which it keeps: printed codes carry it. */
export function KeptLink({ url }: { readonly url: string }) {
  return (
    <SwitchField
      label={messages.changeable}
      checked
      pending
      onChange={() => {}}
      words={messages.switchWords}
      hint={messages.hasLink(url)}
    />
  );
}
