// Texts of the forms for kinds that the spec does not have. All of them are ours.

export const firstName = 'First name';
export const lastName = 'Last name';
export const company = 'Company';
export const phone = 'Phone';
export const email = 'Email';
export const website = 'Website';

export const networkName = 'Network name';
export const password = 'Password';
export const security = 'Security';
export const securities = [
  { value: 'WPA', label: 'WPA/WPA2' },
  { value: 'WPA3', label: 'WPA3' },
  { value: 'none', label: 'No password' },
  { value: 'WEP', label: 'WEP' },
];
export const securityHint = 'WPA/WPA2 is right for most networks, also for those that accept WPA3 beside it.';
export const hidden = 'Hidden network';
export const hiddenWords = ['Yes', 'No'] as const;
export const hiddenHint = 'A hidden network does not broadcast its name.';

export const subject = 'Subject';
export const message = 'Message';
export const number = 'Number';
export const numberHint = (number: string) => `Will be encoded as ${number}`;

export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const latitudeExample = '52.5163';
export const longitudeExample = '13.3777';
export const label = 'Label';
export const labelHint = 'Shown in your list only: a map shows the point itself.';

export const text = 'Text';

export const campaign = 'Campaign';
export const campaignIntro =
  'Adds parameters to the address, so that the statistics of your website can count visits from this code. Clear the fields to remove them.';
export const campaignNeedsUrl = 'Enter a web address first.';
export const campaignFields = [
  { name: 'utm_source', label: 'Source', placeholder: 'flyer' },
  { name: 'utm_medium', label: 'Medium', placeholder: 'print' },
  { name: 'utm_campaign', label: 'Campaign', placeholder: 'summer' },
] as const;
