import { defineConfig } from "@playwright/test"

export default defineConfig({
  testDir: "test/e2e",
  testMatch: "*.journey.ts",
  globalSetup: "./test/e2e/global-setup.ts",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  expect: { timeout: 10_000 },
  use: { actionTimeout: 10_000, navigationTimeout: 30_000, screenshot: "only-on-failure" },
})
