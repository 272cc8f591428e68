import { defineConfig } from '@playwright/test'

// Four ports of this run's own, told to its workers, so that two runs on one machine do not meet; below those that systems
// hand out by themselves.
process.env['JOURNEYS_PORT'] ??= String(10_000 + 4 * (process.pid % 4_000))
const port = Number(process.env['JOURNEYS_PORT'])
/** The build that talks to a server, without one. */
const serverBuildPort = port + 1

/** Started for this run; on a busy machine the mock backend takes more than a minute until it answers. */
const ownServer = { reuseExistingServer: false, timeout: 300_000 }

/** The server build with a server: the mock backend over HTTP, behind the same origin. */
const withServerPort = port + 2
const mockPort = port + 3
const serverAndMock = [
  {
    command: `node scripts/mock.mjs --port ${mockPort} --public-url http://localhost:${withServerPort}`,
    env: {},
    url: `http://127.0.0.1:${mockPort}/__mock`,
    ...ownServer,
  },
  {
    command: 'npx vite preview --mode production --host localhost',
    env: { PORT: String(withServerPort), API_PROXY: `http://127.0.0.1:${mockPort}` },
    url: `http://localhost:${withServerPort}/analyze-h5/`,
    ...ownServer,
  },
]

/** Journeys of a person through the built demo, in a real browser. */
export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.journey.ts',
  forbidOnly: process.env['CI'] !== undefined,
  // Every test has a browser profile of its own; what they share, the server, knows them by phone or device.
  workers: 2,
  fullyParallel: true,
  // When a test is given up, not what it waits for: ten times what the slowest takes on a machine with nothing else to do.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    baseURL: `http://localhost:${port}/analyze-h5/`,
    viewport: { width: 375, height: 812 },
    reducedMotion: 'reduce',
    // Pictures and pages of every step cost a sixth of the run; `--trace=on` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    ...serverAndMock,
    ...[
      { mode: 'demo', at: port },
      { mode: 'production', at: serverBuildPort },
    ].map(({ mode, at }) => ({
      command: `npx vite preview --mode ${mode} --host localhost`,
      env: { PORT: String(at) },
      url: `http://localhost:${at}/analyze-h5/`,
      ...ownServer,
    })),
  ],
})
