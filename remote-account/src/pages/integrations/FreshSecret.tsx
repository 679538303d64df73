import { Box, Button, Flex, Heading, Notice, Stack } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import { TextAreaField } from '@frontdesk/shared/ui/form';
import * as messages from '../../messages';

interface FreshSecretProps {
  readonly titleId: string;
  readonly title: string;
  readonly intro: string;
  /** What the secret is, such as 'API key'. */
  readonly label: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a new secret, which is never shown again, inside a dialog. */
export function FreshSecret({ titleId, title, intro, label, secret, onClose }: FreshSecretProps) {
  return (
    <Stack gap="4">
      <Heading id={titleId}>{title}</Heading>
      <Notice tone="info">{intro}</Notice>
      <Flex gap="2" align="center">
        <Box flex="1" minW={0}>
          <TextAreaField
            label={label}
            name="secret"
            value={secret}
            errors={[]}
            onChange={() => {}}
            readOnly
            rows={2}
            fontFamily="mono"
          />
        </Box>
        <CopyButton text={secret} what={label} />
      </Flex>
      <Flex justify="flex-end">
        <Button onClick={onClose}>{messages.close}</Button>
      </Flex>
    </Stack>
  );
}
