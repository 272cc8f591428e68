import chromium from './playwright.config.ts'

/** Journeys in Debian's WebKit, over the protocol it speaks (`test/webkit/person.ts`): `npm run webkit`. */
export default { ...chromium, testDir: 'test/webkit', testMatch: '*.webkit.ts', workers: 1, timeout: 180_000 }
