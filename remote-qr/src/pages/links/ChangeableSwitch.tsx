import { Stack, Text } from '@frontdesk/shared/ui/core';
import { SwitchField } from '@frontdesk/shared/ui/form';
import * as messages from '../../link-messages';
import { KeptLink } from './KeptLink';
import type { Changeable } from './use-changeable';
import { WordField } from './WordField';

/** A switch on a form that makes the new code changeable after print. */
export function ChangeableSwitch({ changeable }: { readonly changeable: Changeable }) {
  const { isOffered, isStaticType, link, isOn, word, choose } = changeable;
  if (isStaticType) return <Text tone="muted">{messages.wifiIsStatic}</Text>;
  if (!isOffered) return null;
  if (link) return <KeptLink url={link.url} />;
  return (
    <Stack gap="4">
      <SwitchField
        label={messages.changeable}
        checked={isOn}
        onChange={(next) => choose({ isOn: next })}
        words={messages.switchWords}
        hint={isOn ? `${messages.changeableHint} ${messages.savedAtOnce}` : messages.staticHint}
      />
      {isOn && <WordField word={word} onChange={(next) => choose({ word: next })} />}
    </Stack>
  );
}
