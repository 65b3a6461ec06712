import { evidence, fail, makeAudit, notApplicable, pass } from "./audit.ts"

const maxBytes = 500 * 1024

export const robotsTxtSyntax = makeAudit({
  id: "robots-txt-syntax",
  passTitle: "robots.txt can be read",
  failTitle: "robots.txt has lines that robots do not understand",
  why: "A line that cannot be read is skipped, and with it what it was meant to forbid or to allow.",
  matter: "indexing",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt",
    readOn: "2026-11-20",
  },
  weight: 2,
  needs: ["robotsFile"],
  judge(facts) {
    const { status, faults, isHtml, bytes, isCut } = facts.robotsFile
    if (status === null || status >= 500)
      return fail("Make robots.txt answer: while it fails, Google may stop reading the site.", [
        evidence("robots.txt", { measured: status === null ? "no answer" : `answer ${status}`, limit: "200 or 404" }),
      ])
    if (status >= 400 || bytes === 0) return notApplicable
    if (isHtml)
      return fail("Put a plain text file at /robots.txt, or answer that there is none.", [
        evidence("The file is a web page."),
      ])
    if (bytes > maxBytes || isCut)
      return fail("Shorten robots.txt: Google reads its first 500 KiB only.", [
        evidence("robots.txt", { measured: `${Math.ceil(bytes / 1024)} KiB`, limit: "500 KiB" }),
      ])
    if (faults.length === 0) return pass
    return fail(
      "Correct the lines of robots.txt that cannot be understood.",
      faults.map(({ line, text, why }) => evidence(`Line ${line}: ${text} (${why})`)),
    )
  },
})
