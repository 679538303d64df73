/**
 * A header of the registry's answer (not in the spec) with which this server announces that it collects reports from
 * browsers.
 */
export const REPORTS_HEADER = 'x-client-reports';

/**
 * A header of the same response: which of the calls required by the registry's remotes this server has, such as `GET
 * /api/people, GET /api/keys`. On a server without this header, the host makes the calls to find out.
 */
export const CALLS_HEADER = 'x-own-calls';
