/** The words, in one language, that show what a question requests and what a sentence states. */
export interface KindWords {
  /** Patterns of questions; `BUSINESS` stands for any of `businesses`. */
  readonly asks: Readonly<
    Record<
      | 'founded'
      | 'owner'
      | 'duration'
      | 'count'
      | 'measure'
      | 'email'
      | 'phone'
      | 'price'
      | 'address'
      | 'where'
      | 'who'
      | 'why'
      | 'day'
      | 'clock'
      | 'when'
      | 'howto'
      | 'which'
      | 'yesno',
      string
    >
  >;
  /** A pattern that captures the thing after 'which', 'what' or 'how many'. */
  readonly thing: string;
  /** Lists of words, separated by `|`. The first list has the words that an owner may use for her business. */
  readonly businesses: string;
  readonly numbers: string;
  readonly amounts: string;
  readonly spans: string;
  readonly until: string;
  readonly days: string;
  readonly times: string;
  /** Other ways to state a time of day. */
  readonly clocks: string;
  /** Monday to Sunday. */
  readonly week: readonly string[];
  /** Their abbreviations in lists of hours, separated by spaces. */
  readonly shortWeek: string;
  readonly everyDay: string;
  readonly specialDays: string;
  /** The name of a special day, and other names of that day. */
  readonly sameDays: readonly (readonly [asked: string, said: string])[];
  /** Pairs of words: a sentence about the first says nothing about the second. */
  readonly opposed: readonly (readonly [string, string])[];
  /** The assumed subject of a question that has none: 'Where are you?' */
  readonly implied: Readonly<
    Partial<Record<'address' | 'where' | 'clock' | 'when' | 'phone' | 'email' | 'price' | 'who', string>>
  >;
  readonly money: string;
  readonly places: string;
  readonly people: string;
  /** How a sentence states when the business began, and who founded, owns or leads it. */
  readonly foundings: string;
  readonly owners: string;
  readonly reasons: string;
  readonly ways: string;
  readonly modals: string;
}

