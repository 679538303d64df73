import { getAccount } from '../endpoints/account';
import * as apiKey from '../endpoints/api-key';
import { login } from '../endpoints/authentication';
import * as bot from '../endpoints/bot';
import * as chat from '../endpoints/chat';
import * as document from '../endpoints/document';
import { getLimits } from '../endpoints/limits';
import * as notification from '../endpoints/notification';
import * as people from '../endpoints/people';
import * as qr from '../endpoints/qr';
import { getSessions } from '../endpoints/session';
import { createOrUpdateTemplate } from '../endpoints/template';
import { getLoggedUser } from '../endpoints/user';
import * as webhook from '../endpoints/webhook';
import { fakeApi, refuse } from '../testing/fake-api';

/** A real QR code for https://example.com. */
const SAMPLE_CODE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAa0AAAGtAQAAAACNLRaaAAABsUlEQVR4nO3bQVLDMAxAUXVYZMkRepQeLRytR+EILLtgKsayZMckmWnZoMDXChM/r2yPLLuiP4mbwGAwGAwGg8Fg/4R9SItTaX/KWWXSqzd6zDBYcjb75L6e6hjn8lFKYy5jjN1gsMTM5vnk7EXfpY4Ry0F8DBjsUMxXwEVjBcBgB2SqbzDYcVn9w9lqMx+7wWB52eK0GJPed/b5wUMmDJaADWEpdl0OvecQMFhW9q3wYQ2Z6n8iSRGRVxgsObOPIjWrjrzk5ht4adSAwbKzyEt6DU812Kx1jMt9N52BwRKx0lOk1jqkLwdPsVsDBkvNLGLLlla2q5PemI8Og+VmfplSs+q4WVHVe9vMrbGZl8BgqVg7LVoi7dcstafX8DbzEhgsHfMKtE16Cx+nnSP37hZhsHwsPi7YcI6MgMGysiGiHL18rRG1aRgsN1u/2JdxbUTyvV36g8HysMUloceQVbd8GwbLzlZvQ0ujL4x4kgSDHY6NP6rqBT0Y7FBsUcPzng899IfBfp355/HFvnF7hfRIig2DJWAt+v49/FB778UHDJaKPRkwGAwGg8FgMNjfZ18RWitgjFrFDAAAAABJRU5ErkJggg==';

const LATELY = '2026-01-15T09:30:00.000Z';
const DELIVERED = {
  id: 'delivery-1',
  type: 'code.scanned',
  createdAt: LATELY,
  state: 'delivered',
  attempts: 1,
  triedAt: LATELY,
};

/**
 * Simulates a small business in memory behind the fake API: additions, changes and deletions last until the page is
 * reloaded. Unknown calls answer 404, as on a server that implements only the specification.
 */
