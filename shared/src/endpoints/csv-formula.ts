/**
 * Matches a CSV cell that a spreadsheet could run as a formula: a cell that begins with one of these characters, even
 * after spaces and invisible characters. Some spreadsheets accept the wide characters of East Asian keyboards. Numbers,
 * including telephone numbers such as `+49 151 2345678`, do not match.
 */
export const CSV_FORMULA = /^(?![+-]?\d[\d ]*(?:[.,]\d+)?$)[\s\p{Cf}]*[=+\-@\t\r\n＝＋－＠]/u;
