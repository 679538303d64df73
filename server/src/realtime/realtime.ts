import type { DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import type { NotificationSubject } from '@frontdesk/shared/endpoints/notification';
import type { FastifyInstance } from 'fastify';
import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { findNotification, inLanguage, languagesOfPeople, listWaits } from '../notifications/notification-store';
import type { LiveBus, LiveEvent } from '../notify/live-bus';
import type { Notification, NotificationBus } from '../notify/notify';
import type { Redis } from '../redis/redis';
import { translated } from '../words/translate';
import { ChatElsewhere } from './chat-elsewhere';
import { createChatHub } from './chat-hub';
import { ChatPresence } from './chat-presence';
import { Dashboards } from './dashboards';
import { InstancePresence } from './instance-presence';
import { OtherInstances } from './other-instances';
import { Connections } from './protocol/connections';
import type { Hub } from './protocol/hub';
import type { HubCaller } from './protocol/hub-caller';
import { hubRoutes } from './protocol/hub-routes';
import { acceptUpgrades } from './protocol/hub-upgrades';
import { encodeInvocation } from './protocol/message';

/** A translated push also contains its English texts, by which a tab recognizes its own actions. */
const pushed = (notification: Notification, language: DashboardLanguage) => {
  const { title, message } = notification;
  const event = language === 'en' ? {} : { event: { title, message } };
  return encodeInvocation('ReceiveNotification', [{ ...inLanguage(notification, language), ...event }]);
};

/** People's languages, by their ids. */
type Languages = ReadonlyMap<string, DashboardLanguage>;

/** The dashboards that are connected here. */
interface Listeners {
  readonly connections: Connections;
  readonly hub: Hub;
}

/**
 * Sends a notification to everybody in an organization who is connected here, each in the language of their account.
 */
function pushNotification(
  { connections, hub }: Listeners,
  organizationId: string,
  notification: Notification,
  languages: Languages,
): void {
  // Encoded once for all receivers of a language.
  const records: Partial<Record<DashboardLanguage, ReturnType<typeof pushed>>> = {};
  for (const connection of connections.of(hub, organizationId)) {
    const language = languages.get(connection.session.userId) ?? 'en';
    records[language] ??= pushed(notification, language);
    connection.send(records[language]);
  }
}

/** Informs a page about waiting visitors, because it was not connected when they began to wait. */
async function sendWaits(database: Database, connection: HubCaller): Promise<void> {
  const { organizationId, userId } = connection.session;
  const waits = await listWaits(database, organizationId);
  if (waits.length === 0) return;
  const languages = await languagesOfPeople(database, organizationId);
  for (const wait of waits) connection.send(pushed(wait, languages.get(userId) ?? 'en'));
}

/** Makes the organization's open screens on this instance refresh the data of `subject`. */
function pushChange({ connections, hub }: Listeners, organizationId: string, subject: NotificationSubject): void {
  const record = encodeInvocation('ReceiveChange', [subject]);
  for (const connection of connections.of(hub, organizationId)) connection.send(record);
}

/** Shows the organization's people on this instance that a visitor is typing, or no longer waiting. */
function pushVisitor({ connections, hub }: Listeners, { organizationId, conversationId, kind }: LiveEvent): void {
  const record = encodeInvocation(kind === 'visitor-types' ? 'ReceiveTyping' : 'ReceiveWaitEnd', [conversationId]);
  for (const connection of connections.of(hub, organizationId)) connection.send(record);
}

/** The services that realtime needs. */
interface RealtimeServices {
  readonly config: Config;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly bus: NotificationBus;
  readonly live: LiveBus;
  readonly redis: Redis | null;
}

/** How often idle connections are checked for expired sessions. */
const TIDY_MS = 60_000;

/**
 * Opens the two hubs: notifications for everybody in an organization, and chat between people. Returns a function that
 * counts the open connections of each.
 */
export async function realtime(
  app: FastifyInstance,
  services: RealtimeServices,
  logFailure: (failure: unknown) => void,
): Promise<() => Record<string, number>> {
  const { bus, config, database, live, redis, sessions } = services;
  const connections = new Connections(sessions, config.hubConnectionsMax, logFailure);
  /**
   * Pushes notifications; clients send nothing here. A page that connects is informed about visitors who are already
   * waiting.
   */
  const notificationHub: Hub = {
    path: '/notificationHub',
    methods: {},
    onOpened(connection) {
      sendWaits(database, connection).catch(logFailure);
    },
  };
  const listeners = { connections, hub: notificationHub };
  const instances = config.databaseUrl
    ? new OtherInstances({
        database,
        url: config.databaseDirectUrl ?? config.databaseUrl,
        redis,
        onTold: {
          notification: pushById,
          chat: (id) => elsewhere?.fetch(id, chat.deliver),
          people: peopleChanged,
          change(id) {
            const [organizationId = '', subject] = id.split(':');
            pushChange(listeners, organizationId, subject as NotificationSubject);
          },
          live(id) {
            const [organizationId = '', conversationId = '', kind] = id.split(':');
            live.deliver({ organizationId, conversationId, kind: kind as LiveEvent['kind'] });
          },
        },
        onListening() {
          chat.announceAll();
          live.catchUp();
        },
        logFailure,
      })
    : null;
  const instancePresence =
    instances && new InstancePresence(database, instances.self, () => chat.announceAll(), logFailure);
  const elsewhere = instances && new ChatElsewhere(database, instances, logFailure);
  const dashboards = new Dashboards({
    database,
    redis,
    instance: instances?.self ?? null,
    open: () => connections.organizations(notificationHub),
    logFailure,
  });
  bus.isSomebodyHere = (organizationId) => dashboards.isSomebodyHere(organizationId);
  const presence = new ChatPresence({
    connectionsOf: (organizationId) => connections.of(chat.hub, organizationId),
    elsewhere,
    tellOthers: (organizationId) => instances?.tell('people', organizationId),
    logFailure,
  });
  async function translate({ session }: HubCaller, sentence: string): Promise<string> {
    const languages = await languagesOfPeople(database, session.organizationId);
    return translated(sentence, languages.get(session.userId) ?? 'en');
  }
  const onNamesChanged = (organizationId: string) => presence.changed(organizationId);
  const chat = createChatHub({ connections, elsewhere, translate, onNamesChanged, logFailure });
  const hubs = [notificationHub, chat.hub];
  const isAlone = () => !instancePresence?.hasOthers;
  const serves = config.roles.includes('web');
  if (serves) {
    for (const hub of hubs) hubRoutes(app, hub, { connections, sessions, isAlone });
    acceptUpgrades(app, hubs, connections, sessions, logFailure);
  }

  async function push(organizationId: string, notification: Notification): Promise<void> {
    // A changed password also causes a notification: people whose sessions it ended must not receive it or anything
    // after it.
    await endDeadSessions(database, connections, organizationId);
    if (connections.sessionIds(organizationId).size === 0) return;
    const languages = await languagesOfPeople(database, organizationId);
    pushNotification(listeners, organizationId, notification, languages);
  }
  /** Reads another instance's notification only if somebody in its organization is connected here. */
  function pushById(text: string): void {
    const [organizationId = '', id = ''] = text.split(':');
    if (connections.sessionIds(organizationId).size === 0) return;
    findNotification(database, id)
      .then((found) => found && push(found.organizationId, found.notification))
      .catch(logFailure);
  }
  if (instances) {
    bus.announce = (transaction, organizationId, id) =>
      instances.tellWithin(transaction, 'notification', `${organizationId}:${id}`);
  }
  /** Handles a change to an organization's people in the chat, or to its sessions. */
  function peopleChanged(organizationId: string): void {
    presence.refresh(organizationId);
    endDeadSessions(database, connections, organizationId).catch(logFailure);
  }
  sessions.onEnded((organizationId) => {
    instances?.tell('people', organizationId);
    peopleChanged(organizationId);
  });
  const unsubscribe = bus.subscribe((organizationId, notification) => {
    push(organizationId, notification).catch(logFailure);
  });
  const unsubscribeFromChanges = bus.subscribeToChanges((organizationId, subject) => {
    instances?.tell('change', `${organizationId}:${subject}`);
    pushChange(listeners, organizationId, subject);
  });
  live.onVisitor = (event) => pushVisitor(listeners, event);
  if (instances) {
    live.announce = ({ organizationId, conversationId, kind }) =>
      instances.tell('live', `${organizationId}:${conversationId}:${kind}`);
  }
  const timer = setInterval(() => {
    endDeadSessions(database, connections).catch(logFailure);
    elsewhere
      ?.tidy()
      .then((shorter) => shorter.forEach(onNamesChanged))
      .catch(logFailure);
    dashboards.tidy().catch(logFailure);
  }, TIDY_MS).unref();
  // A worker has no clients, so it only makes announcements.
  if (serves) {
    await instancePresence?.start();
    dashboards.start();
    await instances?.listen();
  }

  app.addHook('preClose', async () => {
    clearInterval(timer);
    unsubscribe();
    unsubscribeFromChanges();
    connections.closeAll();
    presence.close();
    await dashboards.close();
    await instancePresence?.close();
    await elsewhere?.close();
    await instances?.close();
  });
  return () => Object.fromEntries(hubs.map((hub) => [hub.path, [...connections.ofHub(hub)].length]));
}

/** The maximum number of parameters that SQLite accepts in a query. */
const IDS_AT_ONCE = 500;

/** Closes the connections of sessions that have ended, in one organization or in all. */
async function endDeadSessions({ db }: Database, connections: Connections, organizationId?: string): Promise<void> {
  const ids = [...connections.sessionIds(organizationId)];
  const dead = new Set(ids);
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const alive = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', ids.slice(at, at + IDS_AT_ONCE))
      .where('expires_at', '>', new Date().toISOString())
      .execute();
    for (const { id } of alive) dead.delete(id);
  }
  if (dead.size > 0) connections.endSessions(dead);
}
