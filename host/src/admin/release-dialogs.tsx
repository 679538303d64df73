import { call, messageOf } from '@frontdesk/shared/app';
import {
  newReleaseToken,
  type ReleaseChange,
  type ReleasePart,
  releaseTokenForm,
} from '@frontdesk/shared/endpoints/releases';
import { Button, chakra, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import { SelectField, SwitchField, TextField, useForm } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import * as messages from '../messages/releases';
import { Additions } from './Additions';
import { Places, StopReason } from './stop-parts';

export type Release = ReleasePart['releases'][number];

interface ActionsProps {
  readonly pending: boolean;
  /** The label of the button that submits the form. */
  readonly label: string;
  readonly onClose: () => void;
}

function Actions({ pending, label, onClose }: ActionsProps) {
  return (
    <Flex gap="3" justify="flex-end" wrap="wrap">
      <Button variant="outline" onClick={onClose}>
        {messages.cancel}
      </Button>
      <Button type="submit" pending={pending}>
        {label}
      </Button>
    </Flex>
  );
}

interface RolloutDialogProps {
  readonly part: ReleasePart;
  readonly release: Release;
  /** Starts the release; throws when that fails. */
  readonly onRelease: (change: ReleaseChange) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Lets the operator choose how many browsers get a release, and whether the site may stop it. For a waiting release,
 * first lists what it adds: a new remote goes to all browsers.
 */
export function RolloutDialog({ part, release, onRelease, onClose }: RolloutDialogProps) {
  const titleId = useId();
  const canShare = part.state === 'live';
  const adds = part.state === 'waiting' ? part.adds : release.adds;
  const [percent, setPercent] = useState(canShare ? '10' : '100');
  const [halts, setHalts] = useState(true);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ReactNode>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setFailure(null);
    const { id } = release;
    const share = Number(percent);
    try {
      await onRelease(
        share === 100 ? { kind: 'live', release: id } : { kind: 'rollout', release: id, percent: share, halt: halts },
      );
    } catch (error) {
      setFailure(messageOf(error));
      setPending(false);
    }
  }
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="4">
          <Heading id={titleId}>
            {(part.state === 'waiting' ? messages.addTitle : messages.dialogTitle)(part.name, release.version)}
          </Heading>
          <Text tone="muted">{part.state === 'waiting' ? messages.addIntro : messages.dialogIntro}</Text>
          {failure && <Notice tone="danger">{failure}</Notice>}
          {release.stopped && (
            <Notice tone="warning">
              <strong>{messages.stoppedBefore(release.version)}</strong>
              <StopReason stop={release.stopped} />
              <Places places={release.stopped.places} />
            </Notice>
          )}
          {adds && (
            <Stack gap="2">
              <Text fontWeight={500}>{part.state === 'waiting' ? messages.addsTitle : messages.addsMore}</Text>
              <Additions adds={adds} />
            </Stack>
          )}
          {part.state !== 'waiting' && (
            <SelectField
              label={messages.share}
              name="percent"
              value={percent}
              options={canShare ? [...messages.shares, messages.everybody] : [messages.everybody]}
              onChange={setPercent}
            />
          )}
          {percent !== '100' && (
            <SwitchField
              label={messages.halt}
              words={messages.haltWords}
              hint={messages.haltHint}
              checked={halts}
              onChange={setHalts}
            />
          )}
          <Actions
            pending={pending}
            label={part.state === 'waiting' ? messages.add : messages.release}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

const Secret = chakra('output', {
  base: {
    flex: '1 1 12rem',
    minW: 0,
    px: '3',
    py: '2',
    rounded: 'md',
    bg: 'subtle',
    fontFamily: 'mono',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
});

/** Creates a token for a remote, and shows it once. */
export function NewTokenDialog({ onCreated, onClose }: { onCreated: () => void; onClose: () => void }) {
  const titleId = useId();
  const [created, setCreated] = useState<{ readonly remote: string; readonly token: string } | null>(null);
  const [days, setDays] = useState('');
  const form = useForm({
    initial: { remote: '', name: '' },
    schema: releaseTokenForm,
    submit: async ({ remote, name }) => {
      const { token } = await call(newReleaseToken, { remote, name, days: days === '' ? null : Number(days) });
      setCreated({ remote, token });
      onCreated();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} labelledBy={titleId}>
      <Stack gap="4">
        <Heading id={titleId}>{messages.newToken}</Heading>
        {created ? (
          <>
            <Notice tone="warning">{messages.tokenOnce}</Notice>
            <Flex gap="2" align="center">
              <Secret>{created.token}</Secret>
              <CopyButton text={created.token} what={messages.token} />
            </Flex>
            <Text tone="muted">{messages.tokenUse(created.remote)}</Text>
            <Flex justify="flex-end">
              <Button onClick={onClose}>{messages.done}</Button>
            </Flex>
          </>
        ) : (
          <form noValidate onSubmit={form.onSubmit}>
            <Stack gap="4">
              <Text tone="muted">{messages.tokenIntro}</Text>
              {form.failure !== null && <Notice tone="danger">{messageOf(form.failure)}</Notice>}
              <TextField
                label={messages.remoteField}
                hint={messages.remoteHint}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                {...form.field('remote')}
              />
              <TextField
                label={messages.nameField}
                hint={messages.nameHint}
                autoComplete="off"
                {...form.field('name')}
              />
              <SelectField
                label={messages.endsField}
                name="days"
                value={days}
                options={messages.lives}
                onChange={setDays}
              />
              <Actions pending={form.isSubmitting} label={messages.create} onClose={onClose} />
            </Stack>
          </form>
        )}
      </Stack>
    </Dialog>
  );
}
