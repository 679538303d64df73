import { useEffect, useState } from 'react';

/** Returns the response of an API call; null until it arrives. */
export function useCall<Answer>(address: string): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(
    function call() {
      const headers = { authorization: `Bearer ${localStorage.getItem('TOKEN')}` };
      void fetch(address, { headers }).then(async (response) => setAnswer((await response.json()) as Answer));
    },
    [address],
  );
  return answer;
}
