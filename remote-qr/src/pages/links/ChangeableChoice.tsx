import { Badge, chakra, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { SwitchField } from '@frontdesk/shared/ui/form';
import { type ReactNode, useId } from 'react';
import * as messages from '../../messages/links';
import { isLocalAddress } from '../../model/qr-content';
import type { Changeable } from './use-changeable';

const Group = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: '3',
  },
});
const Option = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr)',
    columnGap: '3',
    alignContent: 'start',
    p: '4',
    fontSize: 'sm',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line.strong',
    rounded: 'md',
    transition: 'border-color 120ms, background-color 120ms',
    _hover: { bg: 'hover' },
    '&[data-chosen]': {
      borderColor: 'brass',
      bg: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px var(--chakra-colors-brass)',
    },
  },
});
/** Looks like a radio button, even in forced colors. */
const Dot = chakra('span', {
  base: {
    width: '18px',
    height: '18px',
    mt: '1px',
    rounded: 'full',
    borderWidth: '1.5px',
    borderColor: 'line.strong',
    bg: 'surface',
    '[data-chosen] > &': { borderWidth: '5.5px', borderColor: 'brass' },
  },
});
const Head = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', rowGap: '1' },
});
/** Contains only the card's name, but covers the whole card. */
const Press = chakra('button', {
  base: {
    fontWeight: 600,
    textAlign: 'start',
    cursor: 'pointer',
    _focusVisible: { outline: 'none' },
    _after: { content: '""', position: 'absolute', inset: '0', rounded: 'md' },
    '&:focus-visible::after': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '2px' },
  },
});
const Line = chakra('span', { base: { gridColumn: '2', mt: '1', color: 'text.muted' } });

interface ChoiceProps {
  readonly isChangeable: boolean;
  readonly onChange: (isChangeable: boolean) => void;
}

/**
 * Two cards that decide whether a code can be changed after printing. The first also works as a switch, so that another
 * press turns it off again.
 */
export function ChangeableCards({ isChangeable, onChange }: ChoiceProps) {
  const id = useId();
  const chosen = (isChosen: boolean) => (isChosen ? { 'data-chosen': true } : {});
  return (
    <Group role="group" aria-label={messages.afterPrinting}>
      <Option {...chosen(isChangeable)}>
        <Dot aria-hidden />
        <Head>
          <Press
            type="button"
            role="switch"
            aria-checked={isChangeable}
            aria-describedby={`${id}-changeable`}
            onClick={() => onChange(!isChangeable)}
          >
            {messages.changeable}
          </Press>
          <Badge tone="accent" bg="surface">
            {messages.recommended}
          </Badge>
        </Head>
        <Line id={`${id}-changeable`}>{messages.changeableLine}</Line>
      </Option>
      <Option {...chosen(!isChangeable)}>
        <Dot aria-hidden />
        <Head>
          <Press
            type="button"
            aria-pressed={!isChangeable}
            aria-describedby={`${id}-fixed`}
            onClick={() => onChange(false)}
          >
            {messages.fixed}
          </Press>
        </Head>
        <Line id={`${id}-fixed`}>{messages.fixedLine}</Line>
      </Option>
    </Group>
  );
}

/**
 * Shows the cards in a form or on a result page, or the reason why a type has no choice, or the unchanged link of a
 * changeable code.
 */
export function ChangeableChoice({ changeable, note }: { readonly changeable: Changeable; readonly note?: ReactNode }) {
  const { isOffered, isStaticType, isAlways, link, isOn, choose } = changeable;
  if (isAlways) return <AlwaysChangeable url={link?.url} />;
  if (isStaticType) return <Text tone="muted">{messages.wifiIsStatic}</Text>;
  if (!isOffered) return null;
  if (link) return <KeptLink url={link.url} />;
  return (
    <Stack gap="3">
      <ChangeableCards isChangeable={isOn} onChange={(next) => choose({ isOn: next })} />
      {note && <Text tone="muted">{note}</Text>}
    </Stack>
  );
}

/** Warns that phones cannot open the code's address, before it is printed. */
export function LocalWarning({ url }: { readonly url: string }) {
  return isLocalAddress(url) ? <Notice tone="warning">{messages.localAddress}</Notice> : null;
}

/** Says that a code can always be changed, whatever the owner chooses, and shows its link once there is one. */
function AlwaysChangeable({ url }: { readonly url: string | undefined }) {
  return (
    <Stack gap="3">
      <Text tone="muted">{url === undefined ? messages.alwaysChangeable : messages.hasLink(url)}</Text>
      {url !== undefined && <LocalWarning url={url} />}
    </Stack>
  );
}

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
