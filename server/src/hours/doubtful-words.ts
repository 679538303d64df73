import type { Language } from '@frontdesk/shared/endpoints/languages';

/**
 * Words that change what a question asks, although they are stop words or often mean nothing: 'only', 'between', 'my'.
 * Patterns of single words without accents. None of them may remain in a question once it is understood.
 */
export const DOUBTFUL: Readonly<Record<Language, RegExp>> = wordsIn({
  en: 'above after against all another been before below between both during each few further made make many may more most much must my never not off once only other over own same since such than those through under until who whom how why then within without except off',
  de: 'alle[mnrs]? allein ander\\w* ausser ausserdem beiden? bekannt beispiel bald bis dagegen dahinter danach daneben davor dazwischen dasselbe derselbe[nr]? dieselben? dritte\\w* durch eigen\\w* einige\\w* eins? erste?\\w* folgende\\w* fruher funfte\\w* ganze?\\w* gegen gegenuber gross\\w* hinter jahre?n? jede[mnrs]? jene\\w* kein\\w* klein\\w* kurz manche\\w* mehr mein\\w* mensch\\w* mann nach nachdem nahm neben neu\\w* nicht nichts nie niemand\\w* nur oben ohne ordnung recht\\w* sache sechste\\w* seit seitdem selbst solange? sonst spater startseite statt suche teil trotzdem vergangenen vierte\\w* vor wahrend\\w* weg weiter\\w* weniger? wenige\\w* zuerst zunachst zuruck zusammen zweite\\w* zwischen',
  fr: 'sans par pas plus meme moi mon ma mes leurs? toi ton tes sur mais eux ceux celui celle lui ne',
  es: 'algo alrededor ambos anos? anterior antes despues atras ayer bajo casi cerca ciert[oa]s? contra cosas cuant[oa]s? debajo delante demas dentro desde detras diferentes? dos durante ejemplo empleo\\w* encima entre estados? excepto fin final fuera grandes? habla\\w* hace\\w* hubo lado largo lejos llev\\w* mas mayor medio mejor menos mi mis mi[oa]s? mism[oa]s? much[oa]s? nada nadie ningun\\w* no nuev[oa]s? nunca otr[oa]s? pais parte partir pasad[oa] peor poc[oa]s? primer\\w* propi[oa]s? salvo segund[oa] sin sino sol[oa]s? solamente tercer\\w* todo toda total trabajo tras traves tres ultim[oa]s? unos valor veces vez verdad\\w*',
  it: 'contro fa tra fra mi[eo]\\w* mia non piu quant[aei] tutt[oaie] dove da quell[oaie]',
  pt: 'alem algo ante antes apos anos? apoio area baixo cada cert\\w* cima coisas? conselho contra demais dentro depois diante dois duas durante enquanto entre exemplo fim final fora grandes? grupo iss?to isso lado logo longe maior mais menos mes meses mesm[oa]s? meus? minhas? muit[oa]s? nada nao nenhum\\w* ninguem nivel nome nov[oa]s? num\\w* nunca obra ontem outr[oa]s? parte partir pequen[oa]s? perto pontos? posicao primeir[oa]s? propri[oa]s? quant[oa]s? quart[oa] quint[oa] relacao segund[oa] sem sext[oa] sistema so sob tant[oa]s? terceir[oa] tod[oa]s? trabalho tras tudo ultim[oa]s? vez vezes viagem',
  nl: 'alles ander\\w* daar door geen iets meer mijn na naar niet niets onder over sinds tegen tot uit veel want was zelf zonder maar voor',
  pl: 'ale ani bez cala cali caly co cos czasami czasem daleko do druga drug\\w* dwa dwaj dwie inn[aeyi]\\w* jeden jedn[aoe] kazd\\w+ kilka lat malo miedzy mimo moj\\w* moi\\w* nad nic nie niz obok od po pod ponad poza przed przez roku sam[aoie]? temu tylko wiec wiecej wiel[eu] wszys\\w* za zad\\w+ to',
});

