import { Box, chakra } from '@chakra-ui/react';
import * as messages from '../../messages/data';
import { Text } from '../core/text';

const Field = chakra('input', {
  base: {
    width: '100%',
    minH: '36px',
    px: '2',
    fontFamily: 'mono',
    fontSize: 'xs',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line.strong',
    rounded: 'md',
  },
});

/**
 * Shows the text, selected, for browsers that do not let pages copy. Calls `onClose` after the text was copied, Escape
 * was pressed or the focus was lost.
 */
export function ManualCopy({ text, what, onClose }: { text: string; what: string; onClose: () => void }) {
  return (
    <Box
      position="absolute"
      zIndex="5"
      top="calc(100% + 4px)"
      insetEnd="0"
      width="min(280px, 80vw)"
      p="3"
      bg="surface"
      borderWidth="1px"
      rounded="md"
    >
      <Text role="status" fontSize="sm" mb="2">
        {messages.pressToCopy}
      </Text>
      <Field
        autoFocus
        readOnly
        aria-label={messages.selected(what)}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={onClose}
        onCopy={() => setTimeout(onClose)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onClose();
        }}
      />
    </Box>
  );
}
