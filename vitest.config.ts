import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
      "test/*.test.ts",
      "test/laws/*.test.ts",
      "test/words/**/*.test.ts",
      "test/faults/**/*.test.ts",
    ],
    globalSetup: ["test/global-setup.ts"],
    silent: "passed-only",
    // Much of it waits for a database, so a core is not kept free for the runner.
    maxWorkers: "100%",
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
