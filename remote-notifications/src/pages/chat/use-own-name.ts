import { getLoggedUser } from '@frontdesk/shared/endpoints/user';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { useState } from 'react';

/** The name in the chat: the person's own, until she types another. */
export function useOwnName(): readonly [name: string, setName: (name: string) => void] {
  const { data: profile } = useQuery(endpointQuery(getLoggedUser, {}));
  const [typed, setTyped] = useState<string | null>(null);
  const own = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  return [typed ?? own, setTyped];
}
