/** Who may import whom. Each rule tells whoever broke it what to do instead. */
const except = (...names) => `^src/(?!${names.join('|')})`

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Two files that need each other are one thing, or a third one is missing: move the shared part out.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
          '^src/recognition/(worker|node|ppocr/ocr-worker)\\.ts$',
          '^src/analysis/analysis-worker\\.ts$',
          '^mocks/(tldts-stub|worker)\\.ts$',
        ],
      },
      to: {},
    },
    {
      name: 'main-composes-only',
      comment:
        'main.tsx is the composition root: it wires app, i18n and ui, and lazily the mock. Put behaviour in src/app or a feature.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^(src|mocks)/', pathNot: ['^src/(app|i18n|ui)/', '^mocks/browser\\.ts$'] },
    },
    {
      name: 'only-main-reaches-mocks',
      comment:
        'The mock backend comes in through main.tsx, by a dynamic import behind VITE_API; elsewhere pass a fetch.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main\\.tsx$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks-are-lazy',
      comment:
        'A static import of the mock would put it into the server build. Use import() behind import.meta.env.VITE_API.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'app-is-on-top',
      comment:
        'Nothing but main.tsx imports src/app: pass what you need from the app as a property or an option.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: ['^src/app/', '^src/main\\.tsx$'] },
      to: { path: '^src/app/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment:
        'Features meet in src/app only. Lift what both need into device, ui, api or engine, or pass it in from the app.',
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
      name: 'features-stand-on-the-ground-floor',
      comment: 'Only app and main import features.',
      severity: 'error',
      from: { path: '^(src/(api|device|engine|i18n|knowledge|recognition|ui)|mocks)/' },
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
      name: 'ground-floor-stands-alone',
      comment: 'api, ui, i18n, knowledge and recognition import nothing of ours: pass what they need in.',
      severity: 'error',
      from: { path: '^src/(api|ui|i18n|knowledge|recognition)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: ['^src/', '^mocks/'], pathNot: '^src/$1/' },
    },
    {
      name: 'device-knows-shapes-only',
      comment:
        'The device keeps what the API describes, so it may use the types of schema.d.ts; nothing else of ours.',
      severity: 'error',
      from: { path: '^src/device/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/device/', '^src/api/schema\\.d\\.ts$'] },
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
        'The mock answers from engine, knowledge and recognition (their index) and is typed by api/schema.d.ts; it knows no screen.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '\\.test\\.ts$' },
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
