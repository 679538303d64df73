import { useSession } from '@frontdesk/shared/app';
import { getLoggedUser } from '@frontdesk/shared/endpoints/logged-user';
import { endpointQuery, useQuery } from '@frontdesk/shared/query';
import { useEffect } from 'react';
import { rememberPerson } from '../session/confirm-person';

/** Returns the initials of the signed-in person; 'A' for admin while the name is not known. */
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
