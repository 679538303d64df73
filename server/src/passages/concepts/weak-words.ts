import type { TextLanguage } from '../../terms/text-language';

/** For English only. Mainly to tell if two questions are the same; docs/answers.md has the measurements. */
const WEAK_WORDS: ReadonlySet<string> = new Set(
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

/** Returns whether the answer to a question may well lack this word of it. */
export const isWeakWord = (word: string, language: TextLanguage): boolean => language === 'en' && WEAK_WORDS.has(word);
