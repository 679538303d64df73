import './telemetry/commit-hook';
import './remotes/loader/runtime-core';
import { provideLoadPart } from '@frontdesk/shared/app';
import { loadTypeface } from '@frontdesk/shared/typeface';
import { ChakraProvider, system } from '@frontdesk/shared/ui/core';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { takeOverFirstView } from './first-view/take-over';
import { remoteLoader } from './remotes/loader/loader';
import { loadPart } from './remotes/page/host-part';
import { useRegistry } from './remotes/registry/registry-store';
import { holdPageOverUnsavedWork } from './session/hold-page';
import { syncToken } from './session/sync-token';
import { askBeforeClosing, reportBlockedStorage, reportSlowCalls } from './session/warnings';
import { sendFailures } from './telemetry/send-failures';
import { syncTheme } from './theme/sync-theme';

sendFailures();
remoteLoader.start();
provideLoadPart(loadPart);
reportBlockedStorage();
reportSlowCalls();
syncToken();
holdPageOverUnsavedWork();
askBeforeClosing();
syncTheme();
loadTypeface();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
takeOverFirstView(root);

/** The registry's answer usually arrives before the scripts. Without this wait, React would render the frame twice. */
const REGISTRY_WAIT_MS = 50;
const isLate = new Promise((resolve) => setTimeout(resolve, REGISTRY_WAIT_MS));
void Promise.race([useRegistry.getState().refresh(), isLate]).then(() =>
  createRoot(root).render(
    <ChakraProvider value={system}>
      <App />
    </ChakraProvider>,
  ),
);
