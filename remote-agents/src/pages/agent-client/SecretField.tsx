import { Box, Flex, IconButton } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import { TextField } from '@frontdesk/shared/ui/form';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import * as messages from '../../messages';

/** The same length for every secret, so that it reveals nothing. */
const MASK = '••••••••••••••••';
const words = messages.client;

interface SecretFieldProps {
  /** Null when the server does not send it. */
  readonly secret: string | null;
  /** Whether it was just created, and so is shown at once. */
  readonly isFresh: boolean;
}

export function SecretField({ secret, isFresh }: SecretFieldProps) {
  const [choice, setChoice] = useState<boolean | null>(null);
  const isShown = secret !== null && (choice ?? isFresh);
  const hint = secret === null ? words.secretIsKept : isFresh ? words.secretIsFresh : words.secretIsPrivate;
  return (
    <Flex gap="2" align="flex-start">
      <Box flex="1" minW={0}>
        <TextField
          label={messages.client.secret}
          name="clientSecret"
          value={isShown ? secret : MASK}
          errors={[]}
          onChange={() => {}}
          readOnly
          fontFamily="mono"
          hint={hint}
        />
      </Box>
      {secret !== null && (
        <Flex gap="2" pt="29px">
          <IconButton
            variant="outline"
            aria-label={isShown ? messages.client.hide : messages.client.show}
            onClick={() => setChoice(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
          <CopyButton text={secret} what={messages.client.copySecret} />
        </Flex>
      )}
    </Flex>
  );
}
