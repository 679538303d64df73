import { defineRemote } from '@frontdesk/shared/contract';

export default defineRemote({
  name: 'account',
  version: '0.1.0',
  contract: '^1.0.0',
  pages: {
    LoginPage: './src/pages/login/LoginPage.tsx',
  },
  routes: [{ path: '/login', page: 'LoginPage', access: 'public', title: 'Login' }],
});
