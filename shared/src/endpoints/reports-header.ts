/** A header of the registry's answer (ours): this server collects reports from browsers. */
export const REPORTS_HEADER = 'x-client-reports';
