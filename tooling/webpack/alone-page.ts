/** The page that shows one remote, or the gallery, alone. */
export const ALONE_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Parts of Frontdesk</title>
<link rel="icon" href="data:,">
<div id="root"></div>
<script defer src="/main.js"></script>
`;