export function sampleApi(): ReturnType<typeof fakeApi> {
  const person = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };
  let bots = ['Reception', 'Opening hours', 'Orders'].map((name, index) => ({
    id: `bot-${index + 1}`,
    name,
    description: index === 2 ? '' : `Answers questions about ${name.toLowerCase()}.`,
    enabled: index !== 2,
    dateCreated: LATELY,
    clientId: index === 0 ? 'sample-client' : null,
    template: { id: 'template-1', content: '<p>Welcome! How can I help?</p>' },
    documents: index === 0 ? [{ documentId: 'doc-1', name: 'prices.pdf', type: 0, status: 2, size: 48_200 }] : [],
  }));
  let codes = [
    { id: 'qr-1', name: 'Our site', type: 'Url', payload: JSON.stringify({ Url: 'https://example.com' }) },
    { id: 'qr-2', name: 'Write to us', type: 'Whatsapp', payload: '{"number":"4915112345678","message":"Hello"}' },
  ];
  let invitations: { id: string; email: string; dateSent: string; dateExpires: null }[] = [];
  let notifications = [
    { id: 'n-1', title: 'Document ready', message: 'prices.pdf was read.', dateCreated: LATELY, dateRead: null },
    { id: 'n-2', title: 'New conversation', message: 'Somebody asked.', dateCreated: LATELY, dateRead: LATELY },
  ];
  let keys = [
    {
      id: 'key-1',
      name: 'Web shop',
      scopes: ['codes:read', 'codes:write'],
      start: 'fd_3kQx',
      createdAt: LATELY,
      lastUsedAt: LATELY,
    },
  ];
  let webhooks = [
    {
      id: 'webhook-1',
      address: 'https://shop.example/hooks',
      events: ['code.scanned'],
      isOn: true,
      createdAt: LATELY,
      lastDelivery: DELIVERED as typeof DELIVERED | null,
    },
  ];
  const botOf = (id: unknown) => bots.find((known) => known.id === String(id));
  const change = (id: unknown, fields: object) => {
    bots = bots.map((known) => (known.id === String(id) ? { ...known, ...fields } : known));
  };

  return fakeApi()
    .on(login, () => ({ token: 'sample-token' }))
    .on(getLoggedUser, () => person)
    .on(getAccount, () => ({ organization: 'Analytical Bakery', role: 'owner', isAlone: true }))
    .on(getSessions, () => ({
      sessions: [{ id: 'session-1', browser: 'This browser', lastUsed: LATELY, isCurrent: true }],
    }))
    .on(people.getPeople, () => ({
      people: [{ id: 'person-1', ...person, role: 'owner', isYou: true, dateJoined: LATELY }],
      invitations,
    }))
    .on(people.invitePerson, ({ email }) => {
      invitations = [...invitations, { id: `invitation-${email}`, email, dateSent: LATELY, dateExpires: null }];
    })
    .on(people.withdrawInvitation, ({ id }) => {
      invitations = invitations.filter((known) => known.id !== id);
    })
    .on(apiKey.getApiKeys, () => ({ keys }))
    .on(apiKey.createApiKey, ({ name, scopes }) => {
      const id = `key-of-${name}`;
      keys = [{ id, name, scopes: [...scopes], start: 'fd_smpl', createdAt: LATELY, lastUsedAt: LATELY }, ...keys];
      return { id, key: 'fd_sample-key-that-nobody-accepts' };
    })
    .on(apiKey.endApiKey, ({ id }) => {
      keys = keys.filter((known) => known.id !== id);
    })
    .on(webhook.getWebhooks, () => ({ webhooks }))
    .on(webhook.createWebhook, (input) => {
      const id = `webhook-${webhooks.length + 1}`;
      webhooks = [
        { id, isOn: true, createdAt: LATELY, lastDelivery: null, ...input, events: [...input.events] },
        ...webhooks,
      ];
      return { id, secret: 'whsec_c2FtcGxl' };
    })
    .on(webhook.changeWebhook, ({ id, ...input }) => {
      webhooks = webhooks.map((known) => (known.id === id ? { ...known, ...input, events: [...input.events] } : known));
    })
    .on(webhook.deleteWebhook, ({ id }) => {
      webhooks = webhooks.filter((known) => known.id !== id);
    })
    .on(webhook.rotateWebhookSecret, () => ({ secret: 'whsec_c2FtcGxl' }))
    .on(webhook.getWebhookDeliveries, () => ({ deliveries: [DELIVERED] }))
    .on(bot.getBots, () => bots)
    .on(bot.getBot, ({ botId }) => botOf(botId) ?? refuse(404, { message: 'There is no such agent.' }))
    .on(bot.createBot, ({ name, description, enabled }) => {
      const base = { template: { id: 'template-1', content: '' }, clientId: null, documents: [], dateCreated: LATELY };
      bots = [...bots, { ...base, id: `bot-${bots.length + 1}`, name, description, enabled }];
    })
    .on(bot.updateBot, ({ id, ...fields }) => change(id, fields))
    .on(bot.deleteBot, ({ botId }) => {
      bots = bots.filter(({ id }) => id !== String(botId));
    })
    .on(bot.createOrUpdateClient, ({ botId, clientId }) => {
      change(botId, { clientId });
      return { clientSecret: 'sample-secret' };
    })
    .on(createOrUpdateTemplate, ({ botId, content }) => change(botId, { template: { id: 'template-1', content } }))
    .on(document.uploadDocuments, ({ botId, documents }) => {
      const added = documents.map(({ documentId, name, base64Content }) => {
        return {
          documentId: String(documentId),
          name,
          type: 0,
          status: 2,
          size: Math.floor(base64Content.length * 0.75),
        };
      });
      change(botId, { documents: [...(botOf(botId)?.documents ?? []), ...added] });
    })
    .on(getLimits, () => ({ documentKinds: ['.pdf', '.txt'], documentBytes: 25_000_000, chatCharacters: 4000 }))
    .on(document.updateDocumentStatus, () => undefined)
    .on(document.downloadDocument, () => ({ base64Content: btoa('A sample document.'), name: 'sample.txt' }))
    .on(document.deleteDocuments, ({ documentIds }) => {
      const gone = new Set(documentIds.map(String));
      for (const { id, documents } of bots) {
        change(id, { documents: documents.filter(({ documentId }) => !gone.has(documentId)) });
      }
    })
    .on(chat.startChatSession, () => undefined)
    .on(chat.addChatParticipant, () => ({ participantId: 'participant-1' }))
    .on(chat.sendChatMessage, ({ text }) => ({
      text: `This is a sample answer to "${text}".`,
      sources: [{ documentId: 'doc-1', name: 'prices.pdf', excerpt: 'A haircut is 32 euros.' }],
      nearest: [],
    }))
    .on(qr.generateUrlQr, () => ({ dataUrl: SAMPLE_CODE }))
    .on(qr.generateWhatsappQr, () => ({ dataUrl: SAMPLE_CODE }))
    .on(qr.generateCalendarEventQr, () => ({ dataUrl: SAMPLE_CODE }))
    .on(qr.getMyQrs, () => codes)
    .on(qr.saveQr, ({ Id, Name, Type, ...fields }) => {
      const id = Id ? String(Id) : `qr-${codes.length + 1}`;
      const saved = { id, name: Name, type: Type, payload: JSON.stringify(fields) };
      codes = [...codes.filter((known) => known.id !== id), saved];
    })
    .on(qr.deleteQr, ({ Id }) => {
      codes = codes.filter(({ id }) => id !== String(Id));
    })
    .on(notification.getNotifications, () => ({
      count: notifications.filter(({ dateRead }) => dateRead === null).length,
      notifications,
    }))
    .on(notification.markNotificationRead, ({ id }) => {
      notifications = notifications.map((known) => (known.id === String(id) ? { ...known, dateRead: LATELY } : known));
    })
    .on(notification.deleteNotification, ({ id }) => {
      notifications = notifications.filter((known) => known.id !== String(id));
    });
}
