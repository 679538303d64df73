// Texts of the forms for kinds that are not in the spec.

export const securities = [
  { value: 'WPA', label: 'WPA/WPA2' },
  { value: 'WPA3', label: 'WPA3' },
  { value: 'none', label: 'No password' },
  { value: 'WEP', label: 'WEP' },
];
export const hiddenWords = ['Yes', 'No'] as const;
export const numberHint = (number: string) => `Will be encoded as ${number}`;

export const campaign = 'Campaign';
export const campaignIntro =
  'Adds parameters to the address, so that your website’s analytics can count visits from this code. Clear the fields to remove them.';
export const campaignNeedsUrl = 'Enter a web address first.';
export const campaignFields = [
  { name: 'utm_source', label: 'Source', placeholder: 'flyer' },
  { name: 'utm_medium', label: 'Medium', placeholder: 'print' },
  { name: 'utm_campaign', label: 'Campaign', placeholder: 'summer' },
] as const;
