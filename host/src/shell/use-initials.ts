import { useSession } from '@frontdesk/shared/app';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { useEffect } from 'react';
import { rememberPerson } from '../session/confirm-person';

/** The first letters of the signed-in person's names, 'A' for admin while they are unknown. */
export function useInitials(): string {
  const { token } = useSession();
  const { data } = useQuery({ ...endpointQuery(getLoggedUser, {}), enabled: token !== null, staleTime: Infinity });
  useEffect(
    function noteWhoThisIs() {
      if (data?.email) rememberPerson(data.email);
    },
    [data?.email],
  );
  return `${data?.firstName.charAt(0) ?? ''}${data?.lastName.charAt(0) ?? ''}`.toUpperCase() || 'A';
}
