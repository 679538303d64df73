import { messageOf } from '@frontdesk/shared/app';
import { TAG_LENGTH_MAX, tagKey, tagSchema } from '@frontdesk/shared/endpoints/many-qrs';
import { useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, chakra, Flex, Heading, IconButton, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { TextField } from '@frontdesk/shared/ui/form';
import { Dialog } from '@frontdesk/shared/ui/overlay';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { announceCodesChanged, qrTagsQuery } from '../../api/code-details';
import { tagQrs } from '../../api/save-codes';
import * as messages from '../../messages/common';
import * as words from '../../messages/my-qr';
import { countTags } from '../../model/arrange-codes';
import type { SavedQr } from '../../model/qr-content';
import type { CodeData } from './use-codes';

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '1' } });

interface TagDialogProps {
  readonly isOpen: boolean;
  readonly selected: readonly SavedQr[];
  readonly data: CodeData;
  readonly onClose: () => void;
}

/** Adds and removes tags of the selected codes. Stores each change immediately. */
export function TagDialog({ isOpen, ...rest }: TagDialogProps) {
  const titleId = useId();
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} labelledBy={titleId}>
      <TagForm titleId={titleId} {...rest} />
    </Dialog>
  );
}

function TagForm({ titleId, selected, data, onClose }: Omit<TagDialogProps, 'isOpen'> & { readonly titleId: string }) {
  const queries = useQueryClient();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const ids = selected.map(({ id }) => id);
  const ownTags = new Map(ids.flatMap((id) => [[String(id), data.tags.get(String(id)) ?? []] as const]));
  const own = countTags(ownTags);
  const others = countTags(data.tags).filter(({ tag }) => !own.some((one) => tagKey(one.tag) === tagKey(tag)));

  async function change(changes: Parameters<typeof tagQrs>[1]) {
    setPending(true);
    setFailure(null);
    try {
      await tagQrs(ids, changes);
      await queries.refetchQueries({ queryKey: qrTagsQuery.queryKey });
      announceCodesChanged();
      setTyped('');
    } catch (error) {
      console.error(messages.errorLog, error);
      setFailure(error);
    }
    setPending(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = v.safeParse(tagSchema, typed);
    setProblem(read.success ? null : read.issues[0].message);
    if (read.success && !isPending) void change({ add: [read.output] });
  }

  return (
    <Stack gap="4">
      <Heading id={titleId} size="sm">
        {words.tagTitle(selected.length)}
      </Heading>
      <form noValidate onSubmit={submit}>
        <Flex gap="3" align="flex-end">
          <Box flex="1" minW={0}>
            <TextField
              label={words.newTag}
              name="tag"
              autoComplete="off"
              maxLength={TAG_LENGTH_MAX}
              list={listId}
              value={typed}
              onChange={setTyped}
              errors={problem ? [problem] : []}
            />
          </Box>
          <Button type="submit" pending={isPending}>
            {words.add}
          </Button>
        </Flex>
        <datalist id={listId}>
          {others.map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </form>
      {failure !== null && (
        <Notice tone="danger">
          <strong>{words.tagFailed}</strong> {messageOf(failure)}
        </Notice>
      )}
      {own.length === 0 ? (
        <Text tone="muted">{words.noTags}</Text>
      ) : (
        <List>
          {own.map(({ tag, count }) => (
            <Flex as="li" key={tag} gap="2" align="center" minH="40px">
              <Text dir="auto" flex="1" minW={0} truncate title={tag}>
                {tag}
              </Text>
              <Text tone="muted" flexShrink={0}>
                {count === selected.length ? words.tagOnAll : words.tagOnSome(count, selected.length)}
              </Text>
              {count < selected.length && (
                <IconButton aria-label={words.addTagToAll(tag)} onClick={() => void change({ add: [tag] })}>
                  <Plus aria-hidden size={18} />
                </IconButton>
              )}
              <IconButton aria-label={words.removeTag(tag)} onClick={() => void change({ remove: [tag] })}>
                <X aria-hidden size={18} />
              </IconButton>
            </Flex>
          ))}
        </List>
      )}
      <Flex justify="flex-end">
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </Flex>
    </Stack>
  );
}
