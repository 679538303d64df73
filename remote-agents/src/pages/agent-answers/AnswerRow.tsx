import { Box, chakra, Flex, IconButton, Text } from '@frontdesk/shared/ui/core';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { OwnAnswer } from '../../api/answers';
import * as messages from '../../messages';
import * as conversationMessages from '../../messages/conversations';

const words = conversationMessages.answers;
const Wordings = chakra('details', {
  base: { fontSize: 'xs', mt: '1', color: 'text.muted', '& > summary': { cursor: 'pointer', minH: '24px' } },
});

interface AnswerRowProps {
  readonly answer: OwnAnswer;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Shows an answer with its question, both as plain text. */
export function AnswerRow({ answer: { question, answer, wordings }, onEdit, onDelete }: AnswerRowProps) {
  return (
    <Box as="li" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
      <Flex gap="3" align="flex-start">
        <Box flex="1" minW={0}>
          <Text fontWeight={500} dir="auto">
            {question}
          </Text>
          <Text tone="muted" dir="auto" whiteSpace="pre-wrap" lineClamp={3} title={answer}>
            {answer}
          </Text>
          {wordings.length > 0 && (
            <Wordings>
              <summary>{words.wordings(wordings.length)}</summary>
              {wordings.map((wording) => (
                <Text key={wording} dir="auto">
                  “{wording}”
                </Text>
              ))}
            </Wordings>
          )}
        </Box>
        <Flex>
          <IconButton aria-label={words.edit(question)} title={messages.actions.edit} onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton aria-label={words.delete(question)} title={messages.actions.delete} onClick={onDelete}>
            <Trash aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
    </Box>
  );
}
