import './remotes/runtime-core';
import { ChakraProvider, system } from '@frontdesk/shared/ui/core';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { remoteLoader } from './remotes/loader';
import { askBeforeClosing } from './session/ask-before-closing';
import { holdPageOverUnsavedWork } from './session/hold-page';
import { keepToken } from './session/keep-token';
import { reportBlockedStorage } from './session/report-blocked-storage';
import { keepTheme } from './theme/keep-theme';

remoteLoader.start();
reportBlockedStorage();
keepToken();
holdPageOverUnsavedWork();
askBeforeClosing();
keepTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
createRoot(root).render(
  <ChakraProvider value={system}>
    <App />
  </ChakraProvider>,
);
