import type { Language } from '@frontdesk/shared/endpoints/languages';
import { ROMANCE_WORDS } from './romance-words';

/** The words of questions about opening hours, in lower case without accents, as patterns of whole words. */
export interface QuestionWords {
  /** Being open: 'are you open'. */
  readonly open: string;
  /** Beginning to be open: 'do you open'. */
  readonly opens: string;
  readonly closed: string;
  readonly closes: string;
  /** Names of the hours themselves: 'opening hours'. */
  readonly hours: string;
  readonly when: string;
  /** Asks about the end: 'until when'. */
  readonly untilWhen: string;
  /** Asks which days or times: 'which days', 'from when until when'. */
  readonly which: string;
  /** Words for coming, which concern the hours only together with a day or a time. */
  readonly visits: string;
  readonly thisWeek: string;
  readonly nextWeek: string;
  readonly now: string;
  readonly today: string;
  readonly tomorrow: string;
  readonly afterTomorrow: string;
  /** Today together with a part of the day. */
  readonly tonight: string;
  /** Sunday first, separated by ', '. */
  readonly weekdays: string;
  /** The form in which a weekday, written as D, means that day of every week. */
  readonly every: string;
  /** The weekday after today: 'next Sunday'. */
  readonly next: string;
  readonly weekend: string;
  readonly workdays: string;
  readonly morning: string;
  readonly afternoon: string;
  readonly evening: string;
  readonly night: string;
  readonly noon: string;
  readonly midnight: string;
  /** Words that precede a day of the month: 'on the'. */
  readonly onDate: string;
  /** Words that precede or follow an hour. */
  readonly at: string;
  readonly oClock: string;
  readonly half: readonly [pattern: string, minutes: number] | null;
  readonly halfAfter: string | null;
  readonly until: string;
  readonly after: string;
  readonly before: string;
  /** The words for one to twelve. */
  readonly numbers: string;
  /** Questions about something else, however many words about hours they contain. */
  readonly other: string;
  /** Words that reveal nothing about the subject, in addition to the language's stop words. */
  readonly fillers: string;
}

