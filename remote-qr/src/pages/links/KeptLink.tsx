import { Stack } from '@frontdesk/shared/ui/core';
import { SwitchField } from '@frontdesk/shared/ui/form';
import * as messages from '../../link-messages';
import { LocalWarning } from './LocalWarning';

/** Shows that a code keeps its short link, because printed codes contain it. */
export function KeptLink({ url }: { readonly url: string }) {
  return (
    <Stack gap="3">
      <SwitchField
        label={messages.changeable}
        checked
        pending
        onChange={() => {}}
        words={messages.switchWords}
        hint={messages.hasLink(url)}
      />
      <LocalWarning url={url} />
    </Stack>
  );
}
