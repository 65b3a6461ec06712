import { defineConfig } from "@playwright/test"

export default defineConfig({
  testDir: "test/e2e",
  testMatch: "*.journey.ts",
  globalSetup: "./test/e2e/global-setup.ts",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  forbidOnly: true,
  // A machine with other things to do still has to pass; what is right comes at once and waits for none of this.
  expect: { timeout: 20_000 },
  use: { actionTimeout: 20_000, navigationTimeout: 30_000, screenshot: "only-on-failure" },
})
