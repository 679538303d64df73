import { messageOf, showToast } from '@frontdesk/shared/app';
import { filledText } from '@frontdesk/shared/endpoints/fields';
import { Box, Button, Card, chakra, Flex, Notice } from '@frontdesk/shared/ui/core';
import { FailedState } from '@frontdesk/shared/ui/data';
import { TextField, useForm } from '@frontdesk/shared/ui/form';
import Globe from 'lucide-react/icons/globe';
import { useRef } from 'react';
import * as v from 'valibot';
import { addWebsite } from '../../api/documents';
import * as messages from '../../messages';
import type { Agent } from '../../model/agent';
import { isUnavailable } from '../is-unavailable';
import { useWebsites } from './use-websites';
import { WebsiteList } from './WebsiteList';

const words = messages.websites;
const schema = v.object({ address: filledText(words.field) });
const Form = chakra('form');

/** Shows the websites whose pages are documents. Hidden on a server that fetches none. */
export function WebsitesSection({ agent }: { agent: Agent }) {
  const websites = useWebsites(agent);
  const section = useRef<HTMLDivElement>(null);
  const form = useForm({
    initial: { address: '' },
    schema,
    async submit({ address }) {
      await addWebsite(agent.id, address);
      showToast('success', words.added);
      form.set({ address: '' });
      await websites.refetch();
    },
    draft: `agent/${agent.id}/website`,
  });
  const { data, error } = websites;
  // The answer is pending, or the server does not have the call.
  if (!data && (error === null || isUnavailable(error))) return null;
  return (
    <Card ref={section} as="section" aria-label={words.title} tabIndex={-1} outline="none">
      <Form onSubmit={form.onSubmit} noValidate>
        <Flex gap="3" wrap="wrap" align="flex-start">
          <Box flex="1 1 16rem" minW={0}>
            <TextField
              label={words.field}
              placeholder={words.placeholder}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              hint={words.intro}
              {...form.field('address')}
            />
          </Box>
          <Button type="submit" variant="outline" pending={form.isSubmitting} mt={{ base: '0', sm: '26px' }}>
            <Globe aria-hidden /> {words.add}
          </Button>
        </Flex>
        {form.failure !== null && (
          <Box mt="3">
            <Notice tone="danger">
              {words.addFailed} {messageOf(form.failure)}
            </Notice>
          </Box>
        )}
      </Form>
      {!data && error && <FailedState what={words.loadFailed} error={error} onRetry={() => void websites.refetch()} />}
      {data && data.websites.length > 0 && (
        <WebsiteList
          websites={data.websites}
          onChanged={() => websites.refetch()}
          onRemoved={() => section.current?.focus()}
        />
      )}
    </Card>
  );
}
