import { messageOf, showToast } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { SelectField } from '@frontdesk/shared/ui/form';
import { useRef, useState } from 'react';
import { agentsQuery } from '../../api/agents';
import { announceCodesChanged, refreshCodes } from '../../api/code-details';
import { checkShortLink } from '../../api/rules';
import { updateShortLink } from '../../api/short-links';
import { errorLog } from '../../messages/common';
import * as messages from '../../messages/reach';
import type { ShortLink } from '../../model/qr-content';

/** Shows whether a code's destinations can be reached, and what its scans show while they cannot. */
export function ReachCard({ link }: { readonly link: ShortLink }) {
  const queries = useQueryClient();
  const [isChecking, setChecking] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [result, setResult] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<readonly [what: string, error: unknown] | null>(null);
  const choices = useRef<Promise<unknown>>(Promise.resolve());
  const { data: agents = [] } = useQuery(agentsQuery);

  async function act(failed: string, change: () => Promise<void>) {
    setFailure(null);
    try {
      await change();
      await refreshCodes(queries);
      announceCodesChanged();
    } catch (error) {
      console.error(errorLog, error);
      setFailure([failed, error]);
    }
  }
  const check = async () => {
    if (isChecking) return;
    setChecking(true);
    await act(messages.checkFailed, async () => {
      setResult(null);
      const { destinations } = await checkShortLink(link.qrId);
      setResult(
        destinations.map(({ address, problem }) =>
          problem === null ? messages.reached(address) : messages.notReached(address, problem),
        ),
      );
    });
    setChecking(false);
  };
  /** Stores the choice after earlier ones, even during a check, so that no choice is lost. */
  const choose = async (fallback: string) => {
    setChosen(fallback);
    const stored = choices.current.then(() =>
      act(messages.saveFailed, async () => {
        await updateShortLink({ qrId: link.qrId, fallback: fallback || null });
        showToast('success', messages.saved);
      }),
    );
    choices.current = stored;
    await stored;
    if (choices.current === stored) setChosen(null);
  };

  return (
    <Card>
      <Stack gap="4">
        <div>
          <Heading as="h3" size="sm">
            {messages.title}
          </Heading>
          <Text tone="muted" mt="1">
            {messages.intro}
          </Text>
        </div>
        <SelectField
          label={messages.fallback}
          name="fallback"
          value={chosen ?? link.fallback}
          onChange={(value) => void choose(value)}
          options={[
            { value: '', label: messages.fallbacks.none },
            { value: 'page', label: messages.fallbacks.page },
            ...agents.map(({ id, name }) => ({ value: String(id), label: messages.fallbacks.agent(name) })),
          ]}
          errors={[]}
        />
        <Flex>
          <Button variant="outline" size="sm" pending={isChecking} onClick={() => void check()}>
            {messages.checkNow}
          </Button>
        </Flex>
        {result !== null && (
          <Stack as="ul" role="status" gap="1" overflowWrap="anywhere">
            {(result.length === 0 ? [messages.nothing] : result).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Stack>
        )}
        {failure !== null && (
          <Notice tone="danger">
            <strong>{failure[0]}</strong> {messageOf(failure[1])}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
