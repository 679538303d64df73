// The texts of rarely shown pages, which load separately.

export const tryAgain = 'Try again';
export const noLogin = {
  title: 'Login is not installed',
  headline: 'This site has no login page.',
  reason: 'No remote in the registry has a login page. The operator of this site must add it to /admin/remotes.json.',
} as const;
export const unknown = {
  title: 'This part is not installed',
  removed: (name: string) =>
    `This address belongs to ${name}, which was removed from this site. Ask the operator if you need it.`,
  back: 'Back to the dashboard',
} as const;

// The texts of rarely shown parts, which load separately.

export const waitingVisitor = {
  open: 'Open conversation',
  title: (number: number) => `(${number}) ${number === 1 ? 'Visitor' : 'Visitors'} waiting · Frontdesk`,
} as const;
export const turnedOff = {
  title: 'This part is turned off',
  reason: (name: string) => `${name} is turned off in this browser. Other people still see it.`,
  turnOn: 'Turn on',
} as const;
export const overrides = {
  label: 'Active overrides',
  preview: (name: string, release: string) => `Preview of ${name} ${release}`,
  from: (name: string, address: string) => `${name} from ${address}`,
  endPreview: 'End preview',
  clear: 'Clear',
  field: (name: string) => `Load ${name} from`,
  load: 'Load from this address',
} as const;

export const ownersOnly = 'Only owners of the organization can open this page. Ask an owner to make you one in People.';
export const personUnknown =
  'Could not load your account, so this page cannot open. Check your connection and try again.';
