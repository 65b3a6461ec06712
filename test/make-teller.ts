import { makeTeller, type Teller } from "../src/domain/composer/teller.ts"
import { understand } from "../src/domain/composer/understand/understand.ts"
import { platforms } from "../src/domain/platforms/index.ts"
import { type Brief, subjectsOf } from "../src/domain/seo/brief.ts"
import { makeBrief } from "./score/make-brief.ts"

/** The first subject of a brief with these texts, understood and ready to be told of. */
export function tellerOf(given: Partial<Brief>, platformId = "etsy"): Teller {
  const brief = makeBrief({ businessName: "Marlow Bench", ...given })
  const [subject = { name: "", category: "", description: "" }] = subjectsOf(brief)
  return makeTeller(
    understand(brief, subject, platforms.find(({ id }) => id === platformId)?.genre ?? "goods"),
    "0|test",
  )
}
