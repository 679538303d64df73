import { Box, chakra, Text } from '@frontdesk/shared/ui/core';
import { Checkbox, type FieldBinding } from '@frontdesk/shared/ui/form';
import { useId } from 'react';

/** The choices in a form field, which stores them as one text. */
export const chosenIn = <Choice extends string>(choices: readonly Choice[], text: string): Choice[] =>
  choices.filter((choice) => text.split(' ').includes(choice));

/** Adds a choice to the field's text, or removes it. */
function withChoice(text: string, choice: string, isChosen: boolean): string {
  const others = text.split(' ').filter((one) => one !== '' && one !== choice);
  return (isChosen ? [...others, choice] : others).join(' ');
}

const ChoiceRow = chakra('label', {
  base: { display: 'flex', gap: '3', py: '1', alignItems: 'flex-start', cursor: 'pointer', '& input': { mt: '2px' } },
});

interface ChoicesFieldProps<Choice extends string> extends FieldBinding {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** The meaning of each choice. */
  readonly words: Readonly<Record<Choice, string>>;
}

/** A checkbox for each choice. */
export function ChoicesField<Choice extends string>(props: ChoicesFieldProps<Choice>) {
  const { title, choices, words, value, onChange, errors, name } = props;
  const id = useId();
  const chosen = chosenIn(choices, value);
  return (
    <chakra.fieldset
      aria-describedby={errors.length > 0 ? `${id}-errors` : undefined}
      aria-invalid={errors.length > 0 || undefined}
    >
      <chakra.legend fontSize="sm" fontWeight={500} mb="1">
        {title}
      </chakra.legend>
      {choices.map((choice) => (
        <ChoiceRow key={choice}>
          <Checkbox
            name={name}
            value={choice}
            checked={chosen.includes(choice)}
            onChange={(event) => onChange(withChoice(value, choice, event.currentTarget.checked))}
          />
          <Box minW={0}>
            <Text as="span" display="block" dir="ltr" fontFamily="mono" fontSize="sm">
              {choice}
            </Text>
            <Text as="span" display="block" fontSize="sm" tone="muted">
              {words[choice]}
            </Text>
          </Box>
        </ChoiceRow>
      ))}
      {errors.length > 0 && (
        <Text id={`${id}-errors`} role="alert" fontSize="sm" color="danger">
          {errors.join(' ')}
        </Text>
      )}
    </chakra.fieldset>
  );
}
