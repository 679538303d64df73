import type { Theme } from '@frontdesk/shared/endpoints/widget-theme';
import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@frontdesk/shared/ui/core';
import type { FieldBinding } from '@frontdesk/shared/ui/form';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import * as messages from '../../messages';
import { initialOf } from '../../model/initial-color';

const BYTES_MAX = 5_000_000;
/** Each picture is redrawn, so that nothing else in its file, such as the scripts of an SVG, is stored. */
const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/** Rejects with a sentence for the owner. */
async function readAvatar(file: File): Promise<string> {
  if (!AVATAR_TYPES.includes(file.type)) throw new Error(messages.theme.avatarKind);
  if (file.size > BYTES_MAX) throw new Error(messages.theme.avatarSize);
  // Loads with the first picture.
  const tools = await import('../agent-look/avatar-picture').catch(() => null);
  const { avatar = null } = (await tools?.readPicture(file)) ?? {};
  if (avatar === null) throw new Error(messages.theme.avatarUnreadable);
  return avatar;
}

const Group = chakra('fieldset', { base: { border: '0', p: '0', m: '0', minW: 0 } });
const Legend = chakra('legend', { base: { fontSize: 'sm', fontWeight: 500, mb: '1.5', p: '0' } });
const Sample = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '56px',
    height: '56px',
    rounded: 'full',
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'line',
    fontSize: 'xl',
    fontWeight: 600,
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
});

interface AvatarFieldProps extends FieldBinding {
  readonly label: string;
  readonly name: string;
  readonly theme: Theme;
}

/** Selects the agent's picture in the widget; without a picture, the widget shows the initial of its name. */
export function AvatarField({ label, name, theme, value, errors, onChange }: AvatarFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [error = problem] = errors;

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // Allows choosing the same file again.
    currentTarget.value = '';
    if (!file) return;
    try {
      onChange(await readAvatar(file));
      setProblem(null);
    } catch (reason) {
      setProblem((reason as Error).message);
    }
  }

  return (
    <Group aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <Legend>{label}</Legend>
      <Flex gap="4" align="center">
        <Sample aria-hidden style={{ color: theme.textColor, background: theme.headerColor }}>
          {value === '' ? initialOf(name) : <img src={value} alt="" />}
        </Sample>
        <Box flex="1" minW={0}>
          <Flex gap="2" wrap="wrap">
            <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
              {value === '' ? messages.theme.avatarChoose : messages.theme.avatarChange}
            </Button>
            {value !== '' && (
              <Button variant="ghost" size="sm" onClick={() => onChange('')}>
                {messages.theme.avatarRemove}
              </Button>
            )}
          </Flex>
          <Text id={`${id}-hint`} tone="muted" mt="1">
            {messages.theme.avatarHint}
          </Text>
          {error && (
            <Text id={`${id}-error`} role="alert" tone="danger">
              {error}
            </Text>
          )}
        </Box>
        <VisuallyHidden>
          <input
            ref={input}
            type="file"
            accept={AVATAR_TYPES.join()}
            aria-label={messages.theme.avatarChoose}
            tabIndex={-1}
            onChange={(event) => void choose(event)}
          />
        </VisuallyHidden>
      </Flex>
    </Group>
  );
}
