import { messageOf, showToast, useNavigate } from '@frontdesk/shared/app';
import type { QrContent, QrPayloads } from '@frontdesk/shared/endpoints/qr-content';
import { describeContent } from '@frontdesk/shared/endpoints/qr-content';
import { schemaOf } from '@frontdesk/shared/endpoints/qr-kinds/schemas';
import { url as urlKind } from '@frontdesk/shared/endpoints/qr-kinds/url';
import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import { useNewerChanges } from '@frontdesk/shared/newer-changes';
import { useQueryClient } from '@frontdesk/shared/query';
import { Box, Button, Card, Flex, Heading, Notice, Stack, Text } from '@frontdesk/shared/ui/core';
import { DraftNotice, TextField, useForm } from '@frontdesk/shared/ui/form';
import { useEffect, useRef, useState } from 'react';
import { announceCodesChanged, refreshCodes } from '../../api/code-details';
import { fetchCode, saveQr } from '../../api/save-codes';
import * as messages from '../../messages/common';
import * as words from '../../messages/links';
import type { EditState } from '../../model/navigation-state';
import type { SavedQr, ShortLink } from '../../model/qr-content';
import { readContent } from '../../model/qr-content';
import { formUrl } from '../../urls';
import { Suggestion } from '../forms/Suggestion';
import { PlaceContent } from './PlaceContent';

interface LeadsToCardProps {
  readonly qr: SavedQr;
  /** Null for an unreadable code. */
  readonly content: QrContent | null;
  readonly link: ShortLink | undefined;
}

/** Shows where a code leads. The address of a code that can be changed later is shown as a field. */
export function LeadsToCard({ qr, content, link }: LeadsToCardProps) {
  const navigate = useNavigate();
  const opened: EditState = { id: qr.id, name: qr.name, payload: qr.payload };
  if (content?.type === 'Url' && link) return <AddressForm qr={qr} address={content.payload.Url} />;
  return (
    <Card>
      <Flex gap="4" justify="space-between" align="flex-start" wrap="wrap">
        <Box minW={0} flex="1 1 12rem">
          <Heading>{words.leadsTo}</Heading>
          {content?.type === 'Chat' ? (
            <PlaceContent {...content.payload} />
          ) : (
            <Text dir="auto" mt="1" whiteSpace="pre-line">
              {content ? describeContent(content).join('\n') : messages.unreadableHelp}
            </Text>
          )}
          {link && (
            <Text tone="muted" mt="2">
              {words.printedStay}
            </Text>
          )}
        </Box>
        {content && link && (
          <Button variant="outline" onClick={() => navigate(formUrl(content.type), { state: opened })}>
            {words.changeContent}
          </Button>
        )}
      </Flex>
    </Card>
  );
}

/** The state that an undo restores. */
interface Before {
  readonly address: string;
  /** The saved address; once the address has changed again, there is nothing to undo here. */
  readonly until: string;
}

const schema = schemaOf(urlKind);

/** Returns where a stored code leads: an address, or a description of other content. */
function destinationOf({ type, payload }: SavedQr): string {
  const content = readContent(type, payload);
  if (content?.type === 'Url') return content.payload.Url;
  return content ? describeContent(content).join('\n') : messages.unreadableHelp;
}

/** Changes where a printed code leads, and can undo that in one press. */
function AddressForm({ qr, address }: { readonly qr: SavedQr; readonly address: string }) {
  const queries = useQueryClient();
  const [before, setBefore] = useState<Before | null>(null);
  /** The reason why the last undo changed nothing. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isUndoing, setUndoing] = useState(false);
  /** The code's stored state right before the current submission. */
  const newest = useRef<SavedQr | null>(null);
  const newer = useNewerChanges({
    read: async () => {
      newest.current = await fetchCode(qr.id);
      return { Url: destinationOf(newest.current) };
    },
    labels: { Url: words.leadsTo },
  });

  async function save(payload: QrPayloads['Url']) {
    try {
      await saveQr({ content: { type: 'Url', payload }, name: newest.current?.name ?? qr.name, id: qr.id });
    } catch (error) {
      console.error(messages.errorLog, error);
      throw error;
    }
    await refresh();
  }
  async function refresh() {
    await refreshCodes(queries);
    announceCodesChanged();
  }
  const form = useForm({
    initial: { Url: address },
    schema,
    draft: `qr-leads/${qr.id}`,
    before: async (values, begun) => {
      newest.current = null;
      const sent = await newer.before(values, begun);
      if (!sent || sent.Url === values.Url) return sent;
      // The owner keeps the stored value, so it only has to be shown, not saved.
      form.set({ Url: address });
      await refresh();
      return null;
    },
    submit: async (payload) => {
      setRefusal(null);
      const former = newest.current ? destinationOf(newest.current) : address;
      // Meanwhile somebody may have stored another kind of content, which restoring an address would not bring back.
      const wasAddress = newest.current === null || newest.current.type === 'Url';
      await save(payload);
      // The notice with the undo button says that it was saved; a toast would repeat that.
      if (payload.Url === former) showToast('success', words.leadsSavedAgain);
      else if (!wasAddress) showToast('success', words.leadsSaved);
      setBefore(payload.Url === former || !wasAddress ? null : { address: former, until: payload.Url });
    },
  });
  const card = useRef<HTMLFormElement>(null);
  async function undo({ address: Url, until }: Before) {
    setUndoing(true);
    setRefusal(null);
    try {
      newest.current = await fetchCode(qr.id).catch(() => null);
      if (newest.current && destinationOf(newest.current) !== until) {
        setRefusal(words.changedSince);
        return await refresh();
      }
      await save({ Url });
      setBefore(null);
      showToast('success', words.undone);
      // Moves the focus to the field, because the pressed button was removed.
      card.current?.querySelector('input')?.focus();
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setUndoing(false);
    }
  }
  const rebase = useRef(form.rebase);
  rebase.current = form.rebase;
  useEffect(
    function followStoredAddress() {
      rebase.current({ Url: address });
    },
    [address],
  );
  const checked = checkWebAddress(form.values.Url);
  return (
    <Card>
      <form noValidate ref={card} onSubmit={form.onSubmit}>
        {/* The label is the heading of this part of the page. */}
        <Stack gap="3" css={{ '& label': { fontSize: 'lg', fontWeight: 600 } }}>
          <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
          <Flex gap="3" wrap="wrap" align="flex-start">
            <Box flex={{ base: '1 0 100%', sm: '1 1 10rem' }} minW={0}>
              <TextField
                label={words.leadsTo}
                hint={words.printedStay}
                inputMode="url"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                required
                {...form.field('Url')}
              />
            </Box>
            <Button type="submit" mt={{ sm: '32px' }} pending={form.isSubmitting}>
              {words.save}
            </Button>
          </Flex>
          <Suggestion text={checked.ok ? undefined : checked.suggestion} onTake={(Url) => form.set({ Url })} />
          {form.failure !== null && (
            <Notice tone="danger">
              <strong>{words.leadsFailed}</strong> {messageOf(form.failure)}
            </Notice>
          )}
          {before?.until === address && (
            <Notice
              tone="success"
              action={
                <Button variant="outline" size="sm" pending={isUndoing} onClick={() => void undo(before)}>
                  {words.undo}
                </Button>
              }
            >
              <strong>{words.leadsSavedHere}</strong>
              <Box>{words.ledBefore(before.address)}</Box>
            </Notice>
          )}
          {refusal !== null && (
            <Notice tone="danger">
              <strong>{words.undoFailed}</strong> {refusal}
            </Notice>
          )}
        </Stack>
      </form>
      {newer.dialog}
    </Card>
  );
}