export const EN: KindWords = {
  asks: {
    founded: String.raw`\bsince when (?:have|has|are) (?:you|they|the (?:BUSINESS))\b|\bhow long (?:have|has) (?:you|u|the|this|it|they)\b.{0,30}\b(?:been (?:going|around|open|here|there|in business|running|trading|doing)|existed)\b|\bhow old (?:is|are) (?:the|your|this) (?:BUSINESS)\b|\b(?:when|what year|which year)\b.{0,25}\b(?:founded|set up|established|started up|built)\b`,
    owner: String.raw`\bwho(?:'?s| is| are)? (?:now )?(?:the )?(?:owner|owns|runs|boss|manager|in charge|founder|director|started|founded|set up|opened)(?: (?:it|this|that|now|there|today|here|(?:the|your|this) (?:BUSINESS)))*(?= ?[,?!.]|\s*$)`,
    duration: String.raw`\bhow (?:long|soon|quick|quickly|fast)\b|\bhow many (?:minutes|hours|days|weeks|months|years|nights)|\bhow much time\b|\bduration\b`,
    count: String.raw`\bhow (?:many|often)\b|\bnumber of\b|\bcapacity\b`,
    measure: String.raw`\bhow (?:big|large|deep|high|tall|wide|heavy|far|old|strong|hot|cold|warm|small|much (?:power|weight|space|water|luggage|baggage|storage|memory))\b|\b(?:what|which) (?:size|age|temperature|speed|weight|height|distance)\b`,
    email: String.raw`\be-?mail (?:address|of)\b|\bwhat'?s? .{0,12}e-?mail`,
    phone: String.raw`\bphone (?:number|no)\b|\b(?:your|the) phone\s*[?]?$|\btelephone\b|\bwhat number\b|\b(?:call|ring) you\b`,
    price: String.raw`\bhow much\b|\bprices?\b|\bcosts?\b|\bfees?\b|\bexpensive\b|\bcheap\w*\b|\bcharged?\b|\bdo (?:i|we) pay\b|\bfor free\b|\bdeposit\b|\bdiscount\b|\brates?\b|\bpay for\b`,
    address: String.raw`\baddress\b(?<!mail address)|\bwhere (?:are you|can (?:i|we) find you|do (?:i|we) find you|is (?:it|this)(?: exactly)?(?=[?]?\s*$)|exactly (?:is it|are you)|is (?:your|the) (?:BUSINESS)(?=[?]?\s*$)|abouts (?:are you|is it))\b|\bwhereabouts (?:are you|is it)\b|\bhow (?:do|can) (?:i|we) find you\b|\byou based\b|\bpost ?code\b`,
    where: String.raw`\bwhere\b|\baddress\b|\blocated\b|\blocation\b|\bwhich (?:floor|street|room|place|platform)\b`,
    who: String.raw`\bwho\b|\bwhom\b|\bwhose\b`,
    why: String.raw`\bwhy\b`,
    day: String.raw`\b(?:what|which) (?:exact )?(?:days?|dates?|weekdays?)\b`,
    clock: String.raw`\bwhat time\b|\bhow (?:late|early)\b|\b(?:opening|closing|arrival) times?\b|\bhours\b`,
    when: String.raw`\bwhen\b|\bwhat time\b|\b(?:what|which) days?\b|\buntil\b|\bopen(?:ing)?\b|\bclosed?\b|\bhours\b|\bhow (?:late|early)\b|\bdate\b`,
    howto: String.raw`\bhow (?:do|can|should|would|to|does|did)\b`,
    which: String.raw`\b(?:which|what) (?!is\b|are\b|was\b|do\b|does\b|if\b|about\b|happens\b|should\b|can\b|will\b)\p{L}+`,
    yesno: String.raw`^(?:and |but |so |hi,? |hello,? )?(?:can|could|may|am|are|is|do|does|did|will|would|have|has|should|must)\b|\b(?:can|may|could) (?:i|we|my|you)\b|\bdo (?:you|i|we)\b|\bis (?:there|it)\b|\bare there\b`,
  },
  thing: String.raw`\b(?:which|what|how many)\s+(?:kinds? of |types? of |sorts? of |brands? of )?(?!is\b|are\b|was\b|do\b|does\b|if\b|about\b|happens\b|should\b|can\b|will\b|time\b)([\p{L}-]+)(?:\s+([\p{L}-]+))?`,
  businesses:
    'shop|store|house|hotel|place|office|studio|school|museum|theatre|theater|cinema|pool|gym|clinic|practice|surgery|restaurant|caf[eé]|bar|pub|club|centre|center|farm|garage|workshop|salon|company|business|firm|library|market|gallery|hostel|campsite',
  numbers: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|half',
  amounts: 'no|none|several|single|pair|unlimited|both|only|dozen|once|twice|every|each',
  spans: 'minutes?|hours?|days?|nights?|weeks?|months?|years?|seasons?',
  until: 'until|till|overnight|a (?:minute|day|week|month|year|night)|an hour|immediately|straight away',
  days: 'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|daily|weekdays?|weekends?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter',
  times:
    'noon|midnight|mornings?|afternoons?|evenings?|always|day and night|immediately|at once|(?:every|each|all) (?:day|week|month|year)|before|after|in advance|holidays?|dawn|dusk',
  clocks: 'noon|midnight|24 hours|around the clock|day and night|closed|dawn|dusk|sunset|sunrise',
  week: [
    'mondays?|weekdays?',
    'tuesdays?|weekdays?',
    'wednesdays?|weekdays?',
    'thursdays?|weekdays?',
    'fridays?|weekdays?',
    'saturdays?|weekends?',
    'sundays?|weekends?',
  ],
  shortWeek: 'mon tue wed thu fri sat sun',
  everyDay: 'daily|every day|each day|all week|seven days|always|all year',
  specialDays:
    "christmas(?: eve| day)?|new year'?s?(?: eve| day)?|easter|bank holidays?|boxing day|halloween|good friday|public holidays?|valentine'?s?",
  sameDays: [
    ['christmas(?! eve| day)', 'boxing day|2[456](?:th)? (?:of )?december|december 2[456](?:th)?'],
    ['christmas eve', '24(?:th)? (?:of )?december|december 24(?:th)?'],
    ['christmas day', '25(?:th)? (?:of )?december|december 25(?:th)?'],
    ['boxing day', '26(?:th)? (?:of )?december|december 26(?:th)?'],
    ["new year'?s? eve", '31(?:st)? (?:of )?december|december 31(?:st)?'],
    ["new year'?s? day", '1(?:st)? (?:of )?january|january 1(?:st)?'],
    [
      "new year'?s?(?!'?s? (?:eve|day))",
      '31(?:st)? (?:of )?december|december 31(?:st)?|1(?:st)? (?:of )?january|january 1(?:st)?',
    ],
  ],
  opposed: [
    ['before', 'after'],
    ['with', 'without'],
    ['inside|indoors?', 'outside|outdoors?'],
    ['summer', 'winter'],
    ['weekdays?', 'weekends?'],
    ['adults?', 'child|children|kids?'],
    ['singles?', 'doubles?'],
    ['first', 'last'],
    ['cats?', 'dogs?'],
    ['morning', 'evening|afternoon'],
    ['hire|rent', 'buy|sell|sale'],
    ['men', 'women|ladies'],
    ['small', 'large|big'],
  ],
  implied: {
    where: 'address street',
    clock: 'opening hours',
    when: 'opening hours',
    phone: 'phone number',
    email: 'email',
    price: 'prices',
    who: 'owner',
  },
  money:
    'euros?|dollars?|pounds?|pence|cents?|percent|per cent|free|free of charge|no charge|for nothing|included|includes?|deposit|half price|costs? nothing|nothing|extra',
  places:
    'in|at|on|near|opposite|behind|beside|next to|under|above|below|outside|inside|from|street|road|floor|station|square|lane',
  people:
    'manager|team|staff|owners?|nurses?|doctors?|teachers?|receptionists?|guides?|instructors?|parents?|everyone|everybody|anyone|nobody|members?|people|children|adults|students?|guests?|we',
  foundings: 'since|founded|opened|started|set up|established|began|built',
  owners:
    'runs?|run by|owns|owned|owners?|manager|manages|founded|founders?|set up|started|opened|took over|taken over|belongs? to|in charge|heads|led by|director|proprietors?',
  reasons: 'because|since|as|so that|due to|to (?:prevent|avoid|protect|keep)|otherwise|for',
  ways: 'by|via|through|press|click|choose|select|open|call|ring|write|send|use|enter|scan|book|ask|tell|fill|sign|log|take|bring|go|turn|hold|pull|push|show|reserve|order|form|app|online|with|please',
  modals:
    "yes|no|not|never|only|may|can|cannot|can't|must|allowed|permitted|welcome|possible|accept\\w*|requires?d?|need\\w*|have to|free|available|offers?|included|without|unless|except|if|too|also|every|all|any",
};

