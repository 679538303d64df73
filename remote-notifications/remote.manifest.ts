import { defineRemote } from '@frontdesk/shared/contract';

export default defineRemote({
  name: 'notifications',
  version: '1.0.0',
  contract: '^1.1.0',
  languages: ['de'],
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
      title: 'Notifications',
      search: ['unread', 'news'],
      role: 'inbox',
    },
    { path: '/notifications/:id', page: 'NotificationDetailPage', access: 'signed-in', title: 'Notification' },
    {
      path: '/Chat',
      page: 'PeerChatPage',
      access: 'signed-in',
      title: 'Chat',
      search: ['call', 'talk', 'write'],
      navigation: { icon: 'chat', order: 40 },
    },
  ],
  badge: {
    at: '/notifications',
    call: '/api/notification/getNotifications',
    field: 'count',
    itemsWithout: 'dateRead',
    unit: 'unread',
  },
});
