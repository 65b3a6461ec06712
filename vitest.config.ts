import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    silent: "passed-only",
    // Node runs our TypeScript as it is. What the bundler would make of it is slower, and has to be made each time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: ["src/{domain,contract,web}/**/*.test.{ts,tsx}", "test/quality/**/*.test.ts"],
          // They share nothing that one could leave behind for another, and loading the rule book again for each of
          // two hundred files took longer than all their tests.
          isolate: false,
          sequence: { groupOrder: 0 },
          // Nothing in them ever waits.
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          name: "machine",
          include: [
            "src/server/**/*.test.ts",
            "scripts/**/*.test.ts",
            "test/*.test.ts",
            "test/laws/*.test.ts",
            "test/stripe/*.test.ts",
            "test/faults/*.test.ts",
            // Faults that take longest.
            ...(process.env.FAULTS === "all" ? ["test/faults/long/*.test.ts"] : []),
          ],
          globalSetup: ["test/global-setup.ts"],
          // What they leave behind is in a database, and each has one of its own; the server's code is loaded once.
          isolate: false,
          sequence: { groupOrder: 1 },
          // Much of it waits: for a database, for a server to start, for one to be killed. The journeys beside it use that
          // time, and each worker more would load the server's code once more.
          maxWorkers: availableParallelism(),
          // What is waited for comes at once, or later on a busy machine; the second that is the default is too short there.
          expect: { poll: { timeout: 60_000, interval: 20 } },
        },
      },
    ],
  },
})
