import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const charset = makeAudit({
  id: "charset",
  passTitle: "The page says how its characters are written",
  failTitle: "It is not clear how the characters are written",
  why: "If browsers have to guess it, accented letters and quotation marks may turn into nonsense.",
  matter: "people",
  source: { url: "https://html.spec.whatwg.org/multipage/semantics.html#charset", readOn: "2026-11-20" },
  weight: 2,
  needs: ["charset", "delivery"],
  judge(facts) {
    const { inHeader, inMeta, metaAt, from, name } = facts.charset
    const declare = { label: "Put this first into the head", code: '<meta charset="utf-8">' }
    if (from === "bom") return pass
    if (inHeader === null && inMeta === null)
      return fail(
        "Declare the character encoding of the page.",
        [evidence(`Nothing names it; it was read as ${name}.`)],
        declare,
      )
    if (inHeader === null && metaAt !== null && metaAt > 1024)
      return fail(
        "Move the charset up: browsers look for it in the first 1,024 bytes.",
        [evidence("The charset comes late", { measured: `byte ${metaAt}`, limit: "byte 1,024" })],
        declare,
      )
    if (inHeader !== null && inMeta !== null && inHeader.toLowerCase() !== inMeta.toLowerCase())
      return fail("Let header and page name the same charset.", [
        evidence(`The header says ${inHeader}, the page ${inMeta}.`),
      ])
    return pass
  },
})
