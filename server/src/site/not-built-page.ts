/** Shown in place of the dashboard when that is not built yet. */
export const NOT_BUILT_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Frontdesk</title>
<h1>The dashboard is not built yet</h1>
<p>The API is running. Run <code>npm run build</code> in the project's folder, then load this page again.</p>
`;
