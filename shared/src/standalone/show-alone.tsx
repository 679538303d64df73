import { Box, ChakraProvider, chakra, Flex } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, NavLink, Route, Routes } from 'react-router-dom';
import type { RemoteManifest } from '../contract/remote-manifest';
import { signIn } from '../session/session-store';
import { WatchedPage } from '../testing/watched-page';
import { baseSystem } from '../theme/base-system';
import { loadTypeface } from '../theme/typeface';
import { useToasts } from '../ui/toast-store';
import { sampleApi } from './sample-api';

const Entry = chakra(NavLink, {
  base: { display: 'block', px: '3', py: '2', rounded: 'md', fontSize: 'sm', _hover: { bg: 'hover' } },
});

type Pages = Readonly<Record<string, () => Promise<ComponentType>>>;

/**
 * Shows a remote on a page of its own, without host, server and other remotes: its addresses on the left, its pages in
 * the host's surroundings, its calls answered by the sample API. With `forwardsApi` the calls below the remote's own API
 * prefix reach the network. Development only.
 */
export function showAlone(manifest: RemoteManifest, pages: Pages, { forwardsApi }: { forwardsApi: boolean }): void {
  const network = answerBySample(forwardsApi ? manifest.api?.prefix : undefined);
  const watched = (page: string, shown: ReactNode) => (
    <WatchedPage key={page} remote={manifest.name} page={page} read={network}>
      {shown}
    </WatchedPage>
  );
  signIn('sample-token');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const loaded = Object.fromEntries(
    Object.entries(pages).map(([name, load]) => [name, lazy(async () => ({ default: await load() }))]),
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  loadTypeface();
  createRoot(root).render(
    <ChakraProvider value={baseSystem}>
      <QueryClientProvider client={client}>
        <BrowserRouter>
          <Flex minH="100dvh" direction={{ base: 'column', md: 'row' }}>
            <Addresses manifest={manifest} />
            <Box as="main" flex="1" minW={0}>
              <Suspense fallback="Loading...">
                <Routes>
                  {manifest.routes.map(({ path, page }) => {
                    const Page = loaded[page];
                    return Page && <Route key={path} path={path} element={watched(page, <Page />)} />;
                  })}
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

/** Answers calls by the sample API, except those below `prefix` and webpack's own for hot reload. Returns the network. */
function answerBySample(prefix: string | undefined): (address: string) => Promise<Response> {
  const network = globalThis.fetch.bind(globalThis);
  sampleApi();
  const sample = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.endsWith('.hot-update.json')) return network(input, init).then(hotUpdate, noHotUpdate);
    const isOwn = prefix !== undefined && (pathname === prefix || pathname.startsWith(`${prefix.replace(/\/$/, '')}/`));
    return isOwn ? network(input, init) : sample(input, init);
  };
  return network;
}

/** Webpack reloads the page after a 404 only. A server that was restarted has other updates, and sends its page instead. */
const noHotUpdate = () => new Response(null, { status: 404 });
const hotUpdate = (answer: Response) =>
  answer.ok && /json/.test(answer.headers.get('content-type') ?? '') ? answer : noHotUpdate();

function Addresses({ manifest: { name, version, routes } }: { manifest: RemoteManifest }) {
  return (
    <Box as="nav" aria-label="Addresses" width={{ md: '240px' }} p="4" bg="surface" borderRightWidth="1px">
      <Box fontWeight={600} mb="3">
        {name} {version}
      </Box>
      {routes.map(({ path, title }) => (
        <Entry key={path} to={path.replace(/:\w+/g, 'bot-1')} title={path}>
          {title}
        </Entry>
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
