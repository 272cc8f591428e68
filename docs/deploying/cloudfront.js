// CloudFront Function for both events of the behaviour /analyze-h5/* (docs/deploying.md). Replace https://api.example.com.
// The bucket has no error document: a missing file stays 403 or 404.
var api = 'https://api.example.com'
var policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data: blob: " +
  api +
  "; connect-src 'self' " +
  api +
  ' ' +
  api.replace('https:', 'wss:') +
  "; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default markdown"

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  var request = event.request
  var isFile = /^\/analyze-h5\/(assets\/|recognition\/|examples\/|.*\.[A-Za-z0-9]+$)/.test(request.uri)
  if (event.context.eventType === 'viewer-request') {
    if (!isFile) request.uri = '/analyze-h5/index.html'
    return request
  }
  var response = event.response
  var isHashed = request.uri.indexOf('/analyze-h5/assets/') === 0 && response.statusCode === 200
  var headers = response.headers
  headers['content-security-policy'] = { value: policy }
  headers['referrer-policy'] = { value: 'no-referrer' }
  headers['x-content-type-options'] = { value: 'nosniff' }
  headers['permissions-policy'] = { value: 'camera=(self), microphone=(), geolocation=()' }
  headers['cache-control'] = { value: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache' }
  return response
}
