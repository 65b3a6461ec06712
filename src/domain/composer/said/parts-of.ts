import { conjuncts, readNounPhrase } from "../understand/noun-phrase.ts"
import { isDeterminer, isPreposition } from "../understand/word-kinds.ts"
import { cutInTwo } from "./kind-and-deed.ts"
import type { Said } from "./said.ts"

const isPart = (text: string, town: string): boolean => {
  const words = text.split(" ")
  const isName = words.every((word) => /^\p{Lu}/u.test(word))
  const isLone = words.length === 1 && !/s$|ing$|age$|tion$|ment$|work$|care$|repair$/.test(text)
  return (
    words.length < 5 &&
    text.length > 3 &&
    !isName &&
    !isLone &&
    !/^(?:help|guide|support|advise) \p{L}+s$/iu.test(text) &&
    !words.some((word) => isPreposition(word) || isDeterminer(word)) &&
    !/[$£€\d]/.test(text) &&
    text !== town
  )
}

const doing =
  /^(?:we |I )?(?:also )?(?:do|build|offer|provide|make|sell|fix|repair|install|teach|translate|photograph|design|clean|groom|restore|treat|tune|write|edit|bake|cook|serve|grow|print|fit|clear|supply|stock|hire out|rent out|rent|run|handle|cater for|draw up|prepare|plan|host) (.+)$/i

/** "Build cabinets, cut countertops and fit tile": each deed names its own things. */
const withoutVerb = (item: string): string =>
  item.replace(/^(?:fix|repair|replace|rebuild|cut|fit|install|build|lay|mend) (?=\p{L})/iu, "")

/** "We build walls, gardens and drainage for hillside yards" does three things. */
export function partsOf(said: readonly Said[], town: string): string[] {
  const out: string[] = []
  const told = said.filter((one) => /^(?:what|given)$/.test(one.topic) && one.form !== "is" && one.form !== "past")
  for (const [at, { text, topic, form }] of told.slice(0, 4).entries()) {
    const object =
      doing.exec(text)?.[1] ??
      cutInTwo(text)?.does ??
      // What comes after other things is what a job comes with: "camera and vac, photos before and after".
      (form === "things" &&
      at === 0 &&
      topic === "what" &&
      /, .*(?: and |,)/.test(text) &&
      text.split(", ")[0] === readNounPhrase(text.split(", ")[0] ?? "").head
        ? (text.split(/ (?:for|in|at|around|across|near|throughout|from) /)[0] ?? "")
        : "")
    const items = conjuncts(object).map((item) =>
      readNounPhrase(withoutVerb(item)).head.replace(/^(?:an?|the|our) /i, ""),
    )
    if (items.length > 1) out.push(...items.filter((item) => isPart(item, town)))
  }
  return [...new Set(out)].slice(0, 6)
}
