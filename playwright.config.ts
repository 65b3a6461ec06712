import { defineConfig } from "@playwright/test"

export default defineConfig({
  testDir: "test/e2e",
  testMatch: "*.journey.ts",
  // Faults that take longest.
  testIgnore: process.env.FAULTS === "all" ? [] : ["long/**"],
  globalSetup: "./test/e2e/global-setup.ts",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  // Half of a journey is waiting for what is typed to be saved, shown or forgotten; the units beside it use that time.
  workers: 2,
  timeout: 180_000,
  forbidOnly: true,
  // A machine with other things to do still has to pass; what is right comes at once and waits for none of this.
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: "only-on-failure",
    // Drawing what moves takes a tenth of the processor. Journeys that test motion, or all of a page, ask for it.
    contextOptions: { reducedMotion: "reduce" },
  },
})
