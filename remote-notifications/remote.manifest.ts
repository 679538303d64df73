import { defineRemote } from '@frontdesk/shared/contract';

export default defineRemote({
  name: 'notifications',
  version: '1.0.0',
  contract: '^1.3.0',
  languages: ['de', 'fr'],
  pages: {
    NotificationListPage: './src/pages/list/NotificationListPage.tsx',
    NotificationDetailPage: './src/pages/detail/NotificationDetailPage.tsx',
    PeerChatPage: './src/pages/chat/PeerChatPage.tsx',
  },
  routes: [
    {
      path: '/notifications',
      page: 'NotificationListPage',
      access: 'signed-in',
      title: { en: 'Notifications', de: 'Benachrichtigungen', fr: 'Notifications' },
      search: {
        en: ['unread', 'news'],
        de: ['ungelesen', 'neues', 'neuigkeiten'],
        fr: ['non lues', 'nouveautés', 'nouvelles'],
      },
      role: 'inbox',
    },
    {
      path: '/notifications/:id',
      page: 'NotificationDetailPage',
      access: 'signed-in',
      title: { en: 'Notification', de: 'Benachrichtigung', fr: 'Notification' },
    },
    {
      path: '/Chat',
      page: 'PeerChatPage',
      access: 'signed-in',
      title: 'Chat',
      search: {
        en: ['call', 'talk', 'write'],
        de: ['anrufen', 'sprechen', 'schreiben'],
        fr: ['appeler', 'parler', 'écrire'],
      },
      navigation: { icon: 'chat', order: 40 },
    },
  ],
  badge: {
    at: '/notifications',
    call: '/api/notification/getNotifications',
    field: 'count',
    itemsWithout: 'dateRead',
    unit: { en: 'unread', de: 'ungelesen', fr: 'à lire' },
  },
});
