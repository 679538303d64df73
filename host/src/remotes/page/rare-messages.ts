// The words of parts that are seldom shown and loaded by themselves.

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
