import { ApiError, language as pageLanguage, switchLanguage } from '@frontdesk/shared/app';
import { LANGUAGE_NAMES } from '@frontdesk/shared/endpoints/languages';
import { SelectField } from '@frontdesk/shared/ui/form';
import { useState } from 'react';
import { storeLanguage } from '../../api/profile';
import * as messages from '../../messages/language';

const OPTIONS = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }));

/** Selects the dashboard's language, stored with the account, or on another server only in this browser. */
export function LanguageField() {
  const [chosen, setChosen] = useState(pageLanguage);
  const [hasFailed, setFailed] = useState(false);
  const choose = async (next: string) => {
    setChosen(next);
    setFailed(false);
    try {
      await storeLanguage(next);
    } catch (error) {
      // Another server does not have the call; the browser also stores the language.
      if (!(error instanceof ApiError) || ![404, 405].includes(error.status ?? 0)) {
        setChosen(pageLanguage);
        return setFailed(true);
      }
    }
    switchLanguage(next);
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
