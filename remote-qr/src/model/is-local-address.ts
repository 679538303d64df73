const LOCAL_NAME = /^(?:[^.]+|.+\.(?:localhost|local|internal|lan|home\.arpa))$/i;
const LOCAL_NUMBER = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./;

/** Whether an address is recognizably reachable only from this machine or its network. */
export function isLocalAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname.startsWith('[') ? /^\[(?:::1|f[cd]|fe80)/i.test(hostname) : isLocalHost(hostname);
}

function isLocalHost(hostname: string): boolean {
  return LOCAL_NUMBER.test(hostname) || LOCAL_NAME.test(hostname);
}
