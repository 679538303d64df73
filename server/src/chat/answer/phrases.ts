/*
 * Several words that mean one thing. In a question the one word takes their place; in a document it is added,
 * so that their parts are still found.
 */
const PHRASES: readonly (readonly [pattern: string, word: string])[] = [
  ['check(ed|ing|s)?[ -]?in( time)?', 'arrival'],
  ['check(ed|ing|s)?[ -]?out( time)?', 'departure'],
  ['wi[ -]fi|wireless( network| internet| lan)?|w ?lan', 'wifi'],
  ['e[ -]mails?', 'email'],
  ['web ?sites?|web[ -]pages?|home ?pages?', 'website'],
  ['(get|gets|got|have) (my |our |your |the |their )?money back|money[ -]back|pay (it |the amount )?back', 'refund'],
  ['(give|send|bring|take|hand|ship)(s|ing)? (it |them |this |something |goods |items )?back', 'return'],
  ['get rid of', 'remove'],
  ['call(ed|ing)? off', 'cancel'],
  ['(show|shows|showing|turn|turns|turning) up|no[ -]shows?', 'attend'],
  ['sign(ing|ed|s)?[ -]?up|create an account|open an account', 'register'],
  ['(log|sign)(ging|ged|ing|ed|s)?[ -]?in(to)?', 'login'],
  ['pick(ed|ing|s)?[ -]?up', 'collect'],
  ['tak(e|es|ing) part', 'participate'],
  ['tak(e|es|ing) along', 'bring'],
  ['(cell|mobile|smart)[ -]?phones?', 'phone'],
  ['gift[ -](cards?|vouchers?|certificates?)', 'voucher'],
  ['(parking|car)[ -](lots?|parks?|spaces?|spots?|places?)|park (my|our|your|the|a) (car|van|vehicle)', 'parking'],
  ['leave (my|our|your|the|a) (car|van|vehicle)', 'parking'],
  [
    'free of charge|for free|for nothing|at no (extra )?(cost|charge)|without (extra )?(charge|cost)|costs? nothing',
    'free',
  ],
  ['on hold', 'pause'],
  ['(turn|switch)(ed|ing)? on', 'enable'],
  ['(turn|switch)(ed|ing)? off', 'disable'],
  ['how old', 'age'],
  ['how (heavy|much does it weigh)', 'weight'],
  [
    '(i|we)( have| ve)? (left|forgot|lost) (my|our|a|an|something)|lost (and found|property|items?)|left behind',
    'lostproperty',
  ],
  ['(swimming|indoor|outdoor)[ -]pools?', 'pool'],
  ['wheel[ -]chairs?', 'wheelchair'],
  ['new[ -]?comers?|new (patients?|customers?|clients?|members?)|first[ -](visit|time|appointment)s?', 'firstvisit'],
  ['(flu|influenza) (shots?|jabs?|vaccin\\w+)', 'influenza vaccination'],
  ['(sick|doctor s|medical) (notes?|certificates?)|certificates? of incapacity', 'sicknote'],
  ['driv(er s|ers|ing) licen[cs]es?', 'drivinglicence'],
  ['(sort|type|kind)s? of payment|payment (methods?|options?|types?)|ways? to pay', 'payment'],
  ['(opening|business|office|surgery|working|shop|store) (hours|times?)', 'openinghours'],
  ['working days?|business days?|weekdays?', 'workday'],
  ['(older|elderly|senior) (people|persons?|citizens?)|seniors?|pensioners?|retirees?', 'senior'],
  ['out of (order|service)', 'broken'],
  ['sold out|out of stock', 'unavailable'],
  ['go(ing)? wrong', 'fail'],
  ['(won t|does not|doesn t|will not|not) (start|work|run|go on)|breaks? down', 'breakdown'],
  ['drop(ped|ping|s)?[ -]?off', 'return'],
  ['fill (it |the tank |her )?up', 'fuel'],
  ['hand(ed|ing|s)? over', 'return'],
  ['try (it|this|that|you)( all)?( out)?|try out|trial', 'trial'],
  ['tak(e|es|ing) care of', 'care'],
  ['up to date', 'current'],
];

const COMPILED = PHRASES.map(([pattern, word]) => [new RegExp(`\\b(?:${pattern})\\b`, 'g'), ` ${word} `] as const);

/** The question with one word for each phrase. Takes plain lower-case text. */
export function replacePhrases(plain: string): string {
  return COMPILED.reduce((text, [pattern, word]) => text.replace(pattern, word), plain);
}

/** The words for all phrases that a document's text holds. */
export function phraseWords(plain: string): string[] {
  return COMPILED.flatMap(([pattern, word]) => [...plain.matchAll(pattern)].flatMap(() => word.trim().split(' ')));
}
