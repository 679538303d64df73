import type { Language } from '@frontdesk/shared/endpoints/languages';

/** Words that make a question depend on earlier ones, in lower case. Only `goesOn` is matched with accents. */
export interface FollowUpWords {
  /** The beginning of a question that continues the previous one: 'and on Sundays?', 'what about cats?'. */
  readonly goesOn: RegExp;
  /** Refers to something named before: 'it', 'that one', 'there'. */
  readonly pointsBack: RegExp;
  /** The same words when they refer to nothing: 'is it possible'. */
  readonly pointsNowhere: RegExp;
  /** The beginning of an incomplete sentence: 'on Sundays?', 'for children?'. */
  readonly fragment: RegExp;
  /** The whole question: 'why?'. */
  readonly bare: RegExp;
  /** An item of a list: the first alternative for the first item, and so on. */
  readonly ordinals: readonly RegExp[];
}

export const FOLLOW_UP_WORDS: Readonly<Record<Language, FollowUpWords>> = {
  en: {
    goesOn: /^(and|or|but|also|then|so|what about|how about|what if|even)\b/,
    pointsBack:
      /\b(it|its|that|this|these|those|they|them|their|there|one|ones|he|him|his|she|her|same|other|others|another|both|either|more|else|instead|(the )?(first|second|third|last|former|latter))\b/,
    pointsNowhere:
      /\b((is|was|would|will) it (be )?(possible|allowed|ok|okay|true|necessary|safe|legal|worth|easy|hard|free to)|is there|are there|will there|was there|there (is|are)|how long does it take|how much (does|would|will) it cost to|does it cost to|it cost to|more than|at least one|one of|this (year|month|week|evening|morning|afternoon|weekend|summer|winter)|that (i|we|you|the)\b|know that|say that|(the )?(first|last|second) (time|visit|day|name|class|aid|minute|year|appointment|order|floor)|no one|any ?one|every ?one|some ?one|something else|anything else|other than|each other|one (person|day|hour|week|month|year|night|adult|child|way))\b/g,
    fragment: /^(on|in|at|for|with|without|during|after|before|until|till|from|to|by|under|over|per)\b/,
    bare: /^(why|why not|how|how so|how come|when|where|who|which|which one|really|since when|until when|how long|how much|how many|how often)$/,
    ordinals: [/\b(first|former)( one)?\b/, /\b(second|latter)( one)?\b/, /\bthird( one)?\b/, /\bfourth( one)?\b/],
  },
  de: {
    goesOn:
      /^(und|oder|aber|auch|dann|also|was ist mit|wie ist es mit|wie sieht es mit|wie siehts mit|und was|sonst)\b/,
    pointsBack:
      /\b(es|er|ihn|ihm|das|dies|diese[rmns]?|die|der|dort|da|dahin|dafur|davon|damit|dabei|daran|darin|darauf|dazu|darf ich sie|jene[rmns]?|welche[rmns]? davon|derselbe|dieselbe|dasselbe|andere[rmns]?|beide[rmns]?|mehr|sonst|(der|die|das) (erste|zweite|dritte|letzte))(?= *$| (kostet|kosten|ist|sind|auch|noch|nicht|denn|genau|dann|geoffnet|offen|statt|gilt|dauert|enthalten|inklusive|reservieren|buchen|mitnehmen|bekommen|kaufen|mitbringen|bezahlen|zahlen))|^(was|wie viel|wann|wo|wie|wie lange|und wann) (kostet|kosten|ist|sind|findet|finden|dauert|dauern|gilt|gelten) (es|er|sie|das|die|der|dies)( (denn|genau|eigentlich|dann|statt|pro \w+))?$|\b(dafur|davon|damit|dabei|daran|darin|dort|dahin|dazu)\b/,
    pointsNowhere: /\b(gibt es|ist es moglich|ist es erlaubt|wie geht es)\b/g,
    fragment: /^(am|an|im|in|bei|fur|mit|ohne|wahrend|nach|vor|bis|ab|von|zu|zum|zur|pro|unter|uber|auch)\b/,
    bare: /^(warum|wieso|weshalb|warum nicht|wieso nicht|wie|wann|wo|wer|welche[rsn]?|bis wann|ab wann|seit wann|wie lange|wie viel|wie viele|wie oft|wirklich)$/,
    ordinals: [/\berste[nrs]?\b/, /\bzweite[nrs]?\b/, /\bdritte[nrs]?\b/, /\bvierte[nrs]?\b/],
  },
  fr: {
    goesOn: /^(et|ou|mais|aussi|alors|donc|qu en est il|qu en est|sinon|puis)\b/,
    pointsBack:
      /\b(ca|cela|ceci|celui|celle|ceux|celles|celui ci|celle ci|y|en|lui|leur|la bas|autres?|meme|plus|(le|la) (premier|premiere|deuxieme|second|seconde|troisieme|dernier|derniere)|il|elle|ils|elles)\b/,
    pointsNowhere:
      /\b(y a t il|il y a|est il possible|est ce qu il|faut il|il faut|en voiture|en bus|en train|en ligne|en especes|en cas|en semaine|en ete|en hiver|en avance|en fauteuil|plus de|plus tard|en (janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|peut il|peut elle|\w+ (est|sont|peut|doit) (il|elle|ils|elles)|doit il|doit elle|t il|t elle)\b/g,
    fragment: /^(le|la|les|en|au|aux|a|pour|avec|sans|pendant|apres|avant|jusqu|depuis|de|des|par|chez|dans|sous)\b/,
    bare: /^(pourquoi|pourquoi pas|comment|quand|ou|qui|lequel|laquelle|lesquels|jusqu a quand|combien|combien de temps|vraiment)$/,
    ordinals: [/\bpremi(er|ere)\b/, /\b(deuxieme|seconde?)\b/, /\btroisieme\b/, /\bquatrieme\b/],
  },
  es: {
    goesOn: /^(y|o|pero|tambi[eé]n|entonces|que tal|que hay de|y si)\b/,
    pointsBack:
      /\b(eso|esto|ese|esa|esos|esas|aquel|aquella|ello|el mismo|la misma|alli|ahi|otro|otra|otros|otras|ambos|lo|los puedo|las puedo|ella|ellos|ellas|(el|la) (primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]))\b/,
    pointsNowhere: /\b(lo que|otra vez|(el|la) (primer[oa]?|ultim[oa]) (vez|dia|visita|clase))\b/g,
    fragment: /^(los|las|en|a|al|para|con|sin|durante|despues|antes|hasta|desde|de|del|por)\b/,
    bare: /^(por que|por que no|como|cuando|donde|quien|cual|cuales|hasta cuando|desde cuando|cuanto|cuanto tiempo|de verdad)$/,
    ordinals: [/\bprimer[oa]?\b/, /\bsegund[oa]\b/, /\btercer[oa]?\b/, /\bcuart[oa]\b/],
  },
  it: {
    goesOn: /^(e|ed|o|ma|anche|allora|e se|che ne dici|invece)\b/,
    pointsBack:
      /\b(questo|questa|questi|queste|quello|quella|quelli|quelle|cio|esso|essa|lo|la stessa|lo stesso|li|ci|ne|altr[oaie]|entramb[ie]|(il|la) (prim[oa]|second[oa]|terz[oa]|ultim[oa]))\b/,
    pointsNowhere: /\b(c e|ci sono|e possibile|questa (sera|settimana|mattina)|quest anno)\b/g,
    fragment: /^(il|la|di|in|a|al|per|con|senza|durante|dopo|prima|fino|da|dal|nel|nella)\b/,
    bare: /^(perche|perche no|come|quando|dove|chi|quale|quali|fino a quando|quanto|quanto tempo|davvero)$/,
    ordinals: [/\bprim[oa]\b/, /\bsecond[oa]\b/, /\bterz[oa]\b/, /\bquart[oa]\b/],
  },
  pt: {
    goesOn: /^(e|ou|mas|tamb[eé]m|ent[aã]o|e se|que tal)\b/,
    pointsBack:
      /\b(isso|isto|esse|essa|esses|essas|este|esta|aquele|aquela|ele|ela|eles|elas|la|ali|disso|nisso|outr[oa]s?|ambos|(o|a) (primeir[oa]|segund[oa]|terceir[oa]|ultim[oa]))\b/,
    pointsNowhere: /\b(esta (semana|noite|manha)|este (ano|mes)|e possivel|onde esta|ha)\b/g,
    fragment: /^(aos?|as|na|nas|no|nos|em|para|com|sem|durante|depois|antes|ate|desde|de|do|da|por)\b/,
    bare: /^(porque|por que|porque nao|como|quando|onde|quem|qual|quais|ate quando|quanto|quanto tempo|a serio)$/,
    ordinals: [/\bprimeir[oa]\b/, /\bsegund[oa]\b/, /\bterceir[oa]\b/, /\bquart[oa]\b/],
  },
  nl: {
    goesOn: /^(en|of|maar|ook|dan|dus|hoe zit het met|wat als)\b/,
    pointsBack:
      /\b(het|dat|dit|die|deze|hij|hem|zij|ze|daar|daarvoor|daarmee|daarvan|daarbij|erbij|ervoor|ermee|ervan|andere?|beide|(de|het) (eerste|tweede|derde|laatste))(?= *$| (kost|is|zijn|ook|nog|niet|dan|open|duurt))|\b(daarvoor|daarmee|daarvan|ervoor|ermee|ervan)\b/,
    pointsNowhere: /\b(is het mogelijk|kan het zijn|is er|zijn er)\b/g,
    fragment: /^(op|in|bij|voor|met|zonder|tijdens|na|tot|vanaf|van|per|onder|om)\b/,
    bare: /^(waarom|waarom niet|hoe|hoezo|wanneer|waar|wie|welke|tot wanneer|hoe lang|hoeveel|hoe vaak|echt)$/,
    ordinals: [/\beerste\b/, /\btweede\b/, /\bderde\b/, /\bvierde\b/],
  },
  pl: {
    goesOn: /^(a|i|albo|lub|ale|te[zż]|wi[eę]c|a co z|co z)\b/,
    pointsBack:
      /\b(to|tego|temu|tym|ten|ta|te|tej|tych|on|ona|ono|oni|go|jej|ich|tam|inn[yae]|(pierwsz[yae]|drug[ia]|druga|trzeci[ae]?|ostatni[ae]?))\b/,
    pointsNowhere: /\b(czy to mozliwe|ile to (trwa|zajmuje)|w tym (roku|tygodniu|miesiacu)|co to jest)\b/g,
    fragment: /^(w|we|na|dla|z|ze|bez|po|przed|do|od|za|przy|podczas)\b/,
    bare: /^(dlaczego|czemu|dlaczego nie|jak|kiedy|gdzie|kto|ktory|ktora|ktore|do kiedy|od kiedy|ile|jak dlugo|naprawde)$/,
    ordinals: [/\bpierwsz[yae]\b/, /\bdrug[iae]\b/, /\btrzeci[ae]?\b/, /\bczwart[yae]\b/],
  },
};
