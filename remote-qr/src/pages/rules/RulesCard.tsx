import { messageOf, showToast } from '@frontdesk/shared/app';
import { RULES_MAX } from '@frontdesk/shared/endpoints/link-rules';
import { useQuery, useQueryClient } from '@frontdesk/shared/query';
import {
  Badge,
  Box,
  Button,
  Card,
  Flex,
  Grid,
  Heading,
  IconButton,
  Notice,
  Stack,
  Text,
  VisuallyHidden,
} from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { Checkbox, DraftNotice, PasswordField, TextField, useForm } from '@frontdesk/shared/ui/form';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { refreshCodes } from '../../api/code-details';
import { getLinkRules, type StoredRules, setLinkRules } from '../../api/rules';
import { errorLog } from '../../messages/common';
import * as messages from '../../messages/rules';
import type { SavedQr } from '../../model/qr-content';
import { type DraftRule, describeConditions, isComplete, limitSchema, problemsOf } from '../../model/rules';
import { RuleEditor } from './RuleEditor';
import { RulePreview } from './RulePreview';

interface RulesCardProps {
  readonly qrId: SavedQr['id'];
  /** Whether a password can be set; not for a chat, which has a separate address. */
  readonly hasPassword: boolean;
}

/** A code's rules: where a scan leads by time, language and device, a limit on scans, and a password. */
export function RulesCard({ qrId, hasPassword }: RulesCardProps) {
  const { data, error, refetch } = useQuery(getLinkRules(qrId));
  // A server without rules.
  if (data === null) return null;
  return (
    <Card as="section" aria-label={messages.title}>
      {data ? (
        <RulesForm qrId={qrId} stored={data} hasPassword={hasPassword} />
      ) : error ? (
        <FailedState what={messages.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="220px" />
      )}
    </Card>
  );
}

const rulesOf = ({ rules }: StoredRules): DraftRule[] => rules.map(({ when, destination }) => ({ when, destination }));
const valuesOf = (stored: StoredRules) => ({
  rules: JSON.stringify(rulesOf(stored)),
  endsAfter: stored.endsAfter === null ? '' : String(stored.endsAfter),
  password: '',
  removesPassword: '',
});

const schema = v.object({
  rules: v.pipe(
    v.string(),
    v.transform((text) => JSON.parse(text) as DraftRule[]),
  ),
  endsAfter: limitSchema,
  password: v.string(),
  removesPassword: v.string(),
});

function RulesForm({ qrId, stored, hasPassword }: RulesCardProps & { readonly stored: StoredRules }) {
  const queries = useQueryClient();
  const [editing, setEditing] = useState<number | null>(null);
  const [wasTried, setTried] = useState(false);
  /** The text that a screen reader reads after a rule has been moved or removed. */
  const [news, setNews] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const form = useForm({
    initial: valuesOf(stored),
    schema,
    draft: `qr-rules/${qrId}`,
    submit: async ({ rules, endsAfter, password, removesPassword }) => {
      try {
        const secret = removesPassword ? { password: null } : password ? { password } : {};
        await setLinkRules(qrId, { rules, endsAfter, ...secret });
      } catch (error) {
        console.error(errorLog, error);
        throw error;
      }
      form.set({ password: '', removesPassword: '' });
      setEditing(null);
      setTried(false);
      await Promise.all([queries.invalidateQueries(getLinkRules(qrId)), refreshCodes(queries)]);
      showToast('success', messages.saved);
    },
  });
  const rebase = useRef(form.rebase);
  rebase.current = form.rebase;
  useEffect(
    function followStoredRules() {
      rebase.current(valuesOf(stored));
    },
    [stored],
  );
  const rules = JSON.parse(form.values.rules) as DraftRule[];
  const set = (next: readonly DraftRule[]) => form.set({ rules: JSON.stringify(next) });
  /** The server's data about a rule that has not changed since it was stored. */
  const storedAs = (rule: DraftRule) =>
    stored.rules.find(({ when, destination }) => JSON.stringify({ when, destination }) === JSON.stringify(rule));

  /** Moves the focus, once the rules are rendered, to the first control of a rule that a selector finds, or else to 'Add rule'. */
  function focusOn(place: number, ...selectors: readonly string[]) {
    requestAnimationFrame(() => {
      const rule = list.current?.children[place];
      const found = selectors.map((selector) => rule?.querySelector<HTMLElement>(selector)).find(Boolean);
      (found ?? addButton.current)?.focus();
    });
  }
  function move(from: number, to: number) {
    const next = [...rules];
    next.splice(to, 0, ...next.splice(from, 1));
    set(next);
    if (editing !== null) setEditing(editing === from ? to : editing === to ? from : editing);
    setNews(messages.moved(from, to));
    // The button moves with its rule, and is disabled at an end of the list.
    focusOn(to, `button[data-move=${to < from ? 'up' : 'down'}]:not(:disabled)`, 'button[data-move]:not(:disabled)');
  }
  function remove(place: number) {
    set(rules.filter((_, at) => at !== place));
    if (editing !== null) setEditing(editing === place ? null : editing > place ? editing - 1 : editing);
    setNews(messages.removed(place));
    focusOn(Math.min(place, rules.length - 2), 'button[data-remove]');
  }
  function add() {
    set([...rules, { when: {}, destination: '' }]);
    setEditing(rules.length);
    setTried(false);
    focusOn(rules.length, '[data-editor] button');
  }
  function showProblems(place: number, rule: DraftRule) {
    setTried(true);
    setEditing(place);
    focusOn(place, problemsOf(rule).when.length > 0 ? '[data-editor] button' : '[data-editor] [name=destination]');
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        const incomplete = rules.findIndex((rule) => !isComplete(rule));
        const rule = rules[incomplete];
        if (!rule) return form.onSubmit(event);
        event.preventDefault();
        showProblems(incomplete, rule);
      }}
    >
      <Stack gap="5">
        <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
          <Box flex="1 1 14rem">
            <Heading as="h3" size="sm">
              {messages.title}
            </Heading>
            <Text tone="muted" mt="1">
              {rules.length === 0 ? messages.noRules : messages.intro}
            </Text>
          </Box>
          <Button ref={addButton} variant="outline" disabled={rules.length >= RULES_MAX} onClick={add}>
            {messages.add}
          </Button>
        </Flex>
        {rules.length >= RULES_MAX && <Text tone="muted">{messages.full(RULES_MAX)}</Text>}
        <DraftNotice isDraft={form.isDraft} onDiscard={form.discard} />
        <VisuallyHidden role="status">{news}</VisuallyHidden>
        <Box as="ol" ref={list} hidden={rules.length === 0}>
          {rules.map((rule, place) => {
            const known = storedAs(rule);
            return (
              <Box as="li" key={place} py="3" borderTopWidth="1px" aria-label={messages.ruleName(place)}>
                <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
                  <Box minW={0} flex="1 1 14rem" overflowWrap="anywhere">
                    <Text fontWeight={600}>{describeConditions(rule.when)}</Text>
                    <Text>{messages.arrow(rule.destination)}</Text>
                    <Flex gap="2" mt="1" align="center" wrap="wrap">
                      <Text tone="muted" fontSize="sm">
                        {known ? messages.scans(known.scans) : messages.notSaved}
                      </Text>
                      {known?.isNeverReached && <Badge tone="warning">{messages.neverReached}</Badge>}
                    </Flex>
                    {known?.isNeverReached && (
                      <Text tone="muted" fontSize="sm" mt="1">
                        {messages.neverReachedHelp}
                      </Text>
                    )}
                  </Box>
                  <Flex>
                    <IconButton
                      data-move="up"
                      aria-label={messages.moveUp(place)}
                      disabled={place === 0}
                      onClick={() => move(place, place - 1)}
                    >
                      <ArrowUp aria-hidden />
                    </IconButton>
                    <IconButton
                      data-move="down"
                      aria-label={messages.moveDown(place)}
                      disabled={place === rules.length - 1}
                      onClick={() => move(place, place + 1)}
                    >
                      <ArrowDown aria-hidden />
                    </IconButton>
                    <IconButton
                      aria-label={messages.edit(place)}
                      aria-expanded={editing === place}
                      onClick={() => setEditing(editing === place ? null : place)}
                    >
                      <Pencil aria-hidden />
                    </IconButton>
                    <IconButton data-remove aria-label={messages.remove(place)} onClick={() => remove(place)}>
                      <X aria-hidden />
                    </IconButton>
                  </Flex>
                </Flex>
                {editing === place && (
                  <Box data-editor mt="4" rounded="md" borderWidth="1px" p="4">
                    <RuleEditor
                      rule={rule}
                      agents={stored.agents}
                      showsProblems={wasTried}
                      onChange={(next) => set(rules.map((one, at) => (at === place ? next : one)))}
                      onDone={() => {
                        setEditing(null);
                        focusOn(place, 'button[aria-expanded]');
                      }}
                    />
                  </Box>
                )}
              </Box>
            );
          })}
        </Box>
        {rules.length > 0 && (
          <Flex justify="space-between" gap="3" wrap="wrap" borderTopWidth="1px" pt="3">
            <Text>
              <strong>{messages.otherwise}</strong> {messages.arrow(messages.ownContent)}
            </Text>
            <Text tone="muted" fontSize="sm">
              {messages.scans(stored.otherwiseScans)}
            </Text>
          </Flex>
        )}
        <Grid gap="5" templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
          <TextField
            label={messages.limit}
            hint={`${stored.endsAfter === null ? messages.limitStart : messages.limitUsed(stored.counted, stored.endsAfter)} ${messages.limitHint}`}
            inputMode="numeric"
            {...form.field('endsAfter')}
          />
          {hasPassword && (
            <Stack gap="2">
              <PasswordField
                label={messages.password}
                hint={stored.hasPassword ? messages.passwordSet : messages.passwordHint}
                {...form.field('password')}
                maxLength={100}
                autoComplete="new-password"
                disabled={form.values.removesPassword !== ''}
              />
              {stored.hasPassword && (
                <Flex as="label" gap="3" align="center" minH="40px">
                  <Checkbox
                    checked={form.values.removesPassword !== ''}
                    onChange={(event) => form.set({ removesPassword: event.currentTarget.checked ? 'yes' : '' })}
                  />
                  {messages.removePassword}
                </Flex>
              )}
            </Stack>
          )}
        </Grid>
        {form.failure !== null && (
          <Notice tone="danger">
            <strong>{messages.saveFailed}</strong> {messageOf(form.failure)}
          </Notice>
        )}
        <Flex>
          <Button type="submit" variant="outline" pending={form.isSubmitting}>
            {messages.save}
          </Button>
        </Flex>
        {rules.length > 0 && <RulePreview qrId={qrId} rules={rules} />}
      </Stack>
    </form>
  );
}
