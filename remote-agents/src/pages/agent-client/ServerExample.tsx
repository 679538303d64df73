import { Box, Flex } from '@frontdesk/shared/ui/core';
import { CopyButton } from '@frontdesk/shared/ui/data';
import { TextAreaField } from '@frontdesk/shared/ui/form';
import * as messages from '../../messages';
import { serverExample } from '../../model/server-example';

const words = messages.client;

/** Shows calls from the owner's own server with the client secret, ready to copy. */
export function ServerExample({ clientId }: { clientId: string }) {
  const example = serverExample(window.location.origin, clientId);
  return (
    <Flex gap="2" align="flex-start">
      <Box flex="1" minW={0}>
        <TextAreaField
          label={words.example}
          name="serverExample"
          value={example}
          errors={[]}
          onChange={() => {}}
          readOnly
          rows={8}
          wrap="off"
          fontFamily="mono"
          fontSize="xs"
          spellCheck={false}
          hint={words.exampleHint}
        />
      </Box>
      <Box pt="29px">
        <CopyButton text={example} what={messages.client.copyExample} />
      </Box>
    </Flex>
  );
}
