import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Redocly's viewer comes with its command line, which checks openapi.yaml here; `build-docs` would load it from a CDN.
const viewer = () =>
  join(
    dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
    'lib/chunks/redoc.standalone.js',
  )

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>analyze-h5 API</title>
<link rel="icon" href="data:,">
<style>body { margin: 0; font-family: system-ui, sans-serif }</style>
<body>
<noscript><p>The API is described in <a href="/openapi.yaml">openapi.yaml</a>.</p></noscript>
<div id="documentation"></div>
<script type="module" src="/__mock/documentation.js"></script>
</body>
</html>
`

const script = `import { init } from '/__mock/redoc.js'
init('/openapi.yaml', { disableSearch: true, hideLogo: true }, document.getElementById('documentation'))
`

const files: Readonly<Record<string, [type: string, read: () => string | Promise<string>] | undefined>> = {
  '/': ['text/html; charset=utf-8', () => page],
  '/openapi.yaml': [
    'application/yaml; charset=utf-8',
    async () => (await import('../../openapi.yaml?raw')).default,
  ],
  '/__mock/documentation.js': ['text/javascript; charset=utf-8', () => script],
  '/__mock/redoc.js': ['text/javascript; charset=utf-8', () => readFile(viewer(), 'utf8')],
}

/** The documentation of the API, from openapi.yaml alone and with no network; null for every other path. */
export const documentationOf = async (pathname: string): Promise<Response | null> => {
  const found = Object.hasOwn(files, pathname) ? files[pathname] : undefined
  if (!found) return null
  const [type, read] = found
  return new Response(await read(), {
    headers: {
      'Content-Type': type,
      // The viewer asks for logos and icons of its maker: nothing leaves this machine.
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src data:; connect-src 'self'; worker-src blob:",
    },
  })
}