export const QUESTION_WORDS: Readonly<Record<Language, QuestionWords>> = {
  ...ROMANCE_WORDS,
  en: {
    open: 'next open|open|opened|(?<=are you (?:guys )?)there',
    opens:
      'opens|open(?= up)|(?<=\\b(?:do|does|will|when|time) (?:you|u|we|they|it|the \\w+|\\w+) (?:guys |usually |normally |all )?)open|(?<!an )opening(?! (?:hours|times?))|start serving',
    closed: 'closed|shut',
    closes:
      'closes?|(?<=\\b(?:do|does|will) (?:you|u|they|it|the \\w+|\\w+) )shut|closing(?! (?:days?|hours|times?))|shuts|stop serving|last call',
    hours:
      '(?:opening|open|business|working|operating|store|shop|office|visiting|service|closing) (?:hours|times?|days?)|hours of (?:operation|business|opening)|hours',
    when: 'when|(?:what s )?(?:the )?earliest|(?:at )?what time|what hour|from when|how early|how soon',
    untilWhen:
      '(?:until|till|til|up to) (?:when|what time|what hour)|(?:what s )?(?:the )?latest|(?:when|what time) (?:until|till|til)|how late|how long|what time(?= .* (?:until|till|til)$)|(?:until|till|til)$',
    which: '(?:on )?(?:which|what) days?|from when (?:until|till|to) when|what are',
    now: 'right now|now|at the moment|currently|at this (?:time|moment|hour)|this minute',
    today: 'today|this (?:day)|todays',
    tomorrow: 'tomorrows?',
    afterTomorrow: '(?:the )?day after tomorrow',
    tonight: 'tonight',
    weekdays:
      'sun(?:days?)?, mon(?:days?)?, tue(?:s(?:days?)?)?, wed(?:nesdays?)?, thu(?:r(?:s(?:days?)?)?)?, fri(?:days?)?, sat(?:urdays?)?',
    visits:
      '(?<=(?:you|anybody|anyone|someone|somebody) (?:guys |all |still |also |be ){0,2})(?:work|available|reachable)|(?:anybody|anyone|someone|somebody)(?: be)? (?:there|in)|come(?: (?:by|over|in|round|around))?|visit|drop (?:by|in)|stop (?:by|in)|pop in|swing by',
    thisWeek: 'this week',
    nextWeek: 'next week',
    every: '(?:every|each) D|(?:sun|mon|tues|wednes|thurs|fri|satur)days',
    next: 'next|coming',
    weekend: 'week ?ends?',
    workdays: 'week ?days|working days|work ?days|business days|(?:during|in) the week',
    morning: '(?:in |during )?(?:the |this )?mornings?',
    afternoon: '(?:in |during )?(?:the |this )?afternoons?',
    evening: '(?:in |during )?(?:the |this )?evenings?',
    night: '(?:at |in the |late at )?nights?',
    noon: 'noon|midday|lunch ?time',
    midnight: 'midnight',
    onDate: 'on the|the|on',
    at: 'at|by|around|about',
    oClock: 'o ?clock|h',
    half: ['half past|half', 30],
    halfAfter: 'thirty',
    until: 'until|till|til',
    after: 'after|past|later than',
    before: 'before|earlier than',
    numbers: 'one two three four five six seven eight nine ten eleven twelve',
    other:
      'why|where|who|whom|whose|how (?:much|many|do i|can i|to)|since when|(?:when|what year) (?:did|was|were)|cost|price',
    fillers:
      'order from serve served serving keep earliest latest eat food u ur r please hello hi hey there good day thanks thank you know tell me could would can will be wondering wonder ask asking question quick just actually exactly usually normally generally regularly still already yet also too come visit stop pop drop by over around up shop store business company office branch location premises place salon practice firm building guys folks team people info information need want like find out see if whether or not any time times day days hour date public regular normal usual early late week this that your our their lets let going get got right closest serve serving sure say said looking planning planned even let open date evening is are ok okay customers guests visitors',
  },
  de: {
    open: 'offen|geoffnet|auf(?= ?(?:$|[?.!]))|auf(?= haben\\b)|(?<=\\b(?:habt|haben|hat) (?:\\w+ ){0,7})auf|aufhabt|aufhaben|(?<=\\b(?:seid|sind) (?:\\w+ ){0,5})da(?= ?$)',
    opens: 'offnet|offnen|(?<=\\b(?:macht|machen|sperrt) (?:\\w+ ){0,7})auf|aufmacht|aufmachen|aufsperrt',
    closed:
      'geschlossen|zu(?= ?(?:$|[?.!]))|zu(?= haben\\b)|(?<=\\b(?:habt|haben|hat|ist) (?:\\w+ ){0,7})zu|zuhabt|dicht',
    closes:
      'schliesst|schliessen|(?<=\\b(?:macht|machen|sperrt) (?:\\w+ ){0,7})zu|zumacht|zumachen|(?:laden|geschafts|betriebs|schalter|dienst)?schluss|feierabend',
    hours:
      '(?:offnungs|schliess|geschafts|sprech|betriebs|schalter|buro|laden|service)(?:zeit(?:en)?|stunden)|ruhetage?|zeiten|schliesstage?|(?<=wie sind (?:die|eure|ihre) )zeiten',
    when: 'wann|um wie ?viel uhr|wie ?viel uhr|ab wann|von wann|wie fruh',
    untilWhen: 'bis wann|bis wie ?viel uhr|bis um wie ?viel uhr|wie lange?|wie spat|wann ist schluss',
    which: '(?:an )?welche[nrm]? tage?n?|von wann bis wann|welche zeiten|welche',
    now: 'jetzt|gerade|im moment|momentan|aktuell|derzeit|zur ?zeit|grad',
    today: 'heute|heutigen?',
    tomorrow: 'morgen|morgigen?',
    afterTomorrow: 'ubermorgen',
    tonight: 'heute abend|heute nacht',
    weekdays:
      'sonntage?n?s?, montage?n?s?, dienstage?n?s?, mittwoche?n?s?, donnerstage?n?s?, freitage?n?s?, (?:samstag|sonnabend)e?n?s?',
    visits:
      '(?<=\\b(?:ihr|sie|jemand) (?:\\w+ ){0,6})(?:arbeitet|arbeiten|erreichbar|verfugbar)|arbeitet(?= ihr)|arbeiten(?= sie)|jemand (?:da|bei euch|im (?:laden|geschaft|buro))|kommen|vorbeikommen|vorbeischauen|vorbei kommen|besuchen|einkaufen',
    thisWeek: 'diese woche|in dieser woche',
    nextWeek: '(?:in der )?(?:nachste|kommende)n? woche',
    every: '(?:jede[nm]|immer) D|(?:sonn|mon|diens|donners|frei|sams)tag(?:s|en)|sonnabends|mittwoch(?:s|en)',
    next: 'nachsten?|kommenden?|nachster',
    weekend: 'wochenend(?:en?|es)?',
    workdays: 'werktags|werktage?n?|wochentags|wochentage?n?|unter der woche|in der woche',
    morning:
      'am morgen|morgens|(?<=heute )morgen|(?<=tag |woch )morgen|(?:am )?vormittags?|fruhmorgens|(?<=morgen )fruh|(?:in der )?fruh',
    afternoon: '(?:am )?nachmittags?|mittags',
    evening: '(?:am )?abends?|spatabends',
    night: 'nachts|(?:in der )?nacht',
    noon: 'mittag|zwolf uhr mittags',
    midnight: 'mitternacht',
    onDate: 'am|den|dem|der|vom|zum',
    at: 'um|gegen|ab|kurz vor|so um',
    oClock: 'uhr|h',
    half: ['halb', -30],
    halfAfter: null,
    until: 'bis',
    after: 'nach',
    before: 'vor',
    numbers: 'eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
    other:
      'warum|wieso|weshalb|wo|wer|wem|wen|wohin|wie ?viel(?! uhr)|wie (?:kann|komme|offne|teuer)|seit wann|wart|kostet|preis\\w*',
    fillers:
      'bestellen warme warm gibt mich wurde interessieren weisst weiss wissen essen etwas bitte hallo guten guter tag servus moin gruss gott danke wissen sagen sagt sag konnen konntet konnten kann konnte mochte wollte will wurde wollten mal denn eigentlich genau normalerweise normal ublicherweise gewohnlich regular regelmassig noch schon bereits auch kommen vorbeikommen besuchen vorbei vorbeischauen einkaufen uns sie ihr euch ihnen eure ihre euer ihren euren laden geschaft betrieb buro filiale praxis salon firma standort lokal niederlassung unternehmen frage fragen hatte ob oder uberhaupt hab habe habt haben hat macht machen sperrt ist sind seid sein sehr gern gerne wirklich immer tage tag stunden zeit zeiten uhrzeit uhrzeiten woche diese dieser dieses diesen diesem dann wenn heuer so lange lang spat fruh da kunden gaste besucher publikum fur es eigentlich etwa vielleicht wieder offiziell wird werden werdet lauten lautet aus sieht moglich nur',
  },
  nl: {
    open: 'open(?! gaan| gaat)|geopend|(?<!gaan )(?<!gaat )open',
    opens: '(?<=\\b(?:gaan|gaat|ga) (?:\\w+ ){0,7})open|open ?(?:gaan|gaat)|opent|opengaan|openen',
    closed: 'gesloten|dicht(?! gaan| gaat)|toe',
    closes: 'sluit|sluiten|sluiting|(?<=\\b(?:gaan|gaat|ga) (?:\\w+ ){0,7})dicht|dicht ?(?:gaan|gaat)|sluitingstijd',
    hours:
      'winkelopeningstijden|(?:openings|sluitings|bezoek|werk|winkel|kantoor)(?:tijd(?:en)?|uren|dagen)|openingsuren|openingstijd(?:en)?|sluitingsdag(?:en)?',
    when: 'wanneer|(?:om )?hoe laat|vanaf (?:wanneer|hoe laat)|om welke tijd|hoe vroeg',
    untilWhen: 'tot (?:wanneer|hoe laat|welke tijd)|hoe lang|hoelang',
    which: '(?:op )?welke dag(?:en)?|van hoe laat tot hoe laat|wat zijn|welke',
    now: 'nu|op dit moment|momenteel|op het moment',
    today: 'vandaag',
    tomorrow: 'morgen',
    afterTomorrow: 'overmorgen',
    tonight: 'vanavond|vannacht',
    weekdays:
      'zondag(?:en|s)?, maandag(?:en|s)?, dinsdag(?:en|s)?, woensdag(?:en|s)?, donderdag(?:en|s)?, vrijdag(?:en|s)?, zaterdag(?:en|s)?',
    visits:
      '(?<=\\b(?:jullie|u|iemand|je) (?:\\w+ ){0,6})(?:werken|bereikbaar|beschikbaar)|werken(?= jullie)|werkt(?= u)|aanwezig|iemand|komen|langskomen|langs komen|bezoeken|terecht',
    thisWeek: 'deze week',
    nextWeek: 'volgende week',
    every: '(?:elke|iedere) D|(?:s )?(?:zon|maan|dins|woens|donder|vrij|zater)dag(?:en|s)',
    next: 'volgende|komende|aanstaande|aankomende',
    weekend: 'weekend(?:en|s)?|weekeinde',
    workdays: 'doordeweeks|door de week|werkdagen|weekdagen|op werkdagen',
    morning: 's ?(?:ochtends|morgens)|vanochtend|vanmorgen|(?:in de )?ochtend|(?<=dag )morgen|voormiddag',
    afternoon: 's ?(?:middags|namiddags)|vanmiddag|(?:in de )?(?:na)?middag',
    evening: 's ?avonds|(?:in de )?avond',
    night: 's ?nachts|(?:in de )?nacht',
    noon: 'twaalf uur s middags',
    midnight: 'middernacht',
    onDate: 'op(?: de)?|de|den',
    at: 'om|rond|tegen|vanaf',
    oClock: 'uur|u|h',
    half: ['half', -30],
    halfAfter: null,
    until: 'tot',
    after: 'na',
    before: 'voor',
    numbers: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf',
    other: 'waarom|waar|wie|hoeveel|hoe (?:duur|kan|kom|open)|sinds wanneer|kosten?|prijs|prijzen',
    fillers:
      'bestellen weet eten hallo hoi dag goedendag goedemorgen goedemiddag goedenavond bedankt dank je alstublieft alsjeblieft graag kunt kun kan kunnen zeggen vertellen weten weet wil wilde zou zouden willen vraag vraagje informatie komen langskomen langs bezoeken terecht nog al ook meestal normaal normaliter gewoonlijk doorgaans precies altijd dag dagen uur tijd tijden week deze dit die winkel zaak bedrijf kantoor filiaal vestiging locatie gaan gaat ga praktijk salon pand jullie u uw je jouw ons onze zijn is bent ben wordt worden zal zullen zult eigenlijk even of en er het de een dan ook laat vroeg hebben heeft hebt klanten bezoekers publiek mogelijk gewoon weer eens maar',
  },
  pl: {
    open: 'otwart[eyaoi]|otwarci?|czynn[eyaoi]|czynni|pracujecie|pracuje|pracuja|dziala|dzialacie|dzialaja',
    opens: 'otwieraja|otwieracie|otwiera|otworzycie|otwarcie|otwarcia|otworza|otwieranie|zaczynacie',
    closed: 'zamkniet[eyaoi]|zamknieci|nieczynn[eyaoi]|nieczynni',
    closes: 'zamykaja|zamykacie|zamyka|zamkniecie|zamkniecia|konczycie|zamkna',
    hours:
      'godzin\\w* (?:otwarcia|pracy|urzedowania|zamkniecia|przyjec|dzialania)|(?<!ktorej )godziny|czas (?:otwarcia|pracy)|dni (?:otwarcia|wolne|pracy)',
    when: 'kiedy|o ktorej(?: godzinie)?|od ktorej(?: godziny)?|od kiedy|ktora godzina|na ktora|w jakich',
    untilWhen: 'do ktorej(?: godziny)?|do kiedy|jak dlugo|jak pozno|do ktorych',
    which:
      '(?:w )?(?:jakie|ktore|jakich|ktorych) dni|od ktorej do ktorej|od kiedy do kiedy|w jakich godzinach|w ktorych godzinach|jakie sa|jakie',
    now: 'teraz|w tej chwili|obecnie|aktualnie|w tym momencie|o tej porze',
    today: 'dzisiaj|dzis|dzisiejsz\\w*',
    tomorrow: 'jutro|jutra|jutrzejsz\\w*',
    afterTomorrow: 'pojutrze',
    tonight: 'dzis(?:iaj)? (?:wieczorem|wieczor|w nocy)|dzisiejszego wieczoru',
    weekdays:
      'niedziel(?:[aei])?, poniedzial(?:ek|ki|ku|kow), wtor(?:ek|ki|ku|kow), sr(?:od[aey]?|odzie), czwart(?:ek|ki|ku|kow), piat(?:ek|ki|ku|kow), sobot(?:[aey]|ie)?',
    visits: 'dostepni|ktos|przyjsc|wpasc|zajrzec|odwiedzic',
    thisWeek: 'w tym tygodniu',
    nextWeek: 'w (?:przyszlym|nastepnym) tygodniu',
    every: 'kazd\\w+ D',
    next: 'nastepn\\w+|przyszl\\w+|najblizsz\\w+',
    weekend: 'weekend\\w*',
    workdays: 'dni robocze|dniach roboczych|w tygodniu|dni powszednie|w ciagu tygodnia',
    morning: 'rano|(?:przed )poludniem|z rana|porankiem',
    afternoon: 'po poludniu|popoludniu|popoludni\\w+',
    evening: 'wieczorem|wieczorami|wieczor\\w*',
    night: 'w nocy|noca',
    noon: 'w poludnie|poludnie|poludnia|poludniu',
    midnight: 'polnoc\\w*|o polnocy',
    onDate: 'dnia|na|w dniu',
    at: 'o(?: godz(?:inie)?)?|okolo|kolo|od|na(?= \\d)|godz(?:inie)?',
    oClock: 'godz(?:ina|iny|inie)?|h',
    half: ['wpol do', -30],
    halfAfter: null,
    until: 'do',
    after: 'po',
    before: 'przed',
    numbers:
      'pierwsz\\w+ drug\\w+ trzeci\\w+ czwartej piatej szostej siodmej osmej dziewiatej dziesiatej jedenastej dwunastej',
    other:
      'dlaczego|czemu|gdzie|kto|kogo|ile|jak (?:moge|dojsc|otworzyc)|odkad|od kiedy (?:istnieje|dziala)|cena|ceny|kosztuje',
    fillers:
      'zamowic wiecie zjesc dzien dobry witam czesc prosze dziekuje moge mozna czy bylby by moglby moglbym powiedziec wiedziec wie chcialbym chcialabym chce pytanie informacja informacje przyjsc odwiedzic wpasc zajrzec jeszcze juz tez takze rowniez zwykle zazwyczaj normalnie dokladnie zawsze dzien dni godzinie godzinach godziny godzin tygodniu tydzien ten ta to te tej tym tego sa jest jestescie bedziecie bedzie beda macie maja ma sklep sklepie sklepu firma firmy biuro biura biurze oddzial lokal lokalu salon gabinet placowka punkt miejsce panstwo panstwa wasz wasza wasze wam was wy u w we na do od o po z ze i a lub albo nie tak jaki jakie jaka ktore klientow gosci obslugujecie przyjmujecie moze w ogole pozno wczesnie jak bywa w te',
  },
};
