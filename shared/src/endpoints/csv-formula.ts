/**
 * Matches a CSV cell that a spreadsheet could run as a formula: one that begins with one of these signs, also after spaces and
 * invisible characters. Some spreadsheets accept the wide signs of East Asian keyboards. Numbers are no formulas, telephone
 * numbers such as `+49 151 2345678` among them.
 */
export const CSV_FORMULA = /^(?![+-]?\d[\d ]*(?:[.,]\d+)?$)[\s\p{Cf}]*[=+\-@\t\r\n＝＋－＠]/u;
