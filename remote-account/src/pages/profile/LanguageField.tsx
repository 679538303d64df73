import { language as pageLanguage, switchLanguage } from '@frontdesk/shared/app';
import { LANGUAGE_NAMES } from '@frontdesk/shared/endpoints/languages';
import { useOwnCalls } from '@frontdesk/shared/own-calls';
import { SelectField } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import { storeLanguage } from '../../api/profile';
import * as messages from '../../messages/language';

const OPTIONS = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }));

/** Chooses the language of the dashboard: stored with the account, and on another server in this browser alone. */
export function LanguageField() {
  const isOwn = useOwnCalls();
  const [chosen, setChosen] = useState(pageLanguage);
  const [hasFailed, setFailed] = useState(false);
  const choose = async (next: string) => {
    setChosen(next);
    setFailed(false);
    try {
      if (isOwn) await storeLanguage(next);
      switchLanguage(next);
    } catch {
      setChosen(pageLanguage);
      setFailed(true);
    }
  };
  return (
    <SelectField
      name="language"
      label={messages.language}
      hint={messages.languageHint}
      errors={hasFailed ? [messages.languageFailed] : []}
      options={OPTIONS}
      value={chosen}
      onChange={(next) => void choose(next)}
    />
  );
}
