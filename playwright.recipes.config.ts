import { defineConfig } from '@playwright/test'

/** `npm run dev`, then `npx playwright test --config playwright.recipes.config.ts`; DEV_URL names another server. */
export default defineConfig({
  testDir: 'test/development',
  testMatch: '**/*.recipe.ts',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: process.env['DEV_URL'] ?? 'http://localhost:5173/analyze-h5/',
    viewport: { width: 375, height: 812 },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
})
