import { messageOf, showToast } from '@frontdesk/shared/app';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { SelectField } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import { agentsQuery } from '../../api/agents';
import { announceCodesChanged, refreshCodes } from '../../api/code-details';
import { checkShortLink } from '../../api/rules';
import { updateShortLink } from '../../api/short-links';
import { errorLog } from '../../messages/common';
import * as messages from '../../messages/reach';
import type { ShortLink } from '../../model/qr-content';

/** Whether the destinations of a code can be reached, and what its scans get while they cannot. */
export function ReachCard({ link }: { readonly link: ShortLink }) {
  const queries = useQueryClient();
  const [pending, setPending] = useState<'check' | 'fallback' | null>(null);
  const [result, setResult] = useState<readonly string[] | null>(null);
  const [failure, setFailure] = useState<readonly [what: string, error: unknown] | null>(null);
  const { data: agents = [] } = useQuery(agentsQuery);

  async function act(what: 'check' | 'fallback', failed: string, change: () => Promise<void>) {
    if (pending !== null) return;
    setPending(what);
    setFailure(null);
    try {
      await change();
      await refreshCodes(queries);
      announceCodesChanged();
    } catch (error) {
      console.error(errorLog, error);
      setFailure([failed, error]);
    } finally {
      setPending(null);
    }
  }
  const check = () =>
    act('check', messages.checkFailed, async () => {
      setResult(null);
      const { destinations } = await checkShortLink(link.qrId);
      setResult(
        destinations.map(({ address, problem }) =>
          problem === null ? messages.reached(address) : messages.notReached(address, problem),
        ),
      );
    });
  const choose = (fallback: string) =>
    act('fallback', messages.saveFailed, async () => {
      await updateShortLink({ qrId: link.qrId, fallback: fallback || null });
      showToast('success', messages.saved);
    });

  return (
    <Card>
      <Stack gap="4">
        <div>
          <Heading size="sm">{messages.title}</Heading>
          <Text tone="muted" mt="1">
            {messages.intro}
          </Text>
        </div>
        <SelectField
          label={messages.fallback}
          name="fallback"
          value={link.fallback}
          onChange={(value) => void choose(value)}
          options={[
            { value: '', label: messages.fallbacks.none },
            { value: 'page', label: messages.fallbacks.page },
            ...agents.map(({ id, name }) => ({ value: String(id), label: messages.fallbacks.agent(name) })),
          ]}
          errors={[]}
        />
        <Flex>
          <Button variant="outline" size="sm" pending={pending === 'check'} onClick={() => void check()}>
            {messages.checkNow}
          </Button>
        </Flex>
        {result !== null && (
          <Stack as="ul" role="status" gap="1" listStyleType="none" overflowWrap="anywhere">
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
