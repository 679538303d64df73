import { Box, ChakraProvider, chakra, Flex, Input } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, NavLink, Route, Routes } from 'react-router-dom';
import type { RemoteManifest } from '../contract/remote-manifest';
import { slotHost } from '../parts/slot-host';
import { signIn } from '../session/session-store';
import type { AlonePage } from '../testing/alone-page';
import { WatchedPage } from '../testing/watched-page';
import { baseSystem } from '../theme/base-system';
import { loadTypeface } from '../theme/typeface';
import { useToasts } from '../ui/toast-store';
import { AloneParts, AloneSlot, componentOf, type Parts } from './alone-parts';
import { sampleApi } from './sample-api';

const Entry = chakra(NavLink, {
  base: { display: 'block', px: '3', py: '2', rounded: 'md', fontSize: 'sm', _hover: { bg: 'hover' } },
});

interface AloneSettings {
  /** Whether the calls below the remote's own API prefix reach the network. */
  readonly forwardsApi: boolean;
  /** The exports of the remote's `alone.ts`. */
  readonly alone?: AlonePage;
}

/** The address of the page with everything that the remote adds to other remotes' pages. */
const PARTS_PATH = '/alone-parts';

/**
 * Shows a remote on a separate page, without the host, a server or other remotes: its addresses on the left, its pages
 * inside a frame like the host's, and its additions to other pages in frames. The sample API answers its calls.
 * Development only.
 */
export function showAlone(manifest: RemoteManifest, parts: Parts, { forwardsApi, alone = {} }: AloneSettings): void {
  const network = answerBySample(forwardsApi ? manifest.api?.prefix : undefined, alone);
  const watched = (page: string, shown: ReactNode) => (
    <WatchedPage key={page} remote={manifest.name} page={page} read={network}>
      {shown}
    </WatchedPage>
  );
  signIn('sample-token');
  slotHost.load = async () => (slot) => <AloneSlot {...slot} manifest={manifest} parts={parts} />;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  loadTypeface();
  createRoot(root).render(
    <ChakraProvider value={baseSystem}>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Flex minH="100dvh" direction={{ base: 'column', md: 'row' }}>
            <Addresses manifest={manifest} parameters={alone.parameters ?? {}} />
            <Box as="main" flex="1" minW={0}>
              <Suspense fallback="Loading...">
                <Routes>
                  {manifest.routes.map(({ path, page }) => {
                    const Page = componentOf(parts, page);
                    return Page && <Route key={path} path={path} element={watched(page, <Page />)} />;
                  })}
                  <Route
                    path={PARTS_PATH}
                    element={<AloneParts manifest={manifest} parts={parts} alone={alone} watched={watched} />}
                  />
                  <Route path="*" element={<Elsewhere />} />
                </Routes>
              </Suspense>
            </Box>
          </Flex>
          <Toasts />
        </BrowserRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  );
}

/** Answers calls with the sample API, except those below `prefix` and webpack's for hot reload. Returns the real network. */
function answerBySample(prefix: string | undefined, { answers }: AlonePage): (address: string) => Promise<Response> {
  const network = globalThis.fetch.bind(globalThis);
  const api = sampleApi();
  answers?.(api);
  const sample = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.endsWith('.hot-update.json')) return network(input, init).then(hotUpdate, noHotUpdate);
    const isOwn = prefix !== undefined && (pathname === prefix || pathname.startsWith(`${prefix.replace(/\/$/, '')}/`));
    return isOwn ? network(input, init) : sample(input, init);
  };
  return network;
}

/**
 * Webpack reloads the page only after a 404. A server that was restarted has different updates, and sends its page
 * instead.
 */
const noHotUpdate = () => new Response(null, { status: 404 });
const hotUpdate = (answer: Response) =>
  answer.ok && /json/.test(answer.headers.get('content-type') ?? '') ? answer : noHotUpdate();

interface AddressesProps {
  readonly manifest: RemoteManifest;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The addresses, with a field for each of their parameters. */
function Addresses({ manifest: { name, version, routes }, parameters }: AddressesProps) {
  const [values, setValues] = useState(parameters);
  const chosenFor = (parameter: string) => values[parameter] ?? 'bot-1';
  const names = new Set(routes.flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, found = '']) => found)));
  return (
    <Box as="nav" aria-label="Addresses" width={{ md: '240px' }} p="4" bg="surface" borderRightWidth="1px">
      <Box fontWeight={600} mb="3">
        {name} {version}
      </Box>
      {routes.map(({ path, title }) => (
        <Entry
          key={path}
          to={path.replace(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(chosenFor(parameter)))}
          title={path}
        >
          {title}
        </Entry>
      ))}
      <Entry to={PARTS_PATH}>Home, slots and palette</Entry>
      {[...names].map((parameter) => (
        <Box as="label" key={parameter} display="block" fontSize="sm" mt="3" px="3">
          :{parameter}
          <Input
            size="sm"
            value={chosenFor(parameter)}
            onChange={({ target }) => setValues({ ...values, [parameter]: target.value })}
          />
        </Box>
      ))}
    </Box>
  );
}

function Elsewhere() {
  return <Box p="8">This address belongs to another remote, or to nobody. Choose one of ours.</Box>;
}

function Toasts() {
  const toasts = useToasts();
  return (
    <Box role="status" position="fixed" bottom="4" right="4" display="grid" gap="2">
      {toasts.map(({ id, text }) => (
        <Box key={id} px="4" py="3" rounded="md" borderWidth="1px" bg="surface" fontSize="sm">
          {text}
        </Box>
      ))}
    </Box>
  );
}
