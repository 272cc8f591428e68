import chromium from './playwright.config.ts'

/** What is not asked of Firefox, and why; docs/engines.md says what that leaves untested there. */
const notHere: readonly (readonly [title: RegExp, why: string])[] = [
  [/is pulled down to be fetched again/, 'touches are sent over the DevTools protocol, which is Chromium’s'],
  [/enlarged and moved by buttons, keys, mouse and two fingers/, 'the same'],
  [/by touch|by a finger/, 'the same'],
  [/hears each page in its order \(zh-Hans\)/, 'names of countries, and their order, are the browser’s own'],
  [/offers its poster|all records leave as a file/, 'this release tells nobody that a download began'],
  [/the live picture|the camera closes|the system’s own camera/, 'a false camera is a flag of Chromium'],
  [
    /left behind by a closed page|a login leads to no place/,
    'a page that leads on at once counts as a failed visit',
  ],
  [/nobody asked for \(lazy-services\)/, 'a lost script is not fetched again before the page is opened anew'],
  [/does not load within a minute/, 'the words of the expected complaint on the console are others'],
  [
    /is right at 320, 375 and 430 px/,
    'rows that content-visibility skips are measured where they stood before',
  ],
]

/** The journeys in Firefox, through scripts/engines/firefox.mjs: `npm run firefox`. */
export default {
  ...chromium,
  testDir: 'test/journeys',
  timeout: 120_000,
  grepInvert: notHere.map(([title]) => title),
  use: {
    ...chromium.use,
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: new URL('scripts/engines/firefox.mjs', import.meta.url).pathname,
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 }, // this release is not told by a command
    },
  },
}
