import { narrowRows } from '@frontdesk/shared/narrow-rows';
import { Badge, Flex, IconButton, Text } from '@frontdesk/shared/ui/core';
import { formatDate, formatDateTime, Table, TableFrame, Td, Th } from '@frontdesk/shared/ui/data';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import type { TestQuestion } from '../../api/test-questions';
import * as agentMessages from '../../messages';
import { testQuestions as messages } from '../../messages/test-questions';

const [CARDS] = Object.values(
  narrowRows({
    from: 900,
    row: { display: 'flex', flexWrap: 'wrap', columnGap: '3', rowGap: '2', py: '4' },
    cells: { '& td:first-of-type': { flex: '1 0 100%', maxW: '100%' }, '& td:nth-of-type(3)': { flex: '1 1 100%' } },
  }),
);
/** Below 900 px, and beside the chat, there is no room for columns. */
const CARDS_BESIDE = { '@media (max-width: 899px), (min-width: 1200px)': CARDS };

/** The result of a test in words: passed, failed or not run, and whether that got better or worse. */
function Result({ test: { passed, change, since } }: { test: TestQuestion }) {
  if (passed === null) return <Badge>{messages.notRun}</Badge>;
  const Icon = passed ? CircleCheck : CircleX;
  return (
    <Flex gap="2" rowGap="1" align="center" wrap="wrap">
      <Badge tone={passed ? 'success' : 'danger'}>
        <Icon size={13} aria-hidden />
        <span>{passed ? messages.passed : messages.failed}</span>
      </Badge>
      {change && <Badge tone={change === 'better' ? 'accent' : 'warning'}>{messages.change[change]}</Badge>}
      <Text as="span" tone="muted" fontSize="xs" title={formatDateTime(since)}>
        {messages.since(formatDate(since))}
      </Text>
    </Flex>
  );
}

interface TestTableProps {
  readonly tests: readonly TestQuestion[];
  readonly onEdit: (test: TestQuestion) => void;
  readonly onDelete: (test: TestQuestion) => void;
}

/** Shows each test question with the expected answer, the result, and the reply. */
export function TestTable({ tests, onEdit, onDelete }: TestTableProps) {
  const { columns } = messages;
  return (
    <TableFrame>
      <Table css={CARDS_BESIDE} aria-label={messages.title}>
        <thead>
          <tr>
            <Th width="32%">{columns.question}</Th>
            <Th width="20%">{columns.result}</Th>
            <Th>{columns.reply}</Th>
            <Th width="1px">{columns.actions}</Th>
          </tr>
        </thead>
        <tbody>
          {tests.map((test) => (
            <tr key={test.id}>
              <Td verticalAlign="top" py="3">
                <Text fontWeight={500} dir="auto">
                  {test.question}
                </Text>
                {(test.words !== '' || test.document !== '') && (
                  <Text tone="muted" fontSize="xs" dir="auto">
                    {messages.expects([test.words, test.document].filter(Boolean).join(' · '))}
                  </Text>
                )}
              </Td>
              <Td verticalAlign="top" py="3">
                <Result test={test} />
              </Td>
              <Td verticalAlign="top" py="3">
                <Text dir="auto" lineClamp={3} whiteSpace="pre-wrap" title={test.reply ?? undefined}>
                  {test.reply ?? messages.noReply}
                </Text>
                {test.names.length > 0 && (
                  <Text tone="muted" fontSize="xs" dir="auto">
                    {messages.from(test.names.join(', '))}
                  </Text>
                )}
              </Td>
              <Td verticalAlign="top" py="1" px="2">
                <Flex>
                  <IconButton
                    aria-label={messages.editOne(test.question)}
                    title={agentMessages.actions.edit}
                    onClick={() => onEdit(test)}
                  >
                    <Pencil aria-hidden />
                  </IconButton>
                  <IconButton
                    aria-label={messages.deleteOne(test.question)}
                    title={agentMessages.actions.delete}
                    onClick={() => onDelete(test)}
                  >
                    <Trash aria-hidden />
                  </IconButton>
                </Flex>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
