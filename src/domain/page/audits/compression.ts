import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

const minBytes = 20_000

export const compression = makeAudit({
  id: "compression",
  passTitle: "The page is sent packed",
  failTitle: "The page is sent unpacked",
  why: "Packed, a page needs a quarter of the time on a slow line.",
  matter: "people",
  source: { url: "https://web.dev/articles/ttfb", readOn: "2026-11-20" },
  weight: 1,
  needs: ["delivery"],
  judge(facts) {
    const { bytes, isPacked } = facts.delivery
    if (bytes < minBytes) return notApplicable
    if (isPacked) return pass
    return fail("Have the server pack the page with gzip or brotli.", [
      evidence("HTML as it was sent", { measured: `${Math.round(bytes / 1024)} KiB` }),
    ])
  },
})
