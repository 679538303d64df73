import { slugProblem } from '@frontdesk/shared/endpoints/slug';
import { TextField } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import * as messages from '../../link-messages';

interface WordFieldProps {
  readonly word: string;
  readonly onChange: (word: string) => void;
}

/** Lets the owner choose the slug of a short link. */
export function WordField({ word, onChange }: WordFieldProps) {
  const [wasLeft, setLeft] = useState(false);
  const problem = wasLeft && word.trim() !== '' ? slugProblem(word) : null;
  return (
    <TextField
      label={messages.word}
      name="word"
      value={word}
      onChange={onChange}
      onBlur={() => setLeft(true)}
      errors={problem === null ? [] : [problem]}
      hint={messages.wordHint}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
