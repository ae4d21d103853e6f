import { randomBytes } from 'node:crypto'

import type { EditorBundle } from './editor-bundle.ts'

/**
 * What is seen in place of an editor whose scripts do not come, after the time that they may take. It
 * needs none itself, nor any other file; the editor puts itself in its place.
 */
const late = `<main class="late">
<h1>The Studio couldn’t open</h1>
<p role="alert">Its own files didn’t arrive. If its server stopped, start it again with <code>npm start</code>.</p>
<p><a href="">Try again</a></p>
</main>`
const lateStyle = `
.late { max-width: 480px; margin: 20vh auto; padding: 24px; text-align: center; font: 16px/1.5 system-ui, sans-serif; visibility: hidden; animation: late 0s 8s forwards }
@keyframes late { to { visibility: visible } }
`

/** Where the page will be drawn: it loads while the scripts do, out of sight, and is moved to its place. */
const firstFrame = '<iframe title="The page" src="/studio/frame" hidden></iframe>'

/** A document and the policy it is sent with. */
interface Shell {
  readonly html: string
  readonly policy: string
}

/**
 * The page that the editor starts in. Its scripts come from the editor's own folder and nowhere else,
 * so that nothing in the pages folder can be one; a style sheet that a script makes needs the nonce,
 * which the page tells where Vite and CodeMirror's users look for it.
 */
export function editorShell(
  { first, script, imports, style }: EditorBundle,
  token: string,
  origin: string,
): Shell {
  const nonce = randomBytes(16).toString('base64')
  const links = [
    `<link rel="stylesheet" href="/studio/assets/${style}">`,
    ...imports.map((file) => `<link rel="modulepreload" href="/studio/assets/${file}">`),
  ]
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="studio-token" content="${token}">
<meta property="csp-nonce" nonce="${nonce}">
<title>Studio</title>
<link rel="icon" href="data:,">
<script type="module" async src="/studio/assets/${first}"></script>
${links.join('\n')}
<script type="module" src="/studio/assets/${script}"></script>
<style nonce="${nonce}">${lateStyle}</style>
</head>
<body><div id="studio">${late}</div>${firstFrame}</body>
</html>
`
  return { html, policy: editorPolicy(origin, `'nonce-${nonce}'`) }
}

/** The policy of the editor's page, and of its workers, which are held to that of their own file. */
export function editorPolicy(origin: string, styles = ''): string {
  const own = `${origin}/studio/assets/`
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `worker-src ${own}`,
    `style-src 'self' ${styles}`.trim(),
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** The document that the editor draws a page into. It runs no script of its own. */
export const frameShell: Shell = {
  html: '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="studio-frame"><title>Page</title></head>\n<body></body>\n</html>\n',
  policy: [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
}
