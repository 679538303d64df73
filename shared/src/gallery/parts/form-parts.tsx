import { useState } from 'react';
import { Text } from '../../ui/core/text';
import { FileDrop } from '../../ui/file-drop';
import { DraftNotice } from '../../ui/form/DraftNotice';
import { PasswordField, SelectField, TextAreaField, TextField } from '../../ui/form/fields';
import { Checkbox, SwitchField } from '../../ui/form/toggles';
import type { FieldBinding } from '../../ui/form/use-form';
import { type GalleryPart, LONG_NAME } from '../gallery-part';

const entry = '@frontdesk/shared/ui/form';

export const formParts: readonly GalleryPart[] = [
  {
    name: 'TextField',
    entry,
    about: 'One line of text with its label, messages and hint.',
    states: {
      empty: () => <TextField label="Bot name" placeholder="Reception" {...useBinding()} />,
      filled: () => <TextField label="Bot name" {...useBinding('Reception')} />,
      'with a hint': () => <TextField label="Bot name" hint="Visitors see it above the chat." {...useBinding()} />,
      wrong: () => <TextField label="Bot name" {...useBinding('', ['Bot name is required'])} />,
      'wrong twice': () => (
        <TextField
          label="Bot name"
          hint="Visitors see it above the chat."
          {...useBinding('?', ['Use at least two characters.', 'Use a letter or a digit.'])}
        />
      ),
      disabled: () => <TextField label="Bot name" disabled {...useBinding('Reception')} />,
      'a search, whose label is inside': () => (
        <TextField label="Search" type="search" placeholder="Search by name" {...useBinding()} />
      ),
      'read only': () => <TextField label="Bot name" readOnly {...useBinding(LONG_NAME)} />,
    },
  },
  {
    name: 'PasswordField',
    entry,
    about: 'A password with a button that shows what was typed.',
    states: {
      filled: () => <PasswordField label="Password" autoComplete="off" {...useBinding('Correct-horse-7')} />,
      wrong: () => <PasswordField label="Password" autoComplete="off" {...useBinding('x', ['Use 8 characters.'])} />,
    },
  },
  {
    name: 'TextAreaField',
    entry,
    about: 'Several lines of text.',
    states: {
      filled: () => <TextAreaField label="Description" {...useBinding('Answers guests.\nDay and night.')} />,
      wrong: () => <TextAreaField label="Description" {...useBinding('', ['Description is required'])} />,
    },
  },
  {
    name: 'SelectField',
    entry,
    about: 'One of a few choices.',
    states: {
      chosen: () => <SelectField label="Language" options={LANGUAGES} {...useBinding('de')} />,
      'in a row of filters': () => (
        <SelectField label="Language" hasLabelInside options={LANGUAGES} {...useBinding('de')} />
      ),
      wrong: () => (
        <SelectField label="Language" options={LANGUAGES} {...useBinding('en', ['Choose another language.'])} />
      ),
    },
  },
  {
    name: 'SwitchField',
    entry,
    about: 'An on/off switch that shows its state in words.',
    states: {
      on: () => <SampleSwitch isOn />,
      off: () => <SampleSwitch />,
      pending: () => <SampleSwitch isOn pending />,
      'with a hint': () => <SampleSwitch hint="Visitors reach the agent while it is on." />,
    },
  },
  {
    name: 'Checkbox',
    entry,
    about: 'A checkbox. The page adds its label.',
    states: {
      empty: () => <Checkbox aria-label="Select row" />,
      checked: () => <Checkbox aria-label="Select row" defaultChecked />,
      mixed: () => <Checkbox aria-label="Select row" isMixed />,
      disabled: () => <Checkbox aria-label="Select row" disabled />,
    },
  },
  {
    name: 'DraftNotice',
    entry,
    about: 'Says that unsaved changes of an earlier visit are back.',
    states: { draft: () => <DraftNotice isDraft onDiscard={() => undefined} /> },
  },
  {
    name: 'FileDrop',
    entry: '@frontdesk/shared/ui/file-drop',
    about: 'Accepts files that are chosen or dropped.',
    states: { ready: () => <SampleFileDrop /> },
  },
];

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German' },
];

function useBinding(initial = '', errors: readonly string[] = []): FieldBinding {
  const [value, onChange] = useState(initial);
  return { name: 'sample', value, onChange, errors };
}

function SampleSwitch({ isOn = false, ...props }: { isOn?: boolean; pending?: boolean; hint?: string }) {
  const [checked, onChange] = useState(isOn);
  return <SwitchField label="Availability" words={['Active', 'Inactive']} {...props} {...{ checked, onChange }} />;
}

function SampleFileDrop() {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <FileDrop label="Choose files" button="Choose files" onFiles={(files) => setNames(files.map(({ name }) => name))}>
      <Text tone="muted">{names.length > 0 ? names.join(', ') : 'or drop them here'}</Text>
    </FileDrop>
  );
}