/** Questions about something else that use words of opening hours. */
export const ELSEWHERE: Readonly<Record<Language, string>> = {
  en: 'how close|(?:are|is|am) (?:you|they|it|this|that|the \\w+) (?:guys )?(?:very |so |too |really )?close|(?:can|could|would) (?:you|u) (?:please |maybe |also )?(?:close|open|shut)|(?<!(?:i|we|to|you|still) )orders?|order is|my \\w+|all (?:day|night|week\\w*|year)|(?:whole|entire|full) \\w+|(?:a|one|two|three) weeks?|weeks? (?:after|from|later|on)|week after|fortnight|after next|next but one|every (?:second|other|third)',
  de: 'fragen? (?:noch )?(?:offen|geschlossen)|(?:ist|sind) (?:noch |die |deine |eine |meine )?fragen?|(?:macht|machen|offnet|schliesst) (?:ihr|sie|du|es) (?:mir|uns|es|das|ihn)|(?:in|vor|fur) (?:einer|zwei|drei|ein paar) wochen?|ubernachst\\w*|wie lange? .{0,80}schon|seit',
  fr: '(?:toute?|entiere?) (?:la|le|l) \\w+|(?:dans|pour) (?:une|deux|trois|quelques) semaines?|(?:en|sous) huit|sur deux|n (?:\\w+ ){1,5}que|(?:ouvrez|fermez|ouvrir|fermer) (?:moi|le|la|les)(?! (?:$|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|matin|soir|midi|week|\\d))|l (?:ouvrir|fermer)',
  es: 'tod[oa] (?:el|la) \\w+|(?:en|dentro de|por) (?:una|dos|tres|unas) semanas?|cada (?:dos|tres)|un (?:domingo|lunes|martes|miercoles|jueves|viernes|sabado)|(?:abr|cerr)ir(?:me|lo|la|los|las)',
  it: 'tutt[oa] (?:il|la|l) \\w+|(?:tra|fra|in|per) (?:una|due|tre) settiman[ae]|una (?:domenica|settimana)|un (?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato)',
  pt: 'tod[oa] (?:o|a) (?:dia|noite|tarde|semana|fim)|[oa] (?:dia|noite|tarde) tod[oa]|(?:em|daqui a|por) (?:uma|duas|tres) semanas?|^(?:isto |isso |ele |ela )?funcionam?$|(?:um|uma) (?:domingo|segunda|terca|quarta|quinta|sexta|sabado)',
  nl: '(?:de |het )?(?:hele|ganse) \\w+|(?:over|in|voor) (?:een|twee|drie) (?:week|weken)|om de (?:week|\\w+dag)|hoe ?lang .{0,80} al(?: |$)',
  pl: 'cal[aey] (?:dzien|noc|tydzien|weekend)|za (?:tydzien|dwa|trzy)|(?:to|on|ona) (?:dziala|pracuje)|co (?:drug|trzeci)\\w*',
};

/** 'In two hours' in all languages, which is not a time of day. */
export const LATER =
  /(?<![a-z])(?:in|within|for|dans|pendant|pour|dentro de|durante|en|over|binnen|voor|za|przez|fra|tra|per|por|daqui a|em|fur|noch|another|next) (?:(?:\d+|half|an?|the|couple|few|of|une?|deux|trois|quelques|una?|dos|tres|due|uma|duas|um|een|twee|drie|einer?|zwei|drei|poltorej|pol|dwie|trzy|two|three|four|five|six|seven|eight|nine|ten) ){0,3}(?:\d+ ?)?(?:hours?|hrs?|h|minutes?|mins?|stunden?|minuten?|heures?|horas?|minutos?|or[ae]|minuti|uur|uren|kwartier|godzin\w*|minut\w*)(?![a-z0-9])/;

/** 'How long have you been open already?' */
export const ALREADY: Readonly<Record<Language, RegExp>> = wordsIn({
  en: 'already been since',
  de: 'schon bereits seit',
  fr: 'deja depuis',
  es: 'ya desde',
  it: 'gia',
  pt: 'ja desde',
  nl: 'al reeds sinds',
  pl: 'juz',
});

/** The day before or after a holiday is not the holiday. */
export const NEAR_HOLIDAY: Readonly<Record<Language, RegExp>> = wordsIn({
  en: 'day days before after between until till week weekend period time season holidays? around over during first second',
  de: 'tage?n? vor nach zwischen bis woche wochenende zeit uber ferien um rund',
  fr: 'jours? avant apres entre jusqu semaine lendemain veille vacances',
  es: 'dias? antes despues entre hasta semana visperas? vacaciones',
  it: 'giorn[oi] prima dopo tra fra fino settimana vigilia vacanze',
  pt: 'dias? antes depois entre ate semana vespera ferias',
  nl: 'dag(?:en)? voor na tussen tot week vakantie rond',
  pl: 'dzien dni przed po miedzy do tydzien tygodniu wakacje',
});

/** 'Week' without 'this' or 'next' does not specify which week is meant. */
export const WEEK =
  /(?<![a-z])(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|tydzien|tygodniu|tygodnia)(?![a-z])/;

/** Words that add nothing, such as 'or not'. */
export const OR_NOT =
  'at all|(?:how|what) about|over(?= the weekend)|or not|oder nicht|ou (?:pas|non|nao)|o no|of niet|czy nie|lub nie';

function wordsIn(lists: Readonly<Record<Language, string>>): Record<Language, RegExp> {
  const entries = Object.entries(lists).map(([language, list]) => [
    language,
    new RegExp(`(?<![a-z0-9])(?:${list.replaceAll(' ', '|')})(?![a-z0-9])`),
  ]);
  return Object.fromEntries(entries) as Record<Language, RegExp>;
}
