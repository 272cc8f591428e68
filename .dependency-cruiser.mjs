/** Who may import whom. Each rule says what to do instead of breaking it. */
const except = (...names) => `^src/(?!${names.join('|')})`

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Two files that import each other, types included, are one thing, or a third one is missing: move the shared part out.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file. Delete it, or say here why it stands alone.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.test\\.tsx?$',
          '^test/',
          '^scripts/',
          '^src/recognition/(worker|node|ppocr/ocr-worker)\\.ts$',
          '^src/analysis/analysis-worker\\.ts$',
          '^mocks/(msw/tldts-stub|worker)\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'main-composes-only',
      comment:
        'main.tsx is the composition root: it wires app, i18n and ui, and lazily the mock and its help for development. Put behaviour in src/app or a feature.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: {
        path: '^(src|mocks)/',
        pathNot: ['^src/(app|i18n|ui)/', '^mocks/(browser|development/page-fetch)\\.ts$'],
      },
    },
    {
      name: 'only-main-reaches-mocks',
      comment:
        'The mock backend comes in through main.tsx, by a dynamic import behind VITE_API; elsewhere pass a fetch.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main\\.tsx$' },
      to: { path: '^mocks/', pathNot: '^mocks/control/control\\.ts$' },
    },
    {
      name: 'only-the-demo-knows-the-control',
      comment:
        'The panel of the demo is typed by the control of the mock backend, so that it is defined once: types only.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/demo/demo-backend\\.ts$' },
      to: { path: '^mocks/control/control\\.ts$' },
    },
    {
      name: 'mocks-are-lazy',
      comment:
        'A static import of the mock would put it into the server build. Use import() behind import.meta.env.VITE_API.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^mocks/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-is-on-top',
      comment:
        'Nothing but the entries (main, first-paint, prerender) imports src/app: pass what you need from the app as a property or an option.',
      severity: 'error',
      from: {
        path: '^(src|mocks)/',
        pathNot: ['^src/app/', '^src/(main|prerender)\\.tsx$', '^src/first-paint\\.ts$'],
      },
      to: { path: '^src/app/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment:
        'Features meet in src/app only. Lift what both need into records, storage, device, analysis, ui, api or engine, or pass it in from the app.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-through-their-door',
      comment:
        'Import a feature through its index.ts; the rest of its files are its own business. (Documents load by themselves.)',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/[^/]+/',
        pathNot: ['/index\\.ts$', '^src/features/agreement/documents\\.tsx$'],
      },
    },
    {
      name: 'only-app-imports-features',
      comment: 'Only app and main import features.',
      severity: 'error',
      from: {
        path: '^(src/(analysis|api|device|engine|i18n|knowledge|recognition|records|storage|ui)|mocks)/',
      },
      to: { path: '^src/features/' },
    },
    {
      name: 'engine-is-pure',
      comment:
        'The engine gets the knowledge as a parameter and knows its types only; no React, network, DOM or library in it.',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^src/engine/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'engine-types-from-knowledge-only',
      comment: 'The only types the engine takes from elsewhere are those of src/knowledge.',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/(engine|knowledge)/'] },
    },
    {
      name: 'foundations-import-nothing-of-ours',
      comment:
        'api, device, i18n, knowledge, recognition and ui import no other folder of ours (lazy.ts, chunk-load-error.ts, kept-keys.ts and recognition-files.ts apart): pass what they need in.',
      severity: 'error',
      from: { path: '^src/(api|device|i18n|knowledge|recognition|ui)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^src/', '^mocks/'],
        pathNot: ['^src/$1/', '^src/(lazy|chunk-load-error|recognition-files|kept-keys)\\.ts$'],
      },
    },
    {
      name: 'records-know-shapes-only',
      comment:
        'Records contain what the API describes, so they may use its types, known values, shapes and problems; nothing else of ours.',
      severity: 'error',
      from: { path: '^src/records/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/records/',
          '^src/api/(schema\\.d|known-values(\\.generated)?|shapes|problems)\\.ts$',
          '^src/kept-keys\\.ts$',
        ],
      },
    },
    {
      name: 'storage-knows-records-only',
      comment:
        'Storage saves records and conversations; it may use their types and checks, and tell that its worker could not be loaded; nothing else of ours.',
      severity: 'error',
      from: { path: '^src/storage/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(storage|records)/',
          '^src/api/schema\\.d\\.ts$',
          '^src/(chunk-load-error|kept-keys)\\.ts$',
        ],
      },
    },
    {
      name: 'analysis-joins-recognition-and-engine',
      comment:
        'Analysis on the device runs recognition, knowledge and engine in a worker; screens and storage stay out of it.',
      severity: 'error',
      from: { path: '^src/analysis/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(analysis|api|engine|knowledge|recognition|records)/',
          '^src/(lazy|chunk-load-error|recognition-files|kept-keys)\\.ts$',
        ],
      },
    },
    {
      name: 'one-place-knows-the-recogniser',
      comment:
        'tesseract.js and onnxruntime-web stay behind src/recognition, so that they can be replaced there and nowhere else.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^src/recognition/' },
      to: { path: 'node_modules/(tesseract\\.js|onnxruntime-web)' },
    },
    {
      name: 'recognition-through-its-door',
      comment: 'Import src/recognition/index.ts (in Node: node.ts); the pipeline behind it may change.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^src/recognition/' },
      to: { path: '^src/recognition/', pathNot: '^src/recognition/(index|node)\\.ts$' },
    },
    {
      name: 'mocks-know-the-domain-only',
      comment:
        'The mock answers from engine, knowledge and recognition (their index) and is typed by api/schema.d.ts; it knows no screen. Tests and probes call it through the client.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/probes/|\\.test\\.ts$' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(engine|engine/answers|knowledge|recognition)/index\\.ts$',
          '^src/recognition/node\\.ts$',
          '^src/api/schema\\.d\\.ts$',
        ],
      },
    },
    {
      name: 'contracts-know-api-and-mocks',
      comment: 'Contracts call the real client against the mock; whatever else they need belongs there.',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: except('api/'), pathNot: '^mocks/' },
    },
    {
      name: 'nothing-imports-scripts',
      comment:
        'Scripts are commands: what the app, the mock or a test needs is put there. Only configuration uses the plugins in scripts/*.ts; journeys compare with the table of response headers, and tests of `npm run verify` and of deploying import what they test.',
      severity: 'error',
      from: {
        path: '^(src|mocks|contracts|test)/',
        pathNot: '^contracts/.*\\.test\\.ts$|^contracts/states-file\\.ts$|^test/deploying/',
      },
      to: { path: '^scripts/', pathNot: '^scripts/build/response-headers\\.ts$' },
    },
    {
      name: 'scripts-load-source-by-its-list',
      comment:
        'A script loads our TypeScript through openSource() of scripts/source.mjs, whose list names what may be loaded: Node 20 cannot import it.',
      severity: 'error',
      from: { path: '^scripts/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|mocks|contracts|test)/', pathNot: '^src/i18n/taiwan-words\\.ts$' },
    },
    {
      name: 'benches-are-commands',
      comment:
        'Other scripts do not import a bench, so that installing or checking never needs its tools; what both need stands in scripts/.',
      severity: 'error',
      from: {
        path: '^scripts/',
        pathNot: ['^scripts/bench/', '^scripts/(bench|models|recognise-photos)\\.mjs$'],
      },
      to: { path: '^scripts/bench/' },
    },
    {
      name: 'nobody-needs-tests',
      comment: 'Product code imports neither test/ nor contracts/ nor a test file.',
      severity: 'error',
      from: { path: '^(src|mocks|scripts)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^(test|contracts)/', '\\.test\\.tsx?$'] },
    },
    {
      name: 'faker-in-seeds-only',
      comment: 'Faker supplies people, brands and rankings in the mock’s seeds; everything else is real.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^mocks/seeds\\.ts$' },
      to: { path: 'node_modules/@faker-js' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