export const DE: KindWords = {
  asks: {
    founded: String.raw`\bseit wann (?:gibt|gibts|besteht|existiert|macht ihr)\b|\bwie lange (?:gibt|gibts|besteht|existiert|macht ihr)\b|\bwann (?:wurde|habt|hat|ist)\b.{0,40}\b(?:gegründet|eröffnet|aufgemacht|entstanden|gebaut|angefangen)\b|\bin welchem jahr\b|\bgründungsjahr\b`,
    owner: String.raw`\bwem gehör(?:t|en) (?:ihr|das|der|die|euer|eure)(?: (?:BUSINESS))?(?: (?:jetzt|heute|eigentlich))?(?= ?[,?!.]|\s*$)|\bwer ist (?:(?:jetzt|hier|heute|bei euch|eigentlich) )*(?:der |die |euer |eure )?(?:chefin?|inhaber(?:in)?|besitzer(?:in)?|eigentümer(?:in)?|gründer(?:in)?)\b(?! (?:de[rs]|vo[mn]) (?!BUSINESS))|\bwer (?:leitet|führt|betreibt) (?:das|den|die|euer|eure|euren) (?:BUSINESS)(?= ?[,?!.]|\s*$)|\bwer hat (?:euch|das|die|den|es)(?: (?:BUSINESS))? (?:gegründet|eröffnet|aufgemacht)\b`,
    duration: String.raw`\bwie (?:lange|schnell)\b|\bwie lang\b(?! (?:ist|sind)\b)|\bwie viele? (?:minuten|stunden|tage|wochen|monate|jahre|nächte)|\bdauert\b|\bdauer\b`,
    count: String.raw`\bwie ?viele\b|\bwie oft\b|\banzahl\b|\bwie ?viel (?:leute|personen|plätze|gäste|kinder|betten)\b`,
    measure: String.raw`\bwie (?:groß|gross|tief|hoch|breit|schwer|weit|alt|stark|warm|heiß|heiss|kalt|lang)\b|\bab welchem alter\b|\bwelche[rs]? (?:größe|groesse|temperatur|gewicht|höhe)\b`,
    email: String.raw`\be-?mail-?adresse\b|\bmailadresse\b|\bemail\b`,
    phone: String.raw`\btelefonnummer\b|\bhandynummer\b|\btelefonisch\b|\bwelche nummer\b|\bnummer\b`,
    price: String.raw`\bwie ?viel (?:kostet|kosten|zahl|ist|für|macht)|\bkoste[tn]?\b|\bpreise?\b|\bteuer\b|\bgünstig\p{L}*|\bgebühr(?:en)?\b|\bzahl(?:e|en|t)\b|\bkostenlos\b|\bgratis\b|\bumsonst\b|\bkaution\b|\banzahlung\b|\brabatt\b|\bermäßig\p{L}*|\bnachlass\b|\bwas macht\b|\beintritt\b|\btarif\b`,
    address: String.raw`\b(?:adresse|anschrift)\b(?<!mail-adresse)|\bwo (?:seid|sind|finde|findet|finden|liegt) (?:ihr|sie|ich euch|ich sie|wir euch|wir sie|man euch|man sie)\b|\bwo (?:genau )?(?:ist|liegt|finde ich|finden wir|steht) (?:das|der|die|den|euer|eure|eurer|euren) (?:BUSINESS)(?: genau)?(?=[?]?\s*$)|\bnavi\b`,
    where: String.raw`\bwo\b|\bwohin\b|\bwoher\b|\badresse\b|\bstandort\b`,
    who: String.raw`\bwer\b|\bwem\b|\bwen\b|\bwessen\b|\ban wen\b`,
    why: String.raw`\bwarum\b|\bwieso\b|\bweshalb\b|\bwozu\b`,
    day: String.raw`\bwelche[nmrs]? (?:genaue[nrs]? )?(?:tag\p{L}*|wochentag\p{L}*|datum)\b`,
    clock: String.raw`\bwie (?:spät|früh)\b|\buhrzeit\b|\bum wie ?viel uhr\b|\böffnungszeit\p{L}*|\bsprechzeit\p{L}*`,
    when: String.raw`\bwann\b|\buhrzeit\b|\bum wie ?viel uhr\b|\böffnungszeiten\b|\boffen\b|\bgeöffnet\b|\bauf(?:haben)?\b(?=[?]?$)|\bgeschlossen\b|\bzu\b(?=[?]?$)|\bbis wann\b|\bwelche[nmr]? tag\p{L}*|\bdatum\b|\btermin\b`,
    howto: String.raw`\bwie\b`,
    which: String.raw`\bwelche[rsnm]?\b|\bwas für\b`,
    yesno: String.raw`^(?:und |aber |hallo,? )?(?:kann|können|könnte|darf|dürfen|ist|sind|gibt|gibts|hat|habt|haben|muss|müssen|soll|wird|werden|bekomm\p{L}*|nehmt|nehmen|macht|bietet|verkauft|geht|braucht|brauche)\b|\b(?:kann|darf|muss) (?:ich|man|mein\p{L}*)\b|\bgibt(?:s| es)\b|\bhabt ihr\b|\bhaben sie\b`,
  },
  thing: String.raw`\b(?:welche[rsnm]?|was für(?: eine?[nrms]?)?|wie ?viele?)\s+([\p{L}-]+)(?:\s+([\p{L}-]+))?`,
  businesses:
    'laden|geschäft|haus|hotel|büro|studio|schule|museum|theater|kino|bad|praxis|restaurant|café|verein|hof|werkstatt|werkstat|salon|firma|betrieb|bücherei|halle|zentrum|hütte|markt|ganze|\\p{L}{3,}(?:schule|halle|haus|hof|studio|bad|laden|markt|pension|werkstatt|verein)',
  numbers:
    'ein(?:e[nmrs]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|vierzehn|fünfzehn|zwanzig|dreißig|halbe[nrs]?|anderthalb',
  amounts: 'kein\\p{L}*|mehrere|einzeln\\p{L}*|paar|unbegrenzt|beide|nur|dutzend|einmal|zweimal|jede[nrms]?',
  spans: 'minuten?|stunden?|tage?n?|nächte?n?|nacht|wochen?|monate?n?|jahre?n?|saison|werktage?n?',
  until: 'bis|über nacht|sofort|umgehend|ganzjährig',
  days: 'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|täglich|werktags|wochentags|wochenenden?|feiertage?n?|feiertags|mo|di|mi|do|fr|sa|so|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|frühling|sommer|herbst|winter',
  times:
    'mittags?|mitternacht|morgens?|vormittags?|nachmittags?|abends?|nachts|immer|rund um die uhr|sofort|jede[nrs]? (?:tag|woche|monat|jahr)|vor|nach|vorher|ferien',
  clocks: 'mittags?|mitternacht|24 Stunden|rund um die uhr|geschlossen|ruhetage?n?|dämmerung',
  week: [
    'montags?|werktags|wochentags',
    'dienstags?|werktags|wochentags',
    'mittwochs?|werktags|wochentags',
    'donnerstags?|werktags|wochentags',
    'freitags?|werktags|wochentags',
    'samstags?|sonnabends?|wochenenden?',
    'sonntags?|wochenenden?',
  ],
  shortWeek: 'mo di mi do fr sa so',
  everyDay: 'täglich|jeden tag|immer|alle tage|ganzjährig',
  specialDays: 'weihnachten|heiligabend|silvester|neujahr|ostern|pfingsten|feiertage?n?|feiertags|karfreitag|fasching',
  sameDays: [
    ['weihnacht\\p{L}*', 'heiligabend|2[456]\\. ?(?:und 2[56]\\. ?)?(?:dezember|12)'],
    ['heiligabend', '24\\. ?(?:dezember|12)'],
    ['silvester', '31\\. ?(?:dezember|12)'],
    ['neujahr', '1\\. ?(?:januar|1)'],
  ],
  opposed: [
    ['vor|vorher', 'nach|nachher'],
    ['mit', 'ohne'],
    ['drinnen|innen', 'draußen|außen'],
    ['sommer', 'winter'],
    ['werktags|unter der woche', 'wochenenden?'],
    ['erwachsene\\p{L}*', 'kind|kinder|kindern'],
    ['einzel\\p{L}*', 'doppel\\p{L}*'],
    ['erste\\p{L}*', 'letzte\\p{L}*'],
    ['katzen?', 'hunde?'],
    ['morgens?|vormittags?', 'abends?|nachmittags?'],
    ['mieten|leihen|ausleihen', 'kaufen|verkauf'],
    ['herren|männer', 'damen|frauen'],
    ['kleine?\\p{L}?', 'große?\\p{L}?'],
  ],
  implied: {
    where: 'adresse anfahrt',
    clock: 'öffnungszeiten',
    when: 'öffnungszeiten',
    phone: 'telefon',
    email: 'email',
    price: 'preise',
    who: 'inhaber',
  },
  money:
    'euro|cent|prozent|kostenlos|kostenfrei|gratis|umsonst|frei|inklusive|inbegriffen|enthalten|im preis|kaution|anzahlung|halbe[nr]? preis|hälfte|ohne aufpreis|aufpreis|nichts',
  places:
    'im|in|am|an|auf|bei|beim|neben|hinter|vor|gegenüber|unter|über|draußen|drinnen|aus|vom|zum|zur|straße|gasse|weg|platz|stock|etage|erdgeschoss|keller|bahnhof',
  people:
    'team|inhaber\\p{L}*|chef\\p{L}*|leitung|leiter\\p{L}*|arzt|ärztin|lehrer\\p{L}*|rezeption|mitarbeiter\\p{L}*|eltern|jede[rn]?|alle|niemand|mitglieder|kinder|erwachsene\\p{L}*|gäste|wir|meister\\p{L}*',
  foundings: 'seit|gegründet|gründete|eröffnet|eröffnete|begann|besteht|gebaut|erbaut',
  owners:
    'inhaber(?:in)?|eigentümer(?:in)?|besitzer(?:in)?|chefin?|leitet|leiten|leiter(?:in)?|führt|führen|gegründet|gründete|gründer(?:in)?|gehört|übernommen|übernahm|eröffnet|eröffnete|betreibt|betreiben|geschäftsführ\\p{L}+',
  reasons: 'weil|da|denn|wegen|damit|um|deshalb|sonst|aus',
  ways: 'per|über|mit|durch|online|telefonisch|app|formular|bitte|rufen|melden|schreiben|senden|schicken|buchen|drücken|wählen|bringen|kommen|nehmen|fahren|gehen|zeigen|anmelden|ausfüllen|reservieren|bestellen|scannen|öffnen',
  modals:
    'ja|nein|nicht|nie|nur|darf|dürfen|kann|können|muss|müssen|erlaubt|gestattet|willkommen|möglich|akzeptier\\p{L}*|nötig|erforderlich|brauch\\p{L}*|kostenlos|frei|verfügbar|bieten|inklusive|ohne|außer|wenn|auch|jede[nrms]?|alle|kein\\p{L}*|gern|verboten|untersagt',
};
