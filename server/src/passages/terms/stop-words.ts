/** Words that say nothing about what a text is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again all also am an and any are aren as at be because been before being below between both
  but by can cannot could couldn d did didn do does doesn doing don down during each else ever few for from further
  had hadn has hasn have haven having he hello her here hers herself hey hi him himself his how however i if in into
  is isn it its itself just let ll m me more most mustn my myself no nor not now of off ok okay on once only or other others
  our ours ourselves out over own please re s same shall she should shouldn since so some such t than thank thanks
  that the their theirs them themselves then there these they this those through to too under until up us ve very
  was wasn we were weren what when where which while who whom whose why will with won would wouldn yes yet you your
  yours yourself yourselves`.split(/\s+/),
);

/** Words of a question that may well be missing from the text that answers it. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  `able accept actually high low allow allowed already answer anybody anyone anything around ask asked available away bad become
  best better big bit bring bought buy call can care case certain cheap come comes company concerning currently customer
  day decide default define definition detail details differ different do done early easy either else end enough even
  every everything exactly exist expect explain explanation far fast feel find first fit forget found full general get
  gets getting give given go goes going good got great guy guys handle happen happens hard have help hi hold hope i idea
  important include included includes info information inside instead item just keep kind know last later least leave
  let like list little live long look looking lot make makes many matter may maybe mean means might mind month much must
  name need needed needs never new next nice normal normally nothing offer one open order own part per perhaps person
  people place please point policy possible possibly prefer present probably problem process product provide put
  question questions quick quickly quite rather ready really recommend regarding require required right rule rules run
  said say see seem sell send serve service set several short show simply since small somebody someone something
  somewhere soon sort speak special start still stop store stuff suppose sure take taken talk tell thing things
  think time times to today together tomorrow tonight toward try turn type understand until use used useful user uses
  using usual usually visit wait want wants way week well went whole will wish without woke wonder word work working
  works worth would write wrong year years yesterday`.split(/\s+/),
);

/** Words that say what sort of fact is asked for; the documents often say it with figures alone. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(
  `age amount charge charges cost costs date expensive fee fees hour hours length location money number openinghours
  price prices pricing rate rates address pay paying payment free fix learn change join eat drink ride drive
  sleep stay enable disable rent hire wear carry`.split(/\s+/),
);
