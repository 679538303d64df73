import { defineRemote } from '@frontdesk/shared/contract';
import { PROFILE_SLOT } from './src/slots';

export default defineRemote({
  name: 'account',
  version: '1.0.0',
  contract: '^1.1.0',
  pages: {
    LoginPage: './src/pages/login/LoginPage.tsx',
    RegisterPage: './src/pages/register/RegisterPage.tsx',
    ForgotPasswordPage: './src/pages/forgot-password/ForgotPasswordPage.tsx',
    ResetPasswordPage: './src/pages/reset-password/ResetPasswordPage.tsx',
    ProfilePage: './src/pages/profile/ProfilePage.tsx',
    LogoutPage: './src/pages/logout/LogoutPage.tsx',
    PeoplePage: './src/pages/people/PeoplePage.tsx',
    JoinPage: './src/pages/join/JoinPage.tsx',
    ConfirmEmailPage: './src/pages/confirm-email/ConfirmEmailPage.tsx',
    StopMailsPage: './src/pages/stop-mails/StopMailsPage.tsx',
  },
  slots: [PROFILE_SLOT],
  routes: [
    { path: '/login', page: 'LoginPage', access: 'public', title: 'Login', role: 'login' },
    { path: '/register', page: 'RegisterPage', access: 'public', title: 'Register' },
    { path: '/forgot-password', page: 'ForgotPasswordPage', access: 'public', title: 'Forgot Password' },
    {
      path: '/admin/reset_password',
      page: 'ResetPasswordPage',
      access: 'public',
      title: 'Reset Password',
      hasFirstView: false,
    },
    {
      path: '/MyProfile',
      page: 'ProfilePage',
      access: 'signed-in',
      title: 'My Profile',
      search: ['account', 'name', 'email', 'password'],
      role: 'profile',
      navigation: { label: 'Profile', icon: 'person', group: 'settings', order: 10, to: '/myprofile' },
    },
    {
      path: '/Logout',
      page: 'LogoutPage',
      access: 'signed-in',
      title: 'Log Out',
      role: 'logout',
    },
    { path: '/people', page: 'PeoplePage', access: 'signed-in', title: 'People', requires: 'GET /api/people' },
    { path: '/join', page: 'JoinPage', access: 'public', title: 'Join', hasFirstView: false },
    { path: '/confirm-email', page: 'ConfirmEmailPage', access: 'public', title: 'Confirm Email', hasFirstView: false },
    {
      path: '/stop-mails',
      page: 'StopMailsPage',
      access: 'public',
      title: 'Stop Mails',
      search: false,
      hasFirstView: false,
    },
  ],
  notifications: [
    {
      subject: 'accounts',
      refreshes: ['/api/user/getLoggedUser', '/api/people', '/api/user/sessions'],
      to: '/MyProfile',
      words: ['account', 'profile', 'password'],
    },
  ],
});
