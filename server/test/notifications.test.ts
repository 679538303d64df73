import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';
import {
  deleteNotification,
  getNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@frontdesk/shared/endpoints/notification';
import { updateUser } from '@frontdesk/shared/endpoints/user';
import { createAgent, giveClient } from './support/agents';
import { PASSWORD } from './support/api-client';
import { onOneDatabase } from './support/test-app';

describe('Notifications', () => {
  onOneDatabase('postgres', (test) => {
    it('report what happened, newest first, and count the unread ones', async () => {
      const owner = await test.visitor.signUp();
      assert.deepEqual(await owner.call(getNotifications, {}), { count: 0, notifications: [] });
      const botId = await createAgent(owner, 'Rosa');
      await giveClient(owner, botId);
      await owner.call(updateUser, { email: owner.email, password: `${PASSWORD}2` });
      await owner.call(deleteBot, { botId });
      const { count, notifications } = await owner.call(getNotifications, {});
      assert.equal(count, 3);
      assert.deepEqual(
        notifications.map(({ title }) => title),
        ['Agent deleted', 'Password changed', 'New client secret'],
      );
      assert.deepEqual(
        notifications.map(({ subject }) => subject),
        ['agents', 'accounts', 'agents'],
      );
      assert.deepEqual(
        notifications.map(({ link }) => link),
        [null, '/people', `/agent/${botId}/client`],
      );
      assert.ok(notifications.every(({ dateRead, dateCreated }) => dateRead === null && Date.parse(dateCreated ?? '')));
    });

    it('can be marked as read, and deleted', async () => {
      const owner = await test.visitor.signUp();
      for (const name of ['One', 'Two']) await owner.call(deleteBot, { botId: await createAgent(owner, name) });
      const [newest, oldest] = (await owner.call(getNotifications, {})).notifications;
      await owner.call(markNotificationRead, { id: oldest?.id ?? '' });
      const first = await owner.call(getNotifications, {});
      assert.equal(first.count, 1);
      const dateRead = first.notifications[1]?.dateRead;
      assert.ok(dateRead);
      await owner.call(markNotificationRead, { id: oldest?.id ?? '' });
      assert.equal((await owner.call(getNotifications, {})).notifications[1]?.dateRead, dateRead);
      await owner.call(deleteNotification, { id: newest?.id ?? '' });
      assert.deepEqual(
        (await owner.call(getNotifications, {})).notifications.map(({ id }) => id),
        [oldest?.id],
      );
      await owner.refused(404, deleteNotification, { id: newest?.id });
    });

    it('can all be marked as read together, without affecting other organizations', async () => {
      const [owner, other] = [await test.visitor.signUp(), await test.visitor.signUp()];
      for (const person of [owner, owner, other]) await person.call(deleteBot, { botId: await createAgent(person) });
      await owner.call(markAllNotificationsRead, {});
      assert.equal((await owner.call(getNotifications, {})).count, 0);
      assert.equal((await other.call(getNotifications, {})).count, 1);
    });

    it('need no response body when they are unchanged', async () => {
      const owner = await test.visitor.signUp();
      const { etag } = (await owner.send(getNotifications)).headers;
      const poll = () => owner.send(getNotifications, {}, { 'if-none-match': String(etag) });
      const unchanged = await poll();
      assert.deepEqual([unchanged.statusCode, unchanged.body], [304, '']);
      await owner.call(deleteBot, { botId: await createAgent(owner) });
      assert.equal((await poll()).statusCode, 200);
    });
  });
});
