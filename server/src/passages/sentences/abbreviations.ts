const list = (words: string) => new Set(words.split(' '));

/** A name or a number follows these: their full stop never ends a sentence. */
export const BEFORE_NAME = list(
  'dr mr mrs ms mme mlle prof st ste sen jr sr hr fr frau herr dipl ing gen col capt lt sgt rev hon pres gov ' +
    'e.g i.e eg z.b zb d.h dh u.a ua i.d.r p.ex cf vgl vs approx ca circa bzgl inkl incl excl exkl zzgl ggf evtl sog bzw ' +
    'tel fax mob max min mind geb fig abb vol ed eds hrsg op sig sra srta ud don dña pan pani ul al pl os nám tř mgr inż',
);

/** Before a number: 'No. 4', 'Abs. 2', 'p. 12'. Elsewhere 'no.' is an answer. */
export const BEFORE_NUMBER = list(
  'no nos nr nrn núm num nº n art abs abschn ziff kap kapitel lit s p pp pg pag pág sec ch chap ver tab bd app apt rm ' +
    'room lok pos par tit str čl č poz pkt',
);

/** These end a sentence only where the next word often begins one. */
export const AT_END_TOO = list(
  'rd str ave blvd sq hwy ln ct pl inc ltd co corp etc usw u.s.w a.m p.m am pm u.s u.k e.v std stk min sek tsd mio mrd ' +
    'jan feb mar apr jun jul aug sep sept oct okt nov dec dez mo di mi do fr sa so mon tue wed thu fri sat sun ' +
    'kg km cm mm ft lb oz dept ext est ref resp av avda pza',
);

/** Words that begin sentences and hardly ever follow an initial or a street as a part of the name. */
export const STARTERS = list(
  'the a an this that these those it its he she we you they i there here in on at if when for from to all no yes please ' +
    'our your their his her my not but and or as by with do does is are what who how why where after before every each ' +
    'der die das ein eine es er sie wir ihr ich dies diese dieser dieses wenn im am bei für von zu alle bitte nicht und ' +
    'oder auch nach vor jeder jede mit le la les un une il elle nous vous ils ce cette ces si dans pour el los las una ' +
    'este esta estos en para se lo gli i nel per si',
);

/** Before 'Oktober' the full stop of '3.' makes it a date; after 'am' it makes it an ordinal number. */
export const MONTH =
  /^(?:jan|feb|mär|maerz|apr|mai|jun|jul|aug|sep|okt|nov|dez|jän|led|úno|bře|dub|kvě|čer|srp|zář|říj|lis|pro)\p{L}*/iu;
export const BEFORE_ORDINAL = list('am vom bis zum zur der dem den die das des und ab im jeder jeden dne od do');
