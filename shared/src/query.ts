/** TanStack Query for server data, and queries made from endpoints; the host and the remotes share their cache. */
export {
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { asOwnEvent, type OwnEvent, ownEventKey } from './query/as-own-event';
export { endpointKey, endpointQuery, rawAnswerQuery } from './query/endpoint-query';
