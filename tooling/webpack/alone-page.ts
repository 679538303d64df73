/** The page on which one remote is shown by itself. */
export const ALONE_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>One remote alone</title>
<link rel="icon" href="data:,">
<div id="root"></div>
<script defer src="/main.js"></script>
`;
