/** Words that say nothing about what a text is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also am an and any are aren as at be because been before being below between both
  but by can cannot could couldn d did didn do does doesn doing don down during each else ever few for from further
  had hadn has hasn have haven having he hello her here hers herself hey hi him himself his how however i if in into
  is isn it its itself just let ll m me more most mustn my myself no nor not now of off ok okay on once only or other
  our ours ourselves out over own please re s same shall she should shouldn since so some such t than thank thanks
  that the their theirs them themselves then there these they this those through to too under until up us ve very
  was wasn we were weren what when where which while who whom whose why will with won would wouldn yes yet you your
  yours yourself yourselves`.split(/\s+/),
);

/** Words of a question that may well be missing from the text that answers it. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  `allow allowed answer anything anyone ask available become best bring buy call can case come company customer detail
  details different do explain explanation find free give go going good got get happen happens help info information
  item kind know like look long make many mean mind much must need new nice normal normally offer one order people
  person policy possible process product put question rule rules say see sell send service show shop someone
  something sort start stay store tell thing things think time try type use using usual usually want way week wish
  wonder work works would business day start end take give provide quick quickly actually really exactly currently`.split(
    /\s+/,
  ),
);
