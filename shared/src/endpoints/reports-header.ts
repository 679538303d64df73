/** A header of the registry's answer (ours): the server that sent it collects reports of browsers. */
export const REPORTS_HEADER = 'x-client-reports';
