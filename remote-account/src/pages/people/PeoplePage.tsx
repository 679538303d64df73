import { ApiError, messageOf, showToast, signOut, useNavigate, useRealtime } from '@frontdesk/shared/app';
import { foundByShell, useOwnCalls } from '@frontdesk/shared/own-calls';
import { asOwnEvent, useQuery, useQueryClient } from '@frontdesk/shared/query';
import { Button, Card, Notice, PageFrame, Stack } from '@frontdesk/shared/ui/core';
import { FailedState, Skeleton } from '@frontdesk/shared/ui/data';
import { ConfirmDialog } from '@frontdesk/shared/ui/overlay';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { accountQuery } from '../../api/account';
import * as api from '../../api/people';
import { type Invitation, nameOf, type Person, type Role } from '../../api/people';
import * as messages from '../../messages';
import { urls } from '../../urls';
import { InviteDialog } from './InviteDialog';
import { type InvitationLink, InvitationList, PersonList } from './PeopleLists';

export function PeoplePage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const mayCall = useOwnCalls();
  const { data, error, refetch } = useQuery({ ...api.peopleQuery(), enabled: mayCall });
  const { data: account } = useQuery({ ...accountQuery(), enabled: data !== undefined });
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<Person | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  /** The links of invitations that were sent from this page, by email. The server stores only their hashes. */
  const [links, setLinks] = useState<Readonly<Record<string, InvitationLink>>>({});
  const you = data?.people.find(({ isYou }) => isYou);
  const isOwner = you?.role === 'owner';
  const isAbsent =
    useRealtime().status === 'Unavailable' ||
    foundByShell() === false ||
    (error instanceof ApiError && error.status === 404);

  /** Changes a person or an invitation, and refreshes the lists. Resolves to whether that succeeded. */
  async function change(id: string, work: () => Promise<void>, done?: string): Promise<boolean> {
    setPending(id);
    try {
      await work();
      if (done !== undefined) showToast('success', done);
      return true;
    } catch (failure) {
      showToast('error', `${messages.changeFailed} ${messageOf(failure)}`);
      return false;
    } finally {
      setPending(null);
      if (you?.id !== id) await queries.invalidateQueries({ queryKey: api.peopleQuery().queryKey });
    }
  }
  async function invite(email: string): Promise<void> {
    const { link, isMailed } = await api.invitePerson(email);
    if (link !== null) setLinks((before) => ({ ...before, [email.toLowerCase()]: { link, isMailed } }));
    if (isMailed) showToast('success', messages.invitationSent(email));
    else showToast('info', messages.invitationCreated(email));
  }
  const sendAgain = ({ id, email }: Invitation) => void change(id, () => invite(email));
  const withdraw = ({ id, email }: Invitation) =>
    void change(id, () => api.withdrawInvitation(id), messages.withdrawn(email));
  const changeRole = (person: Person, role: Role) =>
    void change(
      person.id,
      () => api.changeRole(person.id, role),
      messages.roleChanged(nameOf(person), messages.roles[role]),
    );

  async function removeOrLeave(person: Person): Promise<void> {
    if (!person.isYou) {
      await change(
        person.id,
        () => asOwnEvent(queries, api.personRemoved(person.email), () => api.removePerson(person.id)),
        messages.removed(nameOf(person)),
      );
    } else if (await change(person.id, api.leaveOrganization, messages.left)) {
      signOut();
      navigate(urls.login, { replace: true });
    }
    setLeaving(null);
  }

  return (
    <PageFrame
      title={messages.peopleTitle}
      intro={messages.peopleIntro(account?.organization ?? null)}
      action={
        isOwner && (
          <Button onClick={() => setInviting(true)}>
            <UserPlus aria-hidden />
            {messages.invite}
          </Button>
        )
      }
    >
      {isAbsent && !data && <Notice tone="info">{messages.notAvailable}</Notice>}
      {error && !isAbsent && !data && (
        <FailedState what={messages.peopleUnavailable} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && !isAbsent && (
        <Card>
          <Stack gap="4" role="status" aria-label={messages.loading}>
            {['one', 'two', 'three'].map((row) => (
              <Skeleton key={row} height="44px" />
            ))}
          </Stack>
        </Card>
      )}
      {data && (
        <Stack gap="6">
          <PersonList
            people={data.people}
            canManage={isOwner}
            pending={pending}
            onChangeRole={changeRole}
            onRemove={setLeaving}
          />
          {(isOwner || data.invitations.length > 0) && (
            <InvitationList
              invitations={data.invitations}
              links={links}
              canMail={data.canMail}
              canManage={isOwner}
              pending={pending}
              onSendAgain={sendAgain}
              onWithdraw={withdraw}
            />
          )}
        </Stack>
      )}
      {isInviting && (
        <InviteDialog canMail={data?.canMail ?? true} onInvite={invite} onClose={() => setInviting(false)} />
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={leaving ? nameOf(leaving) : undefined}
        question={leaving?.isYou ? messages.leaveQuestion : messages.removeQuestion(leaving ? nameOf(leaving) : '')}
        confirmLabel={leaving?.isYou ? messages.leave : messages.remove}
        pending={pending !== null}
        onCancel={() => setLeaving(null)}
        onConfirm={() => leaving && void removeOrLeave(leaving)}
      />
    </PageFrame>
  );
}
