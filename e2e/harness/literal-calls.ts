import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import encodeQR from 'qr';
import type { AnswerShape } from './answer-shape';
import type { Fields } from './fields';

interface Call {
  readonly body: Fields;
  readonly query: URLSearchParams;
  /** The last part of the path. */
  readonly last: string;
}

/** Thrown by a call to respond with an error status. */
export class Refusal extends Error {
  constructor(readonly status: number) {
    super(`Refused with ${status}.`);
  }
}

/** The only session token. */
export const TOKEN = 'opaque-token';

/** The calls in spec section 7 by method and path, on data in memory. Ids are numbers. */
export function createCalls(shape: AnswerShape): Record<string, (call: Call) => unknown> {
  let lastId = 0;
  const newId = () => ++lastId;
  const user: Fields = {};
  const bots: Fields[] = [];
  let qrs: Fields[] = [];
  let notifications = ['Welcome', 'Second one'].map((title) => ({
    id: newId(),
    title,
    message: `About ${title.toLowerCase()}.`,
    dateCreated: new Date().toISOString(),
    dateRead: '',
  }));
  const find = (list: readonly Fields[], field: string, value: unknown): Fields => {
    const found = list.find((entry) => String(entry[field]) === String(value));
    if (!found) throw new Refusal(404);
    return found;
  };
  const documents = (bot: Fields) => bot['documents'] as Fields[];
  const allDocuments = () => bots.flatMap(documents);
  const pick = (from: Fields, ...names: string[]) => Object.fromEntries(names.map((name) => [name, from[name]]));
  const settings = ['name', 'description', 'configuration', 'modelName', 'enabled', 'clientId'];
  const image = (content: QrContent) => {
    const gif = Buffer.from(encodeQR(encodedText(content), 'gif', { scale: 6 }));
    return { dataUrl: `data:image/gif;base64,${gif.toString('base64')}` };
  };

  return {
    'POST /api/authentication/register': ({ body }) => void Object.assign(user, body),
    'POST /api/authentication/login': ({ body }) => {
      if (body['email'] !== user['email'] || body['password'] !== user['password']) throw new Refusal(401);
      return { token: TOKEN };
    },
    'POST /api/authentication/forgotPassword': () => null,
    'POST /api/authentication/resetPassword': () => null,
    'GET /api/user/getLoggedUser': () => pick(user, 'email', 'firstName', 'lastName'),
    'POST /api/user/updateUser': ({ body }) => void Object.assign(user, pick(body, 'email', 'password')),
    'POST /api/qr/url': ({ body }) => image({ type: 'Url', payload: body } as unknown as QrContent),
    'POST /api/qr/whatsapp': ({ body }) => image({ type: 'Whatsapp', payload: body } as unknown as QrContent),
    'POST /qr/calendar-event': ({ body }) => image({ type: 'CalendarEvent', payload: body } as unknown as QrContent),
    'POST /api/qr/save': ({ body: { Id, Name, Type, ...payload } }) => {
      const saved = { id: Id ?? newId(), name: Name, type: Type, payload: JSON.stringify(payload) };
      qrs = [...qrs.filter(({ id }) => String(id) !== String(saved.id)), saved];
    },
    'GET /api/qr/getmyqrs': () => shape.list(qrs),
    'POST /api/qr/delete': ({ body }) => {
      qrs = qrs.filter(({ id }) => String(id) !== String(body['Id']));
    },
    'GET /api/bot/getBots': () =>
      shape.list(bots.map((bot) => pick(bot, 'id', 'name', 'enabled', 'description', 'dateCreated'))),
    'GET /api/bot/getBot': ({ query }) => find(bots, 'id', query.get('botId')),
    'POST /api/bot/create': ({ body }) => {
      const made = { id: newId(), organizationId: 1, dateCreated: new Date().toISOString(), documents: [] };
      bots.push({ ...made, ...pick(body, ...settings) });
    },
    'POST /api/bot/update': ({ body }) =>
      void Object.assign(find(bots, 'id', body['id']), pick(body, ...settings, 'botTypeId')),
    'POST /api/bot/delete': ({ body }) => void bots.splice(bots.indexOf(find(bots, 'id', body['botId'])), 1),
    'POST /api/bot/createOrUpdateClient': ({ body }) => {
      const clientSecret = `secret-${newId()}`;
      Object.assign(find(bots, 'id', body['botId']), { clientId: body['clientId'], clientSecret });
      return { clientSecret };
    },
    'POST /api/v1.0/document/upload': ({ body }) =>
      void documents(find(bots, 'id', body['botId'])).push(...(body['documents'] as Fields[])),
    'POST /api/v1.0/document/updateDocumentStatus': ({ body }) =>
      void Object.assign(find(allDocuments(), 'documentId', body['documentId']), pick(body, 'status')),
    'GET /api/v1.0/document/download': ({ query }) =>
      pick(find(allDocuments(), 'documentId', query.get('documentId')), 'base64Content', 'name'),
    'POST /api/v1.0/document/delete': ({ body }) => {
      const ids = (body['documentIds'] as unknown[]).map(String);
      for (const bot of bots) {
        bot['documents'] = documents(bot).filter(({ documentId }) => !ids.includes(String(documentId)));
      }
    },
    'POST /api/template/createorupdate': ({ body }) => {
      const template = { id: body['templateId'] ?? newId(), content: body['content'] };
      Object.assign(find(bots, 'id', body['botId']), { template });
    },
    'POST /api/v1/chat/startSession': () => null,
    'POST /api/v1/chat/addParticipant': () => newId(),
    'POST /api/v1/chat/sendMessage': ({ body }) => shape.reply(`You said: ${String(body['text'])}`),
    'GET /api/notification/getNotifications': () => shape.notifications(notifications),
    'DELETE /api/notification/': ({ last }) => {
      notifications = notifications.filter(({ id }) => String(id) !== last);
    },
  };
}
