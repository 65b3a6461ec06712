import { evidence, fail, makeAudit, pass } from "./audit.ts"

const maxMs = 1800

export const responseTime = makeAudit({
  id: "response-time",
  passTitle: "The server answers quickly",
  failTitle: "The server answers slowly",
  why: "While the server thinks, the visitor sees nothing.",
  matter: "ranking",
  source: { url: "https://web.dev/articles/ttfb", readOn: "2026-11-20" },
  weight: 1.5,
  needs: ["delivery"],
  judge(facts) {
    const { firstByteMs } = facts.delivery
    if (firstByteMs <= maxMs) return pass
    return fail("Make the server answer sooner.", [
      evidence("Until the first byte, from our server", { measured: `${firstByteMs} ms`, limit: `${maxMs} ms` }),
    ])
  },
})
