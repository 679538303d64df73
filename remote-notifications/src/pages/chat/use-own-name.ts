import { useDraftText } from '@frontdesk/shared/app';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { useState } from 'react';

/** Returns the name in the chat: the person's own, or the one that she typed, which survives leaving the page. */
export function useOwnName(): readonly [name: string, setName: (name: string) => void] {
  const { data: profile } = useQuery(endpointQuery(getLoggedUser, {}));
  const [typed, setTyped] = useDraftText('chat/own-name');
  const [isTyped, setIsTyped] = useState(typed !== '');
  const own = profile ? `${profile.firstName} ${profile.lastName}`.trim() : '';
  const setName = (name: string) => {
    setIsTyped(true);
    // The person's own name needs no draft.
    setTyped(name === own ? '' : name);
    if (name === own) setIsTyped(false);
  };
  return [isTyped ? typed : own, setName];
}
