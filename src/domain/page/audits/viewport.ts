import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const viewport = makeAudit({
  id: "viewport",
  passTitle: "The page adapts to phones",
  failTitle: "The page does not adapt to phones",
  why: "Google looks at pages as a phone does. Without a viewport a phone shows the desktop page in small.",
  matter: "ranking",
  source: {
    url: "https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing",
    readOn: "2026-11-20",
  },
  weight: 4,
  needs: ["viewports"],
  judge(facts) {
    const [first] = facts.viewports
    if (first === undefined)
      return fail("Add a viewport so the page fits mobile screens.", [evidence("There is no viewport tag.")], {
        label: "Put this into the head",
        code: '<meta name="viewport" content="width=device-width, initial-scale=1">',
      })
    const { content, spot } = first
    if (!/\bwidth\s*=|\binitial-scale\s*=/i.test(content))
      return fail("Let the viewport follow the width of the screen.", [evidence(content, { spot })])
    const scale = /\bmaximum-scale\s*=\s*([\d.]+)/i.exec(content)?.[1]
    if (/\buser-scalable\s*=\s*(?:no|0)\b/i.test(content) || (scale !== undefined && Number(scale) < 2))
      return fail("Allow visitors to zoom: the viewport forbids it.", [evidence(content, { spot })])
    return pass
  },
})
